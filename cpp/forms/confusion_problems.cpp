#include "forms/confusion_problems.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/column_access.h"
#include "forms/confusion_names.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"
#include "table/row_names.h"

namespace melon {
namespace {

/// By column, then by row.
using Cells = std::vector<std::vector<double>>;

/// The numbers from the column `first` on; none where a cell is not a number or
/// below 0.
Cells CellsOf(const Table& table, std::size_t first) {
  Cells cells;
  for (std::size_t i = first; i < table.columns.size(); ++i) {
    if (table.columns[i].storage == Storage::dropped) return {};
    cells.push_back(ToNumbers(table.columns[i]));
    const std::vector<double>& column = cells.back();
    // Not a number is not at least 0 either.
    if (!std::all_of(column.begin(), column.end(),
                     [](double number) { return number >= 0; }))
      return {};
  }
  return cells;
}

/// The sums over the columns, and over the rows.
struct Sums {
  std::vector<double> rows;
  std::vector<double> columns;
};

Sums SumsOf(const Cells& cells) {
  Sums sums{.rows = std::vector<double>(cells.front().size()), .columns = {}};
  for (const std::vector<double>& column : cells) {
    double sum = 0;
    for (std::size_t row = 0; row < column.size(); ++row) {
      sum += column[row];
      sums.rows[row] += column[row];
    }
    sums.columns.push_back(sum);
  }
  return sums;
}

/// Each 1 but for the rounding of two decimals a cell, or each 100 but for that
/// of one.
bool AreWhole(const std::vector<double>& sums, std::size_t cells) {
  const auto are = [&](double whole, double rounding) {
    return std::all_of(sums.begin(), sums.end(), [&](double sum) {
      return std::abs(sum - whole) <= rounding * static_cast<double>(cells);
    });
  };
  return are(1, .0051) || are(100, .051);
}

/// Whether the sum of all is 1 or 100. Roundings of many cells cancel out, so
/// that few of them are allowed for.
bool IsWholeInAll(const std::vector<double>& sums, std::size_t cells) {
  constexpr std::size_t kMostRoundings = 4;
  return AreWhole({std::accumulate(sums.begin(), sums.end(), 0.0)},
                  std::min(cells, kMostRoundings));
}

/// Whether each label of the one stands beside each of the other once.
bool AreCrossed(const Column& one, const Column& other) {
  std::set<std::pair<std::uint16_t, std::uint16_t>> seen;
  for (std::size_t row = 0; row < one.codes.size(); ++row)
    seen.emplace(one.codes[row], other.codes[row]);
  return seen.size() == one.codes.size() &&
         seen.size() == one.labels.size() * other.labels.size();
}

/// Of a column of true classes and one column of counts for each of them: the
/// only other column, of which each value has a matrix.
std::optional<const Column*> ModelsOfMatrices(const Table& table,
                                              const Column& truth) {
  const std::size_t classes = truth.labels.size();
  if (!IsCoded(truth) || classes < 2 || table.columns.size() != classes + 2)
    return std::nullopt;
  const Column* models = nullptr;
  bool any_count = false;
  std::size_t counts = 0;
  for (const Column& column : table.columns) {
    if (&column == &truth) continue;
    const bool is_class = std::find(truth.labels.begin(), truth.labels.end(),
                                    column.name) != truth.labels.end();
    if (!is_class) {
      models = &column;
      continue;
    }
    if (column.storage == Storage::dropped || !HasWholeNumbersOnly(column))
      return std::nullopt;
    any_count = any_count || !HoldsProportions(column);
    ++counts;
  }
  const bool found = counts == classes && any_count && models != nullptr &&
                     IsCoded(*models) && models->labels.size() > 1 &&
                     AreCrossed(*models, truth);
  return found ? std::optional(models) : std::nullopt;
}

/// Whether the diagonal has more than half of most rows, of three or more, and
/// the two sides of it differ, as those of correlations do not. In tables of
/// models that were trained on one domain and tested on others, the rest of a
/// row is larger.
bool AreMostlyOnDiagonal(const Cells& cells) {
  constexpr std::size_t kFewest = 3;
  const std::vector<double> sums = SumsOf(cells).rows;
  std::size_t most = 0;
  bool differ = false;
  for (std::size_t row = 0; row < cells.size(); ++row) {
    most += 2 * cells[row][row] > sums[row] ? 1 : 0;
    for (std::size_t column = 0; column < row; ++column)
      differ = differ || cells[column][row] != cells[row][column];
  }
  return cells.size() >= kFewest && differ && 2 * most > cells.size();
}

Problem SharesOfOtherSums() {
  return {
      .code = "confusion_matrix_normalized",
      .message = Fill(
          {"This looks like a confusion matrix, but its cells are not "
           "whole numbers, nor do its rows or columns add up to 1 or 100: the "
           "numbers of cases cannot be known. Give the matrix of counts, "
           "such as confusion_matrix(…, normalize=None) of scikit-learn.",
           "这像是混淆矩阵，但其单元格不是整数，各行或各列之和也不为 1 或 100，"
           "样例数不可知。请给出计数的混淆矩阵，例如 scikit-learn 的 "
           "confusion_matrix(…, normalize=None)。"})};
}

}  // namespace

std::optional<Problem> NormalizedMatrix(const Table& table) {
  const std::size_t classes = table.columns.size() - 1;
  if (classes < 2 || table.row_count != classes ||
      table.columns.front().storage == Storage::dropped)
    return std::nullopt;
  const Cells cells = CellsOf(table, 1);
  if (cells.empty()) return std::nullopt;
  const bool whole = std::all_of(
      table.columns.begin() + 1, table.columns.end(),
      [](const Column& column) { return HasWholeNumbersOnly(column); });
  if (whole) return std::nullopt;
  std::vector<std::string> rows;
  std::vector<std::string> columns;
  for (std::size_t i = 0; i < classes; ++i) {
    rows.push_back(CellText(table.columns.front(), i));
    columns.push_back(table.columns[i + 1].name);
  }
  const Column& corner = table.columns.front();
  const auto names =
      MatchNames(rows, columns, corner.unnamed ? "" : corner.name);
  if (!names) return std::nullopt;
  const Sums sums = SumsOf(cells);
  if (!AreWhole(sums.rows, classes) && !AreWhole(sums.columns, classes) &&
      !IsWholeInAll(sums.rows, classes * classes)) {
    const bool counts_are_lost = names->rows == Axis::unknown &&
                                 rows == columns && AreMostlyOnDiagonal(cells);
    return counts_are_lost ? std::optional(SharesOfOtherSums()) : std::nullopt;
  }
  return Problem{
      .code = "confusion_matrix_normalized",
      .message = Fill(
          {"This is a confusion matrix of shares: its rows, its columns or all "
           "of its cells add up to 1 or 100, so that the numbers of cases are "
           "lost. "
           "Give the matrix of counts, such as confusion_matrix(…, "
           "normalize=None) of scikit-learn.",
           "这是归一化的混淆矩阵：各行、各列或全部单元格之和为 1 或 100，样例数"
           "已不可知。请给出计数的混淆矩阵，例如 scikit-learn 的 "
           "confusion_matrix(…, "
           "normalize=None)。"})};
}

std::optional<Problem> MatrixWithoutNames(const Table& table) {
  const std::size_t classes = table.columns.size();
  const bool cases = std::any_of(
      table.columns.begin(), table.columns.end(),
      [](const Column& column) { return IsIn(kTruthNames, column); });
  if (classes < 2 || table.row_count != classes || cases) return std::nullopt;
  const Cells cells = CellsOf(table, 0);
  const bool whole = std::all_of(
      table.columns.begin(), table.columns.end(),
      [](const Column& column) { return HasWholeNumbersOnly(column); });
  if (cells.empty() || !whole) return std::nullopt;
  double total = 0;
  double diagonal = 0;
  for (std::size_t i = 0; i < classes; ++i) {
    diagonal += cells[i][i];
    for (const double count : cells[i]) total += count;
  }
  // Two rows may be anything unless they count many cases.
  constexpr double kFewestOfTwo = 20;
  if (2 * diagonal <= total || (classes == 2 && total < kFewestOfTwo))
    return std::nullopt;
  constexpr Text kNoNames{
      "This looks like a confusion matrix of {0} classes without their names: "
      "{0} rows of {0} whole numbers, most of the cases on the diagonal. Add "
      "the classes as header and as first column, or paste the numbers on the "
      "page under \"Type a matrix\".",
      "这像是 {0} 类的混淆矩阵，但没有类别名称：{0} 行 {0} 列整数，多数样例在"
      "对角线上。请以类别为表头和第一列，或在页面的“输入矩阵”中粘贴这些数。"};
  constexpr Text kNoRowNames{
      "This looks like a confusion matrix of the {0} classes in its header: "
      "{0} rows of {0} whole numbers, most of the cases on the diagonal. Its "
      "rows have no names: add the classes as first column, or paste the "
      "numbers on the page under \"Type a matrix\".",
      "这像是表头所列 {0} 类的混淆矩阵：{0} 行 {0} 列整数，多数样例在对角线上"
      "。但各行没有名称：请以类别为第一列，或在页面的“输入矩阵”中粘贴这些数。"};
  return Problem{.code = "confusion_matrix_without_names",
                 .message = Fill(table.header_missing ? kNoNames : kNoRowNames,
                                 {CountText(classes)})};
}

std::optional<Problem> MatricesOfModels(const Table& table) {
  for (const Column& truth : table.columns) {
    const std::optional<const Column*> models = ModelsOfMatrices(table, truth);
    if (!models) continue;
    return Problem{
        .code = "matrices_of_several_models",
        .message = Fill(
            {"These look like {0} confusion matrices below each other, one for "
             "each value of \"{1}\". Give one at a time, with the classes as "
             "header and first column. To compare models, give their "
             "predictions case by case: matrices do not say on which cases two "
             "models disagree.",
             "这像是上下相接的 {0} 个混淆矩阵，“{1}”的每个值一个。请每次给出一"
             "个，以类别为表头和第一列。若要比较模型，请逐样例给出其预测：混淆"
             "矩阵不说明两个模型在哪些样例上不同。"},
            {CountText((*models)->labels.size()), Shorten((*models)->name)}),
        .column = (*models)->name};
  }
  return std::nullopt;
}

}  // namespace melon
