#include "tasks/confusion_table.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/column_access.h"
#include "io/number_text.h"
#include "tasks/column_traits.h"
#include "tasks/row_names.h"
#include "tasks/table_rows.h"

namespace melon {
namespace {

constexpr std::string_view kSums[] = {"all",  "total", "sum", "totals",
                                      "合计", "总计",  "总和"};
/// What may stand before a class.
constexpr std::string_view kMarks[] = {
    "true", "actual",    "predicted", "predict", "prediction", "pred",
    "real", "reference", "truth",     "真实",    "预测"};

bool IsSum(std::string_view name) {
  return std::find(std::begin(kSums), std::end(kSums), Simplify(name)) !=
         std::end(kSums);
}

/// "cat" of "pred_cat" or "Actual: cat".
std::string_view WithoutMark(std::string_view name) {
  const std::string simple = Simplify(name);
  for (const std::string_view mark : kMarks) {
    if (simple.size() <= mark.size() || simple.substr(0, mark.size()) != mark)
      continue;
    std::string_view rest = name.substr(mark.size());
    const std::size_t begin = rest.find_first_not_of("_-:. =");
    if (begin != 0 && begin != std::string_view::npos)
      return rest.substr(begin);
  }
  return name;
}

/// Cases: whole numbers, 0 or more.
bool HoldsCounts(const Column& column) {
  if (column.storage == Storage::dropped || !HasWholeNumbersOnly(column))
    return false;
  const std::vector<double> numbers = ToNumbers(column);
  return std::all_of(numbers.begin(), numbers.end(),
                     [](double number) { return number >= 0; });
}

/// Classes of the rows and columns that are not sums; nothing where they are
/// not the same.
struct Matrix {
  std::vector<std::string> classes;
  std::vector<std::size_t> rows;
  /// In the order of the rows' classes.
  std::vector<std::size_t> columns;
};

std::optional<Matrix> MatrixOf(const Table& table) {
  Matrix matrix;
  const Column& names = table.columns.front();
  if (!IsCoded(names)) return std::nullopt;
  std::vector<std::size_t> columns;
  for (std::size_t i = 1; i < table.columns.size(); ++i) {
    if (!HoldsCounts(table.columns[i])) return std::nullopt;
    if (!IsSum(table.columns[i].name)) columns.push_back(i);
  }
  for (std::size_t row = 0; row < table.row_count; ++row) {
    const std::string name = CellText(names, row);
    if (IsSum(name)) continue;
    matrix.rows.push_back(row);
    matrix.classes.emplace_back(WithoutMark(name));
    const auto column =
        std::find_if(columns.begin(), columns.end(), [&](std::size_t i) {
          return SameLabel(WithoutMark(table.columns[i].name),
                           matrix.classes.back());
        });
    if (name.empty() || column == columns.end()) return std::nullopt;
    matrix.columns.push_back(*column);
    columns.erase(column);
  }
  if (!columns.empty() || matrix.rows.size() < 2) return std::nullopt;
  return matrix;
}

/// Whether the first header says that the rows are what was predicted.
bool RowsArePredicted(const Column& names) {
  return Simplify(names.name).substr(0, 4) == "pred" ||
         names.name.substr(0, 6) == "预测";
}

}  // namespace

std::optional<Reshaped> ReadConfusionTable(const Table& table) {
  const std::optional<Matrix> matrix = MatrixOf(table);
  if (!matrix) return std::nullopt;
  const bool transposed = RowsArePredicted(table.columns.front());
  std::vector<std::vector<std::string>> rows;
  std::vector<std::uint64_t> lines;
  for (std::size_t i = 0; i < matrix->rows.size(); ++i) {
    for (std::size_t j = 0; j < matrix->columns.size(); ++j) {
      const double count =
          ToNumbers(table.columns[matrix->columns[j]])[matrix->rows[i]];
      if (count == 0) continue;
      const std::string& truth = matrix->classes[transposed ? j : i];
      const std::string& predicted = matrix->classes[transposed ? i : j];
      rows.push_back({truth, predicted, NumberText(count)});
      lines.push_back(table.LineOfRow(matrix->rows[i]));
    }
  }
  if (rows.empty()) return std::nullopt;
  Reshaped made{
      .table = TableOfTexts({"truth", "predicted", "count"}, rows, lines),
      .warning = {
          .code = "confusion_matrix_read",
          .message =
              transposed
                  ? Fill({"The file is a confusion matrix: its rows are the "
                          "predicted classes, as the header says, its columns "
                          "the true ones.",
                          "该文件是混淆矩阵：按表头，各行为预测类别，各列为真实"
                          "类别。"})
                  : Fill({"The file is a confusion matrix: its rows were "
                          "read as the true classes, its columns as the "
                          "predicted ones. If it is the other way round, write "
                          "\"predicted\" into the first cell.",
                          "该文件是混淆矩阵：各行当作真实类别，各列当作预测"
                          "类别。若相反，请在第一个单元格写 predicted。"})}};
  if (made.table->columns.size() != 3) return std::nullopt;
  for (const Column& column : table.columns) made.gone.push_back(column.name);
  return made;
}

std::optional<Problem> ClassificationReport(const Table& table) {
  constexpr std::string_view kParts[] = {"precision", "recall", "f1score",
                                         "support"};
  const auto is_header = [&table](std::string_view part) {
    return std::any_of(
        table.columns.begin(), table.columns.end(),
        [part](const Column& column) { return Simplify(column.name) == part; });
  };
  const Column& names = table.columns.front();
  const auto is_row = [&names](std::string_view part) {
    return std::any_of(
        names.labels.begin(), names.labels.end(),
        [part](const std::string& label) { return Simplify(label) == part; });
  };
  if (!std::all_of(std::begin(kParts), std::end(kParts), is_header) &&
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
