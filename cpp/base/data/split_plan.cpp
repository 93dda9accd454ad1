#include "base/data/split_plan.h"

#include <cstddef>

namespace melon {

std::vector<std::uint32_t> TrainingRows(const SplitPlan& plan,
                                        const Split& split) {
  if (split.train) return *split.train;
  std::vector<std::uint32_t> rows;
  rows.reserve(plan.row_count - split.test.size());
  std::size_t next = 0;
  for (std::uint32_t row = 0; row < plan.row_count; ++row) {
    if (next < split.test.size() && split.test[next] == row)
      ++next;
    else
      rows.push_back(row);
  }
  return rows;
}

}  // namespace melon
