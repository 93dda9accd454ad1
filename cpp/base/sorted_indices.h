#pragma once

#include <cstddef>
#include <vector>

namespace melon {

/// Whether index `a` goes before index `b`, in the view of `context`.
using IndexBefore = bool (*)(const void* context, std::size_t a, std::size_t b);

[[nodiscard]] std::vector<std::size_t> SortedIndices(std::size_t count,
                                                     IndexBefore before,
                                                     const void* context);

/// The indices 0 … count − 1 in the order of `before(a, b)`; indices of which
/// neither goes before the other stay in ascending order. For short lists: each
/// comparison is a call, so that one sorting code serves them all.
template <class Before>
[[nodiscard]] std::vector<std::size_t> SortedIndices(std::size_t count,
                                                     const Before& before) {
  return SortedIndices(
      count,
      [](const void* context, std::size_t a, std::size_t b) -> bool {
        return (*static_cast<const Before*>(context))(a, b);
      },
      &before);
}

}  // namespace melon
