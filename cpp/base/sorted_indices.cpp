#include "base/sorted_indices.h"

#include <algorithm>
#include <numeric>

namespace melon {

std::vector<std::size_t> SortedIndices(std::size_t count, IndexBefore before,
                                       const void* context) {
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [=](std::size_t a, std::size_t b) {
    if (before(context, a, b)) return true;
    return a < b && !before(context, b, a);
  });
  return order;
}

}  // namespace melon
