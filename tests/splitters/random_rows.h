#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "base/data/split_plan.h"
#include "base/random.h"

namespace melon {

/// Rows with classes and groups, drawn at random.
struct RandomRows {
  std::uint32_t count;
  std::vector<std::uint16_t> stratum = {};
  std::vector<std::uint32_t> group = {};

  [[nodiscard]] RowsToSplit Plain() const { return {.count = count}; }
  [[nodiscard]] RowsToSplit Stratified() const {
    return {.count = count, .stratum = stratum};
  }
  [[nodiscard]] RowsToSplit Grouped() const {
    return {.count = count, .group = group};
  }
  [[nodiscard]] RowsToSplit Both() const {
    return {.count = count, .stratum = stratum, .group = group};
  }
};

/// 40 to 160 rows of 2 to 4 classes in unequal shares and of at least 12
/// groups; every class and group has a row.
inline RandomRows MakeRandomRows(std::uint64_t seed) {
  Random random(seed);
  RandomRows rows{.count = 40 + random.Below(121)};
  const std::uint32_t classes = 2 + random.Below(3);
  const std::uint32_t groups = 12 + random.Below(15);
  for (std::uint32_t row = 0; row < rows.count; ++row) {
    const std::uint32_t one = random.Below(classes);
    rows.stratum.push_back(static_cast<std::uint16_t>(
        row < classes ? row : std::min(one, random.Below(classes))));
    rows.group.push_back(
        row < groups ? row
                     : std::min(random.Below(groups), random.Below(groups)));
  }
  return rows;
}

/// How many of the rows are of each class.
inline std::vector<std::uint32_t> CountClasses(
    const std::vector<std::uint32_t>& some,
    const std::vector<std::uint16_t>& stratum) {
  std::vector<std::uint32_t> counts(
      std::size_t{*std::max_element(stratum.begin(), stratum.end())} + 1);
  for (const std::uint32_t row : some) ++counts[stratum[row]];
  return counts;
}

}  // namespace melon
