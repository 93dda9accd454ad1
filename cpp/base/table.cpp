#include "base/table.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <iterator>

namespace melon {

std::uint64_t Table::LineOfRow(std::uint64_t row) const {
  assert(!line_marks.empty());
  if (line_marks.size() == 1) return line_marks[0].second + row;
  const auto after =
      std::upper_bound(line_marks.begin(), line_marks.end(), row,
                       [](std::uint64_t wanted, const auto& mark) {
                         return wanted < mark.first;
                       });
  const auto& [mark_row, mark_line] = *std::prev(after);
  return mark_line + (row - mark_row);
}

std::uint64_t Table::LineOfCell(const Column& column, std::uint64_t row) const {
  return column.lines.empty() ? LineOfRow(row)
                              : column.lines[static_cast<std::size_t>(row)];
}

}  // namespace melon
