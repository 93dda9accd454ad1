#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>

#include "hypothesis/two_learners.h"

namespace melon {

/// The probabilities left, rope and right.
inline KeyValues PosteriorOf(const Test& test, const TwoLearners& learners,
                             std::uint32_t draws = 10000) {
  Parameters parameters;
  parameters.draws = draws;
  return test.from_paired_results(learners.view(), parameters);
}

/// Compares with baycomp on eight pairs of learners:
/// tests/golden/two_learners.py.
inline void ExpectBaycomp(const Test& test) {
  const auto pairs = GoldenLearners();
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    for (const auto& [key, value] : PosteriorOf(test, pairs[i], 50000)) {
      const double p = GoldenOf(std::string(key)).at(i);
      // Both are shares of 50,000 draws: 4.5 standard errors of a difference.
      const double error = std::sqrt(2 * p * (1 - p) / 50000);
      EXPECT_NEAR(value.number(), p, (4.5 * error) + 1e-4) << key << i;
    }
  }
}

inline void ExpectToNeedResultsAndDraws(const Test& test) {
  EXPECT_EQ(ReasonOf(PosteriorOf(test, {})[0].second), "no_cases");
  EXPECT_EQ(ReasonOf(PosteriorOf(test, Differing({1, 2}), 0)[2].second),
            "no_draws");
  EXPECT_EQ(ReasonOf(PosteriorOf(test, Differing({1}))[1].second),
            "too_few_data_sets");
}

}  // namespace melon
