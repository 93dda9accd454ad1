#include "tasks/comparison/mean_direction.h"

#include <cmath>

namespace melon {
namespace {

/// Rounding has so small a t.
constexpr double kRounding = 1e-12;

}  // namespace

double MeanDifferenceOf(const PairTable& pairs, std::size_t pair) {
  const Value& mean = pairs.At(pair, "mean_diff");
  const Value& t = pairs.At(pair, "paired_t");
  const bool is_rounding = t.defined() && std::abs(t.number()) < kRounding;
  return mean.defined() && !is_rounding ? mean.number() : 0;
}

}  // namespace melon
