#include "tasks/comparison/several_results.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>

#include "base/text.h"
#include "roles/comparison/columns.h"
#include "roles/names/metric_names.h"
#include "table/column_traits.h"
#include "table/name_list.h"
#include "table/row_names.h"

namespace melon {
namespace {

using Columns = std::vector<const Column*>;

/// Whether every two of the rows differ in one of the columns.
bool TellApart(const Columns& columns, const std::vector<std::size_t>& rows) {
  std::set<std::vector<std::string>> seen;
  for (const std::size_t row : rows) {
    std::vector<std::string> cells;
    cells.reserve(columns.size());
    for (const Column* const column : columns)
      cells.push_back(NameText(*column, row));
    if (!seen.insert(std::move(cells)).second) return false;
  }
  return true;
}

/// In folds that are compared data sets are no key.
bool IsKey(const Roles& roles, std::size_t index) {
  const bool by_datasets = roles.task == TaskKind::friedman;
  return (by_datasets && roles.dataset == index) || roles.algorithm == index ||
         roles.run == index || roles.fold == index;
}

/// Columns that may tell results apart, neither keys nor results: of texts that
/// several rows have, or of few numbers.
Columns Settings(const Table& table, const Roles& roles, bool numbers) {
  const auto fits = [&](const Column& column) {
    if (!IsCoded(column) || IsNumeric(column) != numbers) return false;
    return numbers
               ? HasFewValues(table, column) && !IsMetricName(column.name) &&
                     !IsIn(kEpochNames, column)
               : column.labels.size() != column.codes.size();
  };
  const auto& results = roles.predictions;
  Columns settings;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const bool is_result =
        std::find(results.begin(), results.end(), i) != results.end();
    if (!is_result && !IsKey(roles, i) && fits(table.columns[i]))
      settings.push_back(&table.columns[i]);
  }
  return settings;
}

/// Of those that tell the rows apart alone, one that is called like data sets,
/// else the one of the fewest values: an operation rather than a time of day.
const Column* TextThatTells(const Columns& texts,
                            const std::vector<std::size_t>& rows) {
  const Column* fewest = nullptr;
  for (const Column* const column : texts) {
    if (!TellApart({column}, rows)) continue;
    if (IsIn(kDatasetNames, *column)) return column;
    if (fewest == nullptr || column->labels.size() < fewest->labels.size())
      fewest = column;
  }
  return fewest;
}

/// As few of the columns as tell the rows apart; none if all do not.
Columns NeededOf(Columns columns, const std::vector<std::size_t>& rows) {
  if (!TellApart(columns, rows)) return {};
  for (std::size_t i = columns.size(); i-- > 0;) {
    Columns fewer = columns;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (TellApart(fewer, rows)) columns = std::move(fewer);
  }
  return columns;
}

Problem ToldByText(const ResultsOfOne& results, std::uint64_t last,
                   const std::string& column) {
  return {
      .code = "doubled_result",
      .message = Fill(
          {"There are several results of \"{0}\" for \"{1}\", the last in line "
           "{2}; column \"{3}\" tells them apart. If it belongs to the "
           "learner, write both names into one column; if it names the data "
           "sets, say so (task=friedman, dataset={3}); if it is a setting, "
           "keep the rows of one of its values.",
           "“{0}”在“{1}”上有多个结果，最后一个在第 {2} 行；“{3}”列区分了它们。"
           "若它属于学习器，请把两个名称写入同一列；若它是数据集，请指定"
           "（task=friedman、dataset={3}）；若它是某种设置，请只保留其中一个取"
           "值的行。"},
          {Shorten(results.algorithm), Shorten(results.row),
           std::to_string(last), Shorten(column)}),
      .line = last,
      .column = column};
}

/// Folds are compared within one data set.
Problem ToldByDataset(const ResultsOfOne& results, std::uint64_t last,
                      const std::string& column) {
  return {
      .code = "doubled_result",
      .message = Fill(
          {"There are several results of \"{0}\" for \"{1}\", the last in line "
           "{2}; column \"{3}\", the data sets, tells them apart. Folds are "
           "compared on one data set: keep the rows of one, or compare the "
           "algorithms on all of them (task=friedman).",
           "“{0}”在“{1}”上有多个结果，最后一个在第 {2} 行；数据集列“{3}”区分了"
           "它们。各折的比较只在一个数据集上进行：请只保留一个数据集的行，或在"
           "全"
           "部数据集上比较各算法（task=friedman）。"},
          {Shorten(results.algorithm), Shorten(results.row),
           std::to_string(last), Shorten(column)}),
      .line = last,
      .column = column};
}

Problem ToldByNumber(const ResultsOfOne& results, std::uint64_t second,
                     const std::string& column) {
  return {
      .code = "doubled_result",
      .message = Fill(
          {"There are {3} results of \"{0}\" for \"{1}\", the second in "
           "line {2}; column \"{4}\" tells them apart. If it numbers folds, "
           "say so (fold={4}); if each of its numbers is a data set of its "
           "own, such as a size, say that (dataset={4}); of a setting keep "
           "the rows of one value.",
           "“{0}”在“{1}”上有 {3} 个结果，第二个在第 {2} 行；“{4}”列区分了它"
           "们。若它给各折编号，请指定（fold={4}）；若其每个数各是一个数据"
           "集，如规模，请指定（dataset={4}）；若是某种设置，请只保留其中一"
           "个取值的行。"},
          {Shorten(results.algorithm), Shorten(results.row),
           std::to_string(second), CountText(results.rows.size()),
           Shorten(column)}),
      .line = second};
}

Problem ToldByColumns(const ResultsOfOne& results, std::uint64_t second,
                      const Columns& columns) {
  std::vector<std::string> names;
  names.reserve(columns.size());
  for (const Column* const column : columns) names.push_back(column->name);
  const Message list = NameList(names);
  const auto fill = [&](const std::string& shown) {
    return Fill(
        {"There are {3} results of \"{0}\" for \"{1}\", the second in line "
         "{2}; the columns {4} together tell them apart. Join those that "
         "belong to the learner with its name in one column, and those that "
         "belong to the data set with its; of settings keep the rows of one "
         "value; a column of folds choose as such (fold).",
         "“{0}”在“{1}”上有 {3} 个结果，第二个在第 {2} 行；{4} 各列共同区分了"
         "它们。属于学习器的列请与其名称合并为一列，属于数据集的列同理；若是某"
         "种设置，请只保留其中一个取值的行；若某列给各折编号，请指定它"
         "（fold）。"},
        {Shorten(results.algorithm), Shorten(results.row),
         std::to_string(second), CountText(results.rows.size()), shown});
  };
  return {.code = "doubled_result",
          .message = {fill(list.english).english, fill(list.chinese).chinese},
          .line = second,
          .column = names.front()};
}

Problem Untold(const ResultsOfOne& results, std::uint64_t second,
               TaskKind task) {
  constexpr Text kOne{
      "There are {3} results of \"{0}\" for \"{1}\", the second in line {2}. "
      "Leave one of them; if they are folds, add a column that numbers them, "
      "and choose it (fold).",
      "“{0}”在“{1}”上有 {3} 个结果，第二个在第 {2} 行。请只保留一个；若它们是"
      "不同的折，请加一列编号并指定它（fold）。"};
  constexpr Text kSeveral{
      "There are {3} results of \"{0}\" for \"{1}\", the second in line {2}, "
      "and everywhere else at least {4}. If they are repetitions, add a column "
      "that numbers them, and choose it as the run (run): then their means are "
      "compared.",
      "“{0}”在“{1}”上有 {3} 个结果，第二个在第 {2} 行；别处则至少有 {4} "
      "个。若它们是多次重复，请加一列编号并指定它为轮次（run），即按均值比较"
      "。"};
  constexpr Text kFolds{
      "There are {3} results of \"{0}\" for \"{1}\", the second in line {2}, "
      "and everywhere else at least {4}. If they are the folds of a run, add a "
      "column that numbers them, and choose it (fold); else give one row for "
      "each.",
      "“{0}”在“{1}”上有 {3} 个结果，第二个在第 {2} 行；别处则至少有 {4} "
      "个。若它们是同一轮的各折，请加一列编号并指定它（fold）；否则请每个只保"
      "留一行。"};
  const Text& several = task == TaskKind::cv ? kFolds : kSeveral;
  return {
      .code = "doubled_result",
      .message = Fill(results.fewest > 1 ? several : kOne,
                      {Shorten(results.algorithm), Shorten(results.row),
                       std::to_string(second), CountText(results.rows.size()),
                       CountText(results.fewest)}),
      .line = second};
}

}  // namespace

bool AreToldApart(const Table& table, const Roles& roles,
                  const ResultsOfOne& results) {
  return TextThatTells(Settings(table, roles, false), results.rows) != nullptr;
}

Problem SeveralResults(const Table& table, const Roles& roles,
                       const ResultsOfOne& results) {
  const std::uint64_t second = table.LineOfRow(results.rows[1]);
  Columns settings = Settings(table, roles, false);
  if (const Column* const text = TextThatTells(settings, results.rows)) {
    const bool is_dataset =
        roles.dataset && text == &table.columns[*roles.dataset];
    return (is_dataset ? ToldByDataset : ToldByText)(
        results, table.LineOfRow(results.rows.back()), text->name);
  }
  const Columns numbers = Settings(table, roles, true);
  const auto number = std::find_if(numbers.begin(), numbers.end(),
                                   [&results](const Column* column) {
                                     return TellApart({column}, results.rows);
                                   });
  if (number != numbers.end())
    return ToldByNumber(results, second, (*number)->name);
  settings.insert(settings.end(), numbers.begin(), numbers.end());
  const Columns needed = NeededOf(std::move(settings), results.rows);
  return needed.empty() ? Untold(results, second, roles.task)
                        : ToldByColumns(results, second, needed);
}

}  // namespace melon
