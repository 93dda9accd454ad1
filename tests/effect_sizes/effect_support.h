#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>

#include "effect_sizes/effect_size.h"
#include "hypothesis/two_learners.h"

namespace melon {

/// The effect in results that are whole numbers.
inline Effect Measure(const EffectSize& effect, const Numbers& a,
                      const Numbers& b, const Parameters& parameters = {}) {
  return effect.compute(TwoLearners(a, b, 1).view(), parameters);
}

inline void ExpectNear(const Value& value, double expected, double error) {
  ASSERT_EQ(value.defined(), !std::isnan(expected));
  if (value.defined()) {
    EXPECT_NEAR(value.number(), expected, error);
  }
}

/// Compares the effect and its limits with those of other programs, where these
/// have them, on eight pairs of learners: tests/golden/two_learners.py and .R.
inline void ExpectGoldenEffect(const EffectSize& effect, double error,
                               double error_of_limits,
                               const std::string& file = "expected") {
  const std::string id(effect.id);
  const auto pairs = GoldenLearners();
  const Numbers values = GoldenOf(id, file);
  const Numbers low = GoldenOf(id + "_low", file);
  const Numbers high = GoldenOf(id + "_high", file);
  ASSERT_EQ(values.size(), pairs.size());
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    SCOPED_TRACE(i);
    const Effect one = effect.compute(pairs[i].view(), {});
    ExpectNear(one.value, values[i], error);
    if (low.empty()) continue;
    ExpectNear(one.low, low[i], error_of_limits);
    ExpectNear(one.high, high[i], error_of_limits);
  }
}

}  // namespace melon
