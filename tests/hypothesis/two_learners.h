#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "hypothesis/golden_numbers.h"
#include "hypothesis/paired_scores.h"
#include "hypothesis/test.h"
#include "metrics/regression/estimate_support.h"

namespace melon {

/// Owns the results of two learners, and their differences, which are equal
/// where they are equal in steps of the scale.
struct TwoLearners {
  Numbers a;
  Numbers b;
  Numbers difference;
  bool higher_is_better = true;

  TwoLearners() = default;
  TwoLearners(const Numbers& steps_a, const Numbers& steps_b, double scale) {
    for (std::size_t i = 0; i < steps_a.size(); ++i) {
      a.push_back(steps_a[i] / scale);
      b.push_back(steps_b[i] / scale);
      difference.push_back((steps_a[i] - steps_b[i]) / scale);
    }
  }

  [[nodiscard]] PairedResults view() const {
    return {a, b, difference, higher_is_better};
  }
};

/// Learners of which only the differences matter.
inline TwoLearners Differing(const Numbers& difference,
                             bool higher_is_better = true) {
  TwoLearners learners(difference, Numbers(difference.size()), 1);
  learners.higher_is_better = higher_is_better;
  return learners;
}

/// Eight pairs of learners over 7 to 100 folds or data sets:
/// tests/golden/two_learners.py.
inline std::vector<TwoLearners> GoldenLearners() {
  std::vector<TwoLearners> all;
  const auto rows = GoldenNumbers("two_learners/results.csv");
  for (double which = 0; which < 8; ++which) {
    Numbers a;
    Numbers b;
    double scale = 1;
    for (const auto& row : rows) {
      if (row[0] != which) continue;
      scale = row[1];
      a.push_back(row[2]);
      b.push_back(row[3]);
    }
    all.emplace_back(a, b, scale);
  }
  return all;
}

/// A column that other programs computed, NaN where there is no such number;
/// empty where they have no such column.
inline Numbers GoldenOf(const std::string& key,
                        const std::string& file = "expected") {
  const std::string name = "two_learners/" + file + ".csv";
  const auto header = GoldenHeader(name);
  const auto place = std::find(header.begin(), header.end(), key);
  if (place == header.end()) return {};
  return GoldenColumn(GoldenNumbers(name),
                      static_cast<std::size_t>(place - header.begin()));
}

/// Compares all keys that the golden file has with values of pair `which`.
inline void ExpectGoldenKeys(const KeyValues& values, std::size_t which,
                             double relative,
                             const std::string& file = "expected") {
  for (const auto& [key, value] : values) {
    const Numbers column = GoldenOf(std::string(key), file);
    if (column.empty()) continue;
    const double expected = column.at(which);
    ASSERT_EQ(value.defined(), !std::isnan(expected)) << key << which;
    if (!value.defined()) continue;
    EXPECT_NEAR(value.number(), expected,
                relative * std::max(0.1, std::abs(expected)))
        << key << " of pair " << which;
  }
}

}  // namespace melon
