#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "base/working/working.h"

namespace melon {

/// What the difference of two mean ranks is judged by.
struct RankDifferenceTerms {
  Term difference;
  Term standard_error;
};

/// The standard error of the difference of two mean ranks of k algorithms on N
/// data sets, √(k(k + 1)/(6N)), with lines for k and N.
Term ShowRankError(double algorithms, double rows, Working& working);

/// The same with the difference of the mean ranks of a and b, which the report
/// may have under a key.
[[nodiscard]] RankDifferenceTerms ShowRankDifference(
    std::span<const double> mean_rank, double rows, std::size_t a,
    std::size_t b, Working& working, std::string_view key = {});

}  // namespace melon
