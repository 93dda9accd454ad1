#include "forms/confusion_table.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/column_access.h"
#include "forms/confusion_names.h"
#include "forms/confusion_problems.h"
#include "io/number_text.h"
#include "table/class_index.h"
#include "table/column_traits.h"
#include "table/row_names.h"
#include "table/table_rows.h"

namespace melon {
namespace {

/// Tasks for which a confusion matrix may be read as cases: without doubt when
/// one of them was asked for.
bool IsOfClasses(TaskKind task) {
  return task == TaskKind::binary || task == TaskKind::labels ||
         task == TaskKind::many_labels || task == TaskKind::multiclass;
}

/// Cases or their weights: numbers, 0 or more.
bool ContainsCounts(const Column& column) {
  if (column.storage == Storage::dropped) return false;
  const std::vector<double> numbers = ToNumbers(column);
  // Not a number is not at least 0 either.
  return std::all_of(numbers.begin(), numbers.end(),
                     [](double number) { return number >= 0; });
}

/// Whether a number is the sum, but for the rounding of weights.
bool IsSum(double number, double sum) {
  return std::abs(number - sum) <= 1e-9 * sum;
}

/// Whether the last name is that of sums, if the numbers are: it says so, or it
/// is the one that the other axis does not have, such as "support".
bool IsNameOfSums(const std::vector<std::string>& names,
                  const std::vector<std::string>& others) {
  const bool one_too_many =
      names.size() == others.size() + 1 &&
      std::find(others.begin(), others.end(), names.back()) == others.end();
  return one_too_many || IsCalledSum(names.back());
}

/// The cells of a table with a first column of names, and these names.
struct CountTable {
  std::vector<std::string> row_names;
  std::vector<std::string> column_names;
  /// By column, then by row.
  std::vector<std::vector<double>> counts;
  /// Names of a last row and a last column of sums, which are left out.
  std::vector<std::string> sums;
  /// Whether they can be numbers of cases; else they are sums of weights.
  bool whole = true;

  /// Whether the last row is what the rows above add up to.
  [[nodiscard]] bool LastRowAddsUp() const {
    return row_names.size() > 2 &&
           std::all_of(counts.begin(), counts.end(),
                       [](const std::vector<double>& column) {
                         return IsSum(column.back(),
                                      std::accumulate(column.begin(),
                                                      column.end() - 1, 0.0));
                       });
  }

  [[nodiscard]] bool LastColumnAddsUp() const {
    if (column_names.size() <= 2) return false;
    for (std::size_t row = 0; row < row_names.size(); ++row) {
      double sum = 0;
      for (std::size_t i = 0; i + 1 < counts.size(); ++i) sum += counts[i][row];
      if (!IsSum(counts.back()[row], sum)) return false;
    }
    return true;
  }

  /// Where both add up, the last count is that of all cases: no class, whatever
  /// it is called.
  void LeaveOutSums() {
    const bool rows_add_up = LastRowAddsUp();
    const bool columns_add_up = LastColumnAddsUp();
    const bool both = rows_add_up && columns_add_up && counts.back().back() > 0;
    const bool row =
        both || (rows_add_up && IsNameOfSums(row_names, column_names));
    const bool column =
        both || (columns_add_up && IsNameOfSums(column_names, row_names));
    // A class has both a row and a column.
    const bool is_class = row != column && row_names.size() == counts.size();
    if (is_class) return;
    if (row) {
      sums.push_back(row_names.back());
      row_names.pop_back();
      for (std::vector<double>& one : counts) one.pop_back();
    }
    if (column) {
      if (!row || sums.front() != column_names.back())
        sums.push_back(column_names.back());
      column_names.pop_back();
      counts.pop_back();
    }
  }
};

/// The texts of the first column. A class called " " has no name in its row and
/// none above its column: the row is called as that column. Nothing where
/// another row has no name.
std::optional<std::vector<std::string>> NamesOfRows(const Table& table) {
  const Column& names = table.columns.front();
  if (names.storage == Storage::dropped) return std::nullopt;
  std::vector<std::string> found;
  for (std::size_t row = 0; row < table.row_count; ++row) {
    std::string name = CellText(names, row);
    const std::size_t own = row + 1;
    if (name.empty() && own < table.columns.size() &&
        table.columns[own].unnamed)
      name = table.columns[own].name;
    if (name.empty()) return std::nullopt;
    found.push_back(std::move(name));
  }
  return found;
}

/// Nothing where some cell is not a count or some row has no name.
std::optional<CountTable> CountsOf(const Table& table) {
  std::optional<std::vector<std::string>> names = NamesOfRows(table);
  if (!names) return std::nullopt;
  CountTable found;
  found.row_names = *std::move(names);
  for (std::size_t i = 1; i < table.columns.size(); ++i) {
    if (!ContainsCounts(table.columns[i])) return std::nullopt;
    found.whole = found.whole && HasWholeNumbersOnly(table.columns[i]);
    found.column_names.push_back(table.columns[i].name);
    found.counts.push_back(ToNumbers(table.columns[i]));
  }
  found.LeaveOutSums();
  return found;
}

/// 0 for a class that has no row or no column.
double CountAt(const CountTable& matrix, const ConfusionNames& names,
               std::size_t row_class, std::size_t column_class) {
  const std::optional<std::size_t> row = names.row_of[row_class];
  const std::optional<std::size_t> column = names.column_of[column_class];
  return row && column ? matrix.counts[*column][*row] : 0;
}

/// Whether some case was predicted right. Wins of algorithms over each other
/// and distances have zeros there.
bool AnyOnDiagonal(const CountTable& matrix, const ConfusionNames& names) {
  for (std::size_t i = 0; i < names.classes.size(); ++i) {
    if (CountAt(matrix, names, i, i) > 0) return true;
  }
  return false;
}

bool AnyCase(const CountTable& matrix) {
  return std::any_of(matrix.counts.begin(), matrix.counts.end(),
                     [](const std::vector<double>& column) {
                       return std::any_of(column.begin(), column.end(),
                                          [](double x) { return x > 0; });
                     });
}

Problem TooManyClasses(std::size_t count) {
  return {.code = "too_many_classes",
          .message = Fill(
              {"The file looks like a confusion matrix of {0} classes, more "
               "than {1}. Merge rare classes; if it contains results of "
               "models on data sets, choose the task friedman.",
               "该文件像 {0} 类的混淆矩阵，超过 {1} 类。请合并少见的类别；"
               "若它是各模型在数据集上的结果，请选择任务 friedman。"},
              {std::to_string(count), std::to_string(kMostClasses)})};
}

Message Append(Message message, const Message& more) {
  message.english += " " + more.english;
  message.chinese += more.chinese;
  return message;
}

Message AxesSentence(Axis rows) {
  switch (rows) {
    case Axis::predicted:
      return Fill(
          {"The file is a confusion matrix: its rows are the "
           "predicted classes, as its names say, its columns the true "
           "ones.",
           "该文件是混淆矩阵：按其中的名称，各行为预测类别，各列为真实"
           "类别。"});
    case Axis::truth:
      return Fill(
          {"The file is a confusion matrix: its rows are the true "
           "classes, as its names say, its columns the predicted "
           "ones.",
           "该文件是混淆矩阵：按其中的名称，各行为真实类别，各列为预测"
           "类别。"});
    default:
      return Fill(
          {"The file is a confusion matrix: its rows were read as the "
           "true classes, its columns as the predicted ones. If it is "
           "the other way round, write \"predicted\" into the first "
           "cell, or as a line above a matrix in brackets.",
           "该文件是混淆矩阵：各行当作真实类别，各列当作预测类别。若"
           "相反，请在第一个单元格写 predicted；方括号中的矩阵则在其上方"
           "另写一行 predicted。"});
  }
}

Problem WarningOf(const CountTable& matrix, const ConfusionNames& names) {
  Message message = AxesSentence(names.rows);
  if (names.numbered)
    message = Append(
        std::move(message),
        Fill({"One axis has numbers: they were read as the classes of the "
              "other in their order.",
              "其中一个方向只有编号：按顺序当作另一方向上的各类别。"}));
  for (const std::string& sum : matrix.sums) {
    message = Append(
        std::move(message),
        Fill({"\"{0}\" was left out: it is the last and contains the sums of "
              "the others.",
              "“{0}”未计入：它在最后，是其余各项之和。"},
             {Shorten(sum)}));
  }
  for (const std::string& name : names.classes) {
    if (!IsCalledSum(name)) continue;
    message = Append(
        std::move(message),
        Fill({"\"{0}\" is a class here: it is not the last, or its numbers are "
              "not the sums of the others.",
              "“{0}”在此算一个类别：它不在最后，或者不是其余各项之和。"},
             {Shorten(name)}));
  }
  for (std::size_t i = 0; i < names.classes.size(); ++i) {
    if (names.row_of[i] && names.column_of[i]) continue;
    constexpr Text kNoRow{"\"{0}\" has no row, which was read as zeros.",
                          "“{0}”没有对应的行，按零计。"};
    constexpr Text kNoColumn{"\"{0}\" has no column, which was read as zeros.",
                             "“{0}”没有对应的列，按零计。"};
    message =
        Append(std::move(message), Fill(names.row_of[i] ? kNoColumn : kNoRow,
                                        {Shorten(names.classes[i])}));
  }
  message = Append(
      std::move(message),
      Fill({"If the file contains results of models on data sets instead, "
            "choose the task of algorithms on data sets (task=friedman).",
            "若该文件是各模型在数据集上的结果，请选择“多个数据集上的算法”任务"
            "（task=friedman）。"}));
  return {.code = "confusion_matrix_read", .message = std::move(message)};
}

/// Many numbers are read as quantities; here they are names of classes.
void KeepAsLabels(Column& column) {
  if (column.storage != Storage::numbers) return;
  std::map<double, std::uint16_t> code_of;
  for (const double number : column.numbers) {
    const auto next = static_cast<std::uint16_t>(code_of.size());
    const auto [known, is_new] = code_of.try_emplace(number, next);
    if (is_new) {
      column.labels.push_back(NumberText(number));
      column.label_numbers.push_back(number);
      column.label_flaws.push_back(CellFlaw::none);
    }
    column.codes.push_back(known->second);
  }
  column.numbers.clear();
  column.storage = Storage::coded;
}

/// A row for each count that is not 0, and for the diagonal, so that a class
/// without cases remains one.
Table CasesOf(const Table& table, const CountTable& matrix,
              const ConfusionNames& names) {
  const bool transposed = names.rows == Axis::predicted;
  std::vector<std::vector<std::string>> rows;
  std::vector<std::uint64_t> lines;
  for (std::size_t i = 0; i < names.classes.size(); ++i) {
    for (std::size_t j = 0; j < names.classes.size(); ++j) {
      const double count = CountAt(matrix, names, i, j);
      if (count == 0 && i != j) continue;
      const std::string& truth = names.classes[transposed ? j : i];
      const std::string& predicted = names.classes[transposed ? i : j];
      rows.push_back({truth, predicted, NumberText(count)});
      lines.push_back(table.LineOfRow(names.row_of[i].value_or(0)));
    }
  }
  Table cases = TableOfTexts({"truth", "predicted", "count"}, rows, lines);
  if (cases.columns.size() != 3) return {};
  KeepAsLabels(cases.columns[0]);
  KeepAsLabels(cases.columns[1]);
  return cases;
}

/// What stands above the names of the rows.
std::string CornerName(const Table& table) {
  const Column& corner = table.columns.front();
  return corner.unnamed ? std::string() : corner.name;
}

/// Whether what was left in as a class is a sum that does not add up.
bool IsWrongSum(const ConfusionNames& names) {
  for (std::size_t i = 0; i < names.classes.size(); ++i) {
    const bool is_whole = names.row_of[i] && names.column_of[i];
    if (!is_whole && IsCalledSum(names.classes[i])) return true;
  }
  return false;
}

/// The classes of a matrix that has some cases; nothing where rows and columns
/// do not have the same names.
std::optional<ConfusionNames> NamesOf(const Table& table,
                                      const CountTable& matrix) {
  std::optional<ConfusionNames> names =
      MatchNames(matrix.row_names, matrix.column_names, CornerName(table));
  if (!names || IsWrongSum(*names) || !AnyCase(matrix)) return std::nullopt;
  return names;
}

Reshaped ReshapeMatrix(const Table& table, const CountTable& matrix,
                       const ConfusionNames& names) {
  Reshaped made{.table = CasesOf(table, matrix, names),
                .warning = WarningOf(matrix, names),
                .gone = {},
                .task = std::string(TaskName(TaskKind::labels)),
                .weight = "count"};
  if (matrix.whole) made.weight_kind = "counts";
  if (names.rows == Axis::truth) made.names_truth = table.columns[0].name;
  for (const Column& column : table.columns) made.gone.push_back(column.name);
  return made;
}

}  // namespace

bool IsNearlySquare(const Table& table) {
  const std::size_t columns = table.columns.size();
  return columns > 1 && table.row_count > 1 && table.row_count < 2 * columns &&
         columns < 2 * (table.row_count + 1);
}

Result<std::optional<Reshaped>> ReadConfusionTable(
    const Table& table, std::optional<TaskKind> task) {
  using Found = std::optional<Reshaped>;
  if (!IsNearlySquare(table) || (task && !IsOfClasses(*task))) return Found();
  const std::optional<CountTable> matrix = CountsOf(table);
  if (!matrix) return Found();
  const std::optional<ConfusionNames> names = NamesOf(table, *matrix);
  if (!names) return Found();
  const bool is_something_else =
      SpeaksOfResults(CornerName(table), matrix->row_names) ||
      !AnyOnDiagonal(*matrix, *names);
  if (!task && is_something_else) return Found();
  // Other fractions may be results of models that were trained on each class.
  const bool are_weights =
      names->rows != Axis::unknown && !NormalizedMatrix(table);
  if (!matrix->whole && !are_weights) return Found();
  if (names->classes.size() > kMostClasses)
    return TooManyClasses(names->classes.size());
  Reshaped made = ReshapeMatrix(table, *matrix, *names);
  return made.table->columns.empty() ? Found() : Found(std::move(made));
}

std::optional<Problem> ClassificationReport(const Table& table) {
  constexpr std::string_view kParts[] = {"precision", "recall", "f1score",
                                         "support"};
  const auto is_part = [](std::string_view name, std::string_view part) {
    const std::string simple = Simplify(name);
    return simple == part || (part == "f1score" && simple == "f1");
  };
  const auto is_header = [&](std::string_view part) {
    return std::any_of(
        table.columns.begin(), table.columns.end(),
        [&](const Column& column) { return is_part(column.name, part); });
  };
  const Column& names = table.columns.front();
  const auto is_row = [&](std::string_view part) {
    return std::any_of(
        names.labels.begin(), names.labels.end(),
        [&](const std::string& label) { return is_part(label, part); });
  };
  // As it is printed, without delimiters.
  const bool as_text = table.columns.size() == 1 &&
                       Simplify(names.name) == "precisionrecallf1scoresupport";
  if (!as_text &&
      !std::all_of(std::begin(kParts), std::end(kParts), is_header) &&
      !std::all_of(std::begin(kParts), std::end(kParts), is_row))
    return std::nullopt;
  return Problem{
      .code = "classification_report",
      .message = Fill(
          {"This is a classification report: precision, recall and F1 that "
           "were computed already, without the cases. Give the predictions "
           "themselves, a column of true and a column of predicted labels, or "
           "the confusion matrix with the classes as header and first column.",
           "这是分类报告（classification report）：查准率、查全率与 F1 已经"
           "算好，没有样例。请给出预测本身（一列真实标记、一列预测标记），或"
           "以类别为表头和第一列的混淆矩阵。"})};
}

}  // namespace melon
