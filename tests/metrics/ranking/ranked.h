#pragma once

#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "kernels/ranking/rank_items.h"
#include "metrics/metric.h"

namespace melon::metrics {

inline constexpr double kAll = std::numeric_limits<double>::infinity();

inline RankedLists Ranked(const std::vector<double>& relevance,
                          const std::vector<double>& score,
                          const std::vector<double>& weight = {},
                          const std::vector<std::uint32_t>& query = {}) {
  std::uint32_t last = 0;
  for (const std::uint32_t one : query) last = one > last ? one : last;
  return RankItems(relevance, score, weight, query, last + 1);
}

/// Ten items with graded relevance and ties of two and of three.
inline RankedLists TenItems() {
  return Ranked({3, 2, 3, 0, 1, 2, 3, 2, 0, 1},
                {.9, .8, .8, .7, .6, .5, .5, .5, .3, .1});
}

/// Ties of four and of three, both of relevant and other items.
inline RankedLists EightTiedItems() {
  return Ranked({0, 1, 0, 1, 1, 0, 0, 1}, {5, 4, 4, 4, 4, 3, 3, 3});
}

inline Value RankedValue(const Metric& metric, const RankedLists& lists,
                         double own = kAll) {
  Parameters parameters;
  parameters.own = own;
  return metric.from_ranking(lists.view(), parameters);
}

inline std::string_view ReasonOf(const Value& value) {
  return value.defined() ? "defined" : value.reason().id;
}

}  // namespace melon::metrics
