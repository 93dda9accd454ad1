#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "base/problem.h"

namespace melon {

/// Warns where every row stands several times in the file, as after joining a
/// file with itself: then in each of the columns every value occurs a multiple
/// of k ≥ 2 times, and so does every class of the truth, whose cases are
/// counted; none where the truth is among the columns. Only columns with at
/// least 20 different values tell that from chance.
void WarnOfRepeatedRows(const std::vector<std::span<const double>>& columns,
                        std::span<const std::size_t> cases_of_classes,
                        std::vector<Problem>& warnings);

}  // namespace melon
