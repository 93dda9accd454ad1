#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/data/split_plan.h"
#include "base/random.h"

namespace melon {

/// In which order groups are given to parts.
enum class GroupOrder : unsigned char {
  /// The largest first, those of equal size at random: parts get as even as
  /// they can.
  largest_first,
  /// At random: which part a group falls to varies from draw to draw, unless it
  /// is larger than a part.
  random,
};

/// Divides whole groups among parts that are to have these shares of the rows
/// of each class: the part of each row. A group goes where the sum over classes
/// and parts of (share of the class in the part − wanted share)² gets smallest,
/// among equals to the part with the fewest rows. There are at least as many
/// groups as parts, and no part stays empty.
[[nodiscard]] std::vector<std::uint32_t> AssignGroups(
    const RowsToSplit& rows, std::span<const double> shares, GroupOrder order,
    Random& random);

}  // namespace melon
