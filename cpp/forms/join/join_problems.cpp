#include "forms/join/join_problems.h"

#include <algorithm>

#include "roles/role_problems.h"
#include "table/name_list.h"

namespace melon {
namespace {

std::string Quoted(const std::string& name) {
  return "\"" + Shorten(name) + "\"";
}

/// Both languages filled with what may differ between them.
Message FillBoth(const Text& pattern, const std::vector<Message>& parts) {
  std::vector<std::string_view> english;
  std::vector<std::string_view> chinese;
  for (const Message& part : parts) {
    english.push_back(part.english);
    chinese.push_back(part.chinese);
  }
  return {Fill(pattern, english).english, Fill(pattern, chinese).chinese};
}

Message Same(const std::string& text) { return {text, text}; }

Message Number(std::uint64_t count) { return Same(CountText(count)); }

/// "id", or "repeat" and "row": the columns of an identifier.
Message Columns(const std::vector<std::string>& columns) {
  Message list;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const std::string name = Shorten(columns[i]);
    list.english.append(i == 0 ? "" : " and ").append("\"" + name + "\"");
    list.chinese.append(i == 0 ? "" : "、").append("“" + name + "”");
  }
  return list;
}

/// "7, 8, 9 …" where there are more.
Message Examples(const std::vector<std::string>& examples,
                 std::uint64_t count) {
  Message list;
  for (const std::string& example : examples) {
    const std::string shown = example.empty() ? "∅" : example;
    list.english.append(list.english.empty() ? "" : "; ").append(shown);
    list.chinese.append(list.chinese.empty() ? "" : "；").append(shown);
  }
  if (count > examples.size()) {
    list.english += "; …";
    list.chinese += "；…";
  }
  return list;
}

}  // namespace

Problem IdentifierRepeats(const NamedTable& file,
                          const std::vector<std::string>& columns,
                          const std::vector<std::string>& examples,
                          std::uint64_t count, std::size_t row) {
  const bool one = count == 1;
  return {.code = "join_repeats",
          .message = FillBoth(
              {one ? "{0} does not identify the rows of \"{1}\": {3} is there "
                     "more than once. Remove the repetition, or choose "
                     "another column or the order of the rows to join by."
                   : "{0} does not identify the rows of \"{1}\": {2} rows "
                     "repeat an earlier one ({3}). Remove the repetitions, or "
                     "choose other columns or the order of the rows to join "
                     "by.",
               "{0} 不能标识“{1}”的各行：有 {2} "
               "行与之前的重复（{3}）。请去掉重复，或改按其他列、按行序合并。"},
              {Columns(columns), Same(Shorten(file.name)), Number(count),
               Examples(examples, count)}),
          .line = file.table->LineOfRow(row),
          .column = columns.front(),
          .value = examples.front()};
}

Problem NothingMatches(std::span<const NamedTable> files,
                       const std::vector<std::string>& columns,
                       const std::vector<std::vector<std::string>>& examples) {
  constexpr std::size_t kNamed = 3;
  Message list;
  for (std::size_t i = 0; i < std::min(kNamed, files.size()); ++i) {
    const Message some = Examples(examples[i], files[i].table->row_count);
    list.english.append(i == 0 ? "" : ", ")
        .append(Quoted(files[i].name) + " (" + some.english + ")");
    list.chinese.append(i == 0 ? "" : "、")
        .append("“" + Shorten(files[i].name) + "”（" + some.chinese + "）");
  }
  if (files.size() > kNamed) {
    list.english += ", …";
    list.chinese += "、…";
  }
  return {.code = "join_nothing_matches",
          .message = FillBoth(
              {"No value of {0} is in all {1} files: {2}. Join by another "
               "column or by the order of the rows; or, where the files have "
               "different cases, stack them.",
               "{0} 没有一个值同时出现在全部 {1} "
               "个文件中：{2}。请改按其他列或按行序合并；若各文件的样例不同，"
               "请将其上下相接。"},
              {Columns(columns), Number(files.size()), list}),
          .column = columns.front()};
}

Problem OtherRowCount(const NamedTable& one, const NamedTable& other) {
  return {.code = "join_rows",
          .message = FillBoth(
              {"\"{0}\" has {1} rows, and \"{2}\" has {3}. Files without a "
               "common identifier are joined row by row: give predictions of "
               "the same cases in the same order, or add a column such as id "
               "to each.",
               "“{0}”有 {1} 行，“{2}”有 {3} "
               "行。没有共同标识列的文件逐行合并：请给出对相同样例、"
               "按相同顺序的预测，或在每个文件中加入 id 之类的列。"},
              {Same(Shorten(one.name)), Number(one.table->row_count),
               Same(Shorten(other.name)), Number(other.table->row_count)}),
          .value = other.name};
}

Problem OtherCell(const CellPlace& one, const CellPlace& other,
                  std::uint64_t count, std::uint64_t rows, bool by_row) {
  const auto line = [](const CellPlace& place) {
    return place.file.table->LineOfCell(place.column, place.row);
  };
  return {
      .code = "join_cases",
      .message = FillBoth(
          {by_row ? "The files do not have the same cases in the same order: "
                    "\"{2}\" is \"{3}\" in line {1} of \"{0}\", and \"{6}\" "
                    "is \"{7}\" in line {5} of \"{4}\"; {8} of {9} rows "
                    "differ. Bring both into the same order, or give each a "
                    "column that identifies the case, such as id."
                  : "The files do not agree: of the same case, \"{2}\" is "
                    "\"{3}\" in line {1} of \"{0}\", and \"{6}\" is \"{7}\" "
                    "in line {5} of \"{4}\"; {8} of {9} rows differ. Correct "
                    "one of them, or say which column is the truth; of columns "
                    "called alike it is that of a file called truth.csv or "
                    "solution.csv.",
           by_row
               ? "各文件的样例或其顺序不同：“{0}”第 {1} "
                 "行的“{2}”是“{3}”，“{4}”第 {5} 行的“{6}”是“{7}”；{9} "
                 "行中有 {8} 行不同。请使其顺序一致，或为每个文件加入标识"
                 "样例的列，如 id。"
               : "各文件不一致：同一样例在“{0}”第 {1} "
                 "行的“{2}”是“{3}”，在“{4}”第 {5} "
                 "行的“{6}”是“{7}”；{9} 行中有 {8} "
                 "行不同。请更正其一，或指明哪一列是真实值；列名相同时，以名为"
                 " truth.csv 或 solution.csv 的文件中的为准。"},
          {Same(Shorten(one.file.name)), Number(line(one)),
           Same(Shorten(one.column.name)), Same(Shorten(one.text)),
           Same(Shorten(other.file.name)), Number(line(other)),
           Same(Shorten(other.column.name)), Same(Shorten(other.text)),
           Number(count), Number(rows)}),
      .line = line(other),
      .column = other.column.name,
      .value = other.text};
}

Problem OtherIdentifiers(const std::vector<CellPlace>& cells) {
  constexpr std::size_t kNamed = 3;
  Message list;
  for (std::size_t i = 0; i < std::min(kNamed, cells.size()); ++i) {
    const std::string column = Shorten(cells[i].column.name);
    const std::string file = Shorten(cells[i].file.name);
    const Message one =
        Fill({"\"{0}\" of \"{1}\" ({2}, …)", "“{1}”的“{0}”（{2}……）"},
             {column, file, cells[i].text});
    list.english.append(i == 0 ? "" : ", ").append(one.english);
    list.chinese.append(i == 0 ? "" : "、").append(one.chinese);
  }
  if (cells.size() > kNamed) {
    list.english += ", …";
    list.chinese += "……";
  }
  return {.code = "join_other_identifiers",
          .message = FillBoth(
              {"Which rows belong together? The files name their cases in "
               "columns that do not match: {0}. Give each file the same "
               "identifiers; or, if all have the same cases in the same order, "
               "join them by the order of the rows (join=rows).",
               "各行如何对应？各文件标识样例的列互不匹配：{0}。请在各文件中使用"
               "相同的标识；若各文件的样例及其顺序相同，请按行序合并"
               "（join=rows）。"},
              {list}),
          .column = cells.back().column.name,
          .value = cells.back().text};
}

Problem NotInFile(const NamedTable& file, const std::string& column) {
  Problem problem = UnknownColumn(*file.table, {"join", column});
  const std::string name = Shorten(file.name);
  problem.message = {
      Fill({"In \"{0}\": {1} A column of another name will do, if its values "
            "are those of the one that is named.",
            ""},
           {name, problem.message.english})
          .english,
      Fill({"", "“{0}”中：{1}列名可以不同，但取值须与所指定的列相同。"},
           {name, problem.message.chinese})
          .chinese};
  return problem;
}

Problem NoIdentifier(const NamedTable& file, const std::string& column) {
  return {.code = "join_texts",
          .message = FillBoth(
              {"\"{0}\" of \"{1}\" cannot identify rows: its texts are too "
               "long. Join by another column.",
               "“{1}”的“{0}”不能标识各行：文本过长。请改按其他列合并。"},
              {Same(Shorten(column)), Same(Shorten(file.name))}),
          .column = column};
}

Problem OtherColumns(const NamedTable& one, const NamedTable& other,
                     const std::string& column) {
  return {.code = "join_columns",
          .message = FillBoth(
              {"The files cannot be put below each other: \"{0}\" is a column "
               "of \"{1}\" and not of \"{2}\". Give files with the same "
               "columns.",
               "各文件不能上下相接：“{1}”有列“{0}”，而“{2}”没有。请给出列相同的"
               "文件。"},
              {Same(Shorten(column)), Same(Shorten(one.name)),
               Same(Shorten(other.name))}),
          .column = column,
          .value = other.name};
}

Problem OtherMeasureInFile(const NamedTable& one, const std::string& measure,
                           const NamedTable& other,
                           const std::string& other_measure) {
  return {
      .code = "join_other_measure",
      .message = Fill(
          {"\"{0}\" has results of \"{1}\", \"{2}\" of \"{3}\", and no "
           "measure is in all files: learners are compared by the same "
           "measure. Give each file a column of it, called alike.",
           "“{0}”是“{1}”的结果，“{2}”是“{3}”的结果，没有一种指标为各文件所"
           "共有：学习器须按同一指标比较。请让每个文件都有这一指标的列，并使用"
           "相同的列名。"},
          {Shorten(one.name), Shorten(measure), Shorten(other.name),
           Shorten(other_measure)}),
      .column = measure};
}

Problem MeasuresOfFiles(const NamedTable& one, const NamedTable& other) {
  return {
      .code = "join_measures",
      .message = Fill(
          {"\"{0}\" and \"{1}\" are called by different measures, whose "
           "results are not runs of one comparison. Give the results by "
           "one measure; if the names mean something else, put the files "
           "below each other all the same (join=stack).",
           "“{0}”与“{1}”以不同的指标命名，其结果不是同一比较的各轮。请只给出"
           "一种指标的结果；若名称另有含义，请仍将各文件上下相接"
           "（join=stack）。"},
          {Shorten(one.name), Shorten(other.name)}),
      .value = other.name};
}

Problem RowsUnmatched(std::span<const NamedTable> files,
                      const std::vector<std::string>& columns,
                      const std::vector<std::uint64_t>& counts,
                      const std::vector<std::vector<std::string>>& examples,
                      std::uint64_t row_count) {
  constexpr std::size_t kNamed = 3;
  Message list;
  std::size_t named = 0;
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (counts[i] == 0) continue;
    if (++named > kNamed) continue;
    const Message some = Examples(examples[i], counts[i]);
    list.english.append(named == 1 ? "" : ", ")
        .append(CountText(counts[i]) + " of " + Quoted(files[i].name) + " (" +
                some.english + ")");
    list.chinese.append(named == 1 ? "" : "、")
        .append("“" + Shorten(files[i].name) + "”的 " + CountText(counts[i]) +
                " 行（" + some.chinese + "）");
  }
  if (named > kNamed) {
    const std::string more = CountText(named - kNamed);
    list.english += " and rows of " + more + " more files";
    list.chinese += "等，另有 " + more + " 个文件";
  }
  return {.code = "join_unmatched",
          .message = FillBoth(
              {"The files were joined by {0}, which has {1} values that are in "
               "all of them. Rows of other values were left out: {2}.",
               "各文件按 {0} 合并，其中 {1} "
               "个值为所有文件共有。其余的行未采用：{2}。"},
              {Columns(columns), Number(row_count), list}),
          .column = columns.front()};
}

Problem ItemsNotJudged(std::span<const NamedTable> files,
                       const NamedTable& judgments,
                       const std::vector<std::uint64_t>& counts) {
  constexpr std::size_t kNamed = 3;
  Message list;
  std::size_t named = 0;
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (counts[i] == 0 || ++named > kNamed) continue;
    const std::string all = CountText(files[i].table->row_count);
    list.english.append(named == 1 ? "" : ", ")
        .append(CountText(counts[i]) + " of " + all + " in " +
                Quoted(files[i].name));
    list.chinese.append(named == 1 ? "" : "、")
        .append("“" + Shorten(files[i].name) + "”的 " + all + " 个中有 " +
                CountText(counts[i]) + " 个");
  }
  if (named > kNamed) {
    list.english += ", …";
    list.chinese += "……";
  }
  return {.code = "items_not_judged",
          .message = FillBoth(
              {"Documents that \"{0}\" does not judge count as not relevant: "
               "{1}.",
               "“{0}”未判断的文档视为不相关：{1}。"},
              {Same(Shorten(judgments.name)), list})};
}

Problem OneMeasureOfFiles(const std::string& taken,
                          const std::vector<std::string>& left) {
  return {
      .code = "result_columns_ignored",
      .message = FillBoth(
          {"Only \"{0}\" of each file is compared. Other columns of "
           "numbers, such as another metric or a time, are left out: {1}. "
           "To compare one of them instead, name it (predictions={2}), or "
           "leave \"{0}\" out of the files.",
           "只比较各文件的“{0}”。其他数值列（如另一种指标或时间）未参与比"
           "较：{1}。若要改为比较其中某列，请指定它（predictions={2}），或从"
           "各文件中删去“{0}”。"},
          {Same(Shorten(taken)), NameList(left), Same(Shorten(left.front()))}),
      .column = left.front()};
}

Problem JoinedByOtherNames(std::span<const NamedTable> files,
                           const std::vector<std::string>& columns) {
  constexpr std::size_t kNamed = 3;
  Message list;
  for (std::size_t i = 0; i < std::min(kNamed, files.size()); ++i) {
    const std::string file = Shorten(files[i].name);
    const std::string column = Shorten(columns[i]);
    const Message one =
        Fill({R"("{0}" of "{1}")", "“{1}”的“{0}”"}, {column, file});
    list.english.append(i == 0 ? "" : " = ").append(one.english);
    list.chinese.append(i == 0 ? "" : " = ").append(one.chinese);
  }
  if (files.size() > kNamed) {
    list.english += " = …";
    list.chinese += " = ……";
  }
  return {.code = "join_other_names",
          .message = FillBoth(
              {"The files were joined by columns of other names with the same "
               "values: {0}. If they do not mean the same cases, name another "
               "column or join by the order of the rows (join=rows).",
               "各文件按名称不同而取值相同的列合并：{0}。若它们所指的样例不同，"
               "请指定其他列，或按行序合并（join=rows）。"},
              {list}),
          .column = columns.back()};
}

Problem OrderUnchecked() {
  return {
      .code = "join_unchecked",
      .message = Fill(
          {"The files were joined row by row, and nothing in them shows that "
           "their rows are the same cases in the same order: only one has a "
           "truth, and no column of the same name identifies their rows.",
           "各文件逐行合并，但其中没有内容表明各行是顺序相同的样例：只有一个文"
           "件"
           "有真实值，且没有同名的标识列。"})};
}

}  // namespace melon
