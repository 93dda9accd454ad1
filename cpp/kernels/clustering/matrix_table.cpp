#include "kernels/clustering/matrix_table.h"

#include <limits>
#include <utility>

namespace melon {
namespace {

/// Of columns that are folded, those that are shown before the fold.
constexpr std::size_t kFirstColumns = 10;

}  // namespace

std::string GroupName(const std::vector<std::string>& names,
                      std::size_t group) {
  return names.empty() ? std::to_string(group + 1) : names[group];
}

void ShowMatrix(const Text& title, const std::vector<std::string>& rows,
                const std::vector<std::string>& heads,
                FunctionView<double(std::size_t, std::size_t)> at,
                Working& working) {
  const std::size_t columns = heads.size() - 1;
  const bool folds = columns > kFirstColumns + 2;
  const std::size_t first = folds ? kFirstColumns : columns;
  std::vector<std::string> shown(
      heads.begin(), heads.begin() + static_cast<std::ptrdiff_t>(first) + 1);
  if (folds) {
    shown.emplace_back(R"(\cdots)");
    shown.push_back(heads.back());
  }
  working.Table(title, std::move(shown), rows.size(), [&](std::size_t row) {
    WorkingRow cells = {rows[row]};
    for (std::size_t column = 0; column < first; ++column)
      cells.emplace_back(at(row, column));
    if (folds) {
      cells.emplace_back(std::numeric_limits<double>::quiet_NaN());
      cells.emplace_back(at(row, columns - 1));
    }
    return cells;
  });
}

}  // namespace melon
