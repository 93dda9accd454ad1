#pragma once

#include <cmath>
#include <cstddef>
#include <limits>

#include "hypothesis/two_learners.h"

namespace melon {

/// The ten differences of docs/worked-examples.md.
inline const Numbers kFiveByTwo = {.02, -.01, .03, .01, .00,
                                   .02, .01,  .03, .02, .00};

inline KeyValues Compare(
    const Test& test, const Numbers& difference,
    double ratio = std::numeric_limits<double>::quiet_NaN(),
    const Parameters& parameters = {}) {
  return test.from_folds({.difference = difference,
                          .test_train_ratio = ratio,
                          .five_by_two = difference.size() == 10},
                         parameters);
}

/// Compares with scipy, baycomp and definitions written out in Python on eight
/// pairs of learners: tests/golden/two_learners.py.
inline void ExpectGoldenFolds(const Test& test) {
  const auto pairs = GoldenLearners();
  const Numbers ratios = GoldenOf("ratio");
  for (std::size_t i = 0; i < pairs.size(); ++i)
    ExpectGoldenKeys(Compare(test, pairs[i].difference, ratios[i]), i, 1e-11);
}

/// An even number of differences with a mean and a standard deviation, one half
/// as far above the mean as the other is below.
inline Numbers WithMoments(std::size_t count, double mean, double deviation) {
  const auto n = static_cast<double>(count);
  const double step = deviation * std::sqrt((n - 1) / n);
  Numbers values;
  for (std::size_t i = 0; i < count; ++i)
    values.push_back(mean + (i % 2 == 0 ? step : -step));
  return values;
}

}  // namespace melon
