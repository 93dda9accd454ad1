#include "forms/join/aligned_columns.h"

#include <cmath>
#include <string_view>

#include "base/text.h"
#include "io/number.h"
#include "table/row_names.h"
#include "table/table_rows.h"

namespace melon {
namespace {

/// NaN where the cell is not a number.
double NumberAt(const Column& column, std::size_t row) {
  if (row == kNoRow) return std::nan("");
  return column.storage == Storage::coded
             ? column.label_numbers[column.codes[row]]
             : column.numbers[row];
}

/// Empty in a column of numbers, which does not keep its texts.
std::string_view LabelAt(const Column& column, std::size_t row) {
  return column.storage == Storage::coded && row != kNoRow
             ? std::string_view(column.labels[column.codes[row]])
             : std::string_view();
}

bool IsSame(const Column& one, std::size_t own, const Column& other,
            std::size_t their) {
  const double a = NumberAt(one, own);
  const double b = NumberAt(other, their);
  const bool both_numbers = !std::isnan(a) || !std::isnan(b);
  if (both_numbers && (a != b || IsTold(a))) return a == b;
  return LabelAt(one, own) == LabelAt(other, their);
}

std::string_view KeptText(const CellTexts& texts, std::size_t row) {
  if (row == kNoRow) return {};
  const std::size_t begin = row == 0 ? 0 : texts.ends[row - 1];
  return std::string_view(texts.bytes).substr(begin, texts.ends[row] - begin);
}

/// Long texts, which are not kept, are not the same as anything.
Difference DifferenceOfTexts(const AlignedColumn& one,
                             const AlignedColumn& other) {
  const bool kept = !one.column.texts.ends.empty() &&
                    !other.column.texts.ends.empty() &&
                    one.column.storage == other.column.storage;
  Difference difference;
  for (std::size_t i = one.size(); i-- > 0;) {
    if (kept && KeptText(one.column.texts, one.RowOf(i)) ==
                    KeptText(other.column.texts, other.RowOf(i)))
      continue;
    ++difference.count;
    difference.first = i;
  }
  return difference;
}

}  // namespace

std::string AlignedColumn::TextOf(std::size_t index) const {
  const std::string text = CellText(column, RowOf(index));
  return text.empty() && column.storage == Storage::dropped ? "…"
                                                            : Shorten(text);
}

bool AreSame(const AlignedColumn& one, const AlignedColumn& other) {
  if (one.column.storage == Storage::dropped ||
      other.column.storage == Storage::dropped)
    return DifferenceOfTexts(one, other).count == 0;
  for (std::size_t i = 0; i < one.size(); ++i) {
    if (!IsSame(one.column, one.RowOf(i), other.column, other.RowOf(i)))
      return false;
  }
  return true;
}

Difference DifferenceOf(const AlignedColumn& one, const AlignedColumn& other) {
  if (one.column.storage == Storage::dropped ||
      other.column.storage == Storage::dropped)
    return DifferenceOfTexts(one, other);
  Difference difference;
  for (std::size_t i = one.size(); i-- > 0;) {
    if (IsSame(one.column, one.RowOf(i), other.column, other.RowOf(i)))
      continue;
    ++difference.count;
    difference.first = i;
  }
  return difference;
}

std::vector<std::uint64_t> LinesOf(const Table& table,
                                   const std::vector<std::size_t>& rows) {
  const auto count =
      rows.empty() ? static_cast<std::size_t>(table.row_count) : rows.size();
  std::vector<std::uint64_t> lines;
  lines.reserve(count);
  for (std::size_t i = 0; i < count; ++i)
    lines.push_back(!rows.empty() && rows[i] == kNoRow
                        ? 0
                        : table.LineOfRow(rows.empty() ? i : rows[i]));
  return lines;
}

Column TakeAligned(const AlignedColumn& from,
                   const std::vector<std::uint64_t>& own,
                   const std::vector<std::uint64_t>& lines) {
  Column taken = from.rows.empty()
                     ? from.column
                     : TakeRows(from.table, from.column, from.rows, from.rows);
  taken.lines = own;
  // TakeRows does not look for lines of single cells.
  if (!from.column.lines.empty()) {
    for (std::size_t i = 0; i < from.size(); ++i) {
      if (from.RowOf(i) != kNoRow)
        taken.lines[i] = from.column.lines[from.RowOf(i)];
    }
  }
  if (taken.lines == lines) taken.lines = {};
  taken.texts = {};
  return taken;
}

}  // namespace melon
