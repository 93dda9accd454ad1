#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "io/json/json.h"
#include "tasks/comparison/pairs.h"
#include "tasks/friedman/data.h"

namespace melon {

/// What two algorithms are compared by.
enum class Statistic : unsigned char { mean_rank, signed_ranks, mean };

/// "mean_rank", "signed_ranks" or "mean".
[[nodiscard]] std::string_view NameOf(Statistic statistic);
[[nodiscard]] Json NamesOf(const std::vector<Statistic>& statistics);

/// Whom each statistic favours in each pair, in the order of the pairs: a
/// positive number a, a negative one b, 0 neither.
struct Directions {
  std::vector<double> mean_rank;
  /// R⁺ − R⁻ of Wilcoxon's test, 0 where it is undefined.
  std::vector<double> signed_ranks;
  std::vector<double> mean;

  [[nodiscard]] double Of(Statistic statistic, std::size_t pair) const;

  /// The statistics that favour the other one than this does.
  [[nodiscard]] std::vector<Statistic> Opposing(Statistic statistic,
                                                std::size_t pair) const;
};

/// `pairs` has Wilcoxon's test and the mean differences.
[[nodiscard]] Directions DirectionsOf(const FriedmanData& data,
                                      const PairTable& pairs);

}  // namespace melon
