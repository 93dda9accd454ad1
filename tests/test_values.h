#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <span>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "hypothesis/paired_scores.h"
#include "hypothesis/test.h"

/// What the properties of tests have in common, whatever the tests look at.
namespace melon {

inline bool Contains(std::span<const std::string_view> keys,
                     std::string_view key) {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// Standard normal by Box and Muller.
inline double Normal(Random& random) {
  const double radius = std::sqrt(-2 * std::log(1 - random.Unit()));
  return radius * std::cos(2 * std::numbers::pi * random.Unit());
}

/// The values that belong to a key in the results of a test.
inline std::vector<Value> AllOf(const std::vector<KeyValues>& results,
                                std::string_view key) {
  std::vector<Value> values;
  for (const KeyValues& one : results) values.push_back(At(one, key));
  return values;
}

inline void ExpectKeysInOrder(const melon::Test& test,
                              const std::vector<KeyValues>& results) {
  for (const KeyValues& values : results) {
    ASSERT_EQ(values.size(), test.keys.size()) << test.id;
    for (std::size_t i = 0; i < values.size(); ++i)
      EXPECT_EQ(values[i].first, test.keys[i]);
  }
}

/// Every p-value lies in [0, 1]; each is defined more than ten times.
inline void ExpectProbabilities(const melon::Test& test,
                                const std::vector<KeyValues>& results) {
  for (const std::string_view key : test.p_values) {
    int defined = 0;
    for (const Value& p : AllOf(results, key)) {
      if (!p.defined()) continue;
      ++defined;
      EXPECT_GE(p.number(), 0) << key;
      EXPECT_LE(p.number(), 1) << key;
    }
    EXPECT_GT(defined, 10) << key;
  }
}

inline void ExpectListedReasons(std::span<const Reason* const> listed,
                                const std::vector<KeyValues>& results) {
  for (const KeyValues& values : results) {
    for (const auto& [key, value] : values) {
      if (value.defined()) continue;
      EXPECT_NE(std::find(listed.begin(), listed.end(), &value.reason()),
                listed.end())
          << key << ": " << value.reason().id;
    }
  }
}

inline void ExpectOrderedLimits(const melon::Test& test,
                                const std::vector<KeyValues>& results) {
  if (test.limits.empty()) return;
  for (const KeyValues& values : results) {
    const Value& low = At(values, test.limits[0]);
    const Value& high = At(values, test.limits[1]);
    ASSERT_EQ(low.defined(), high.defined());
    if (low.defined()) {
      EXPECT_LE(low.number(), high.number());
    }
  }
}

/// What `key` must be after the exchange of two models, when `kept` is the key
/// that takes its place.
inline double AfterExchange(const melon::Test& test, const KeyValues& before,
                            std::string_view key, std::string_view kept) {
  if (Contains(test.signed_keys, key)) return -At(before, key).number();
  if (!Contains(test.limits, key)) return At(before, kept).number();
  return -At(before, test.limits[key == test.limits[0] ? 1 : 0]).number();
}

/// The largest distance between the distribution of the p-values and the
/// uniform one (Kolmogorov).
inline double DistanceToUniform(std::vector<double> p_values) {
  std::sort(p_values.begin(), p_values.end());
  const auto n = static_cast<double>(p_values.size());
  double distance = 0;
  for (std::size_t i = 0; i < p_values.size(); ++i) {
    const auto rank = static_cast<double>(i);
    distance = std::max(
        {distance, p_values[i] - (rank / n), ((rank + 1) / n) - p_values[i]});
  }
  return distance;
}

inline double ShareAtMost(const std::vector<double>& p_values, double level) {
  const auto count = std::count_if(p_values.begin(), p_values.end(),
                                   [level](double p) { return p <= level; });
  return static_cast<double>(count) / static_cast<double>(p_values.size());
}

}  // namespace melon
