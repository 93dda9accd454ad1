#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "hypothesis/golden_numbers.h"
#include "hypothesis/paired_scores.h"
#include "hypothesis/test.h"
#include "metrics/regression/estimate_support.h"

namespace melon {

inline KeyValues Differ(const Test& test, const std::vector<double>& difference,
                        const std::vector<double>& weight = {},
                        bool whole_weights = true) {
  return test.from_differences({difference, weight, whole_weights}, {});
}

/// Compares all keys of the test with scipy, and with exact counting, on the
/// differences of absolute errors of 15 pairs of models, of 12 to 442 cases:
/// tests/golden/regression.py.
inline void ExpectGoldenPairs(const Test& test) {
  const std::string name = "regression/pairs.csv";
  const auto header = GoldenHeader(name);
  const auto columns = GoldenNumbers("regression/predictions.csv");
  const auto rows = GoldenNumbers(name);
  ASSERT_EQ(rows.size(), 60U);
  for (const auto& row : rows) {
    std::vector<double> difference;
    for (std::size_t i = 0; i < static_cast<std::size_t>(row[2]); ++i) {
      const auto error = [&](double model) {
        const double prediction =
            columns[i][2 + static_cast<std::size_t>(model)];
        return std::round(std::abs(prediction - columns[i][0]) * 1e6);
      };
      difference.push_back((error(row[0]) - error(row[1])) / 1e6);
    }
    const KeyValues values = Differ(test, difference);
    for (const auto& [key, value] : values) {
      const auto place = std::find(header.begin(), header.end(), key);
      ASSERT_NE(place, header.end()) << key;
      const double expected =
          row[static_cast<std::size_t>(place - header.begin())];
      ASSERT_EQ(value.defined(), !std::isnan(expected)) << key;
      if (!value.defined()) continue;
      // scipy's mean and tails are a few ulp off; a mean near 0 more.
      EXPECT_NEAR(value.number(), expected,
                  1e-12 * std::max(1e-1, std::abs(expected)))
          << key << " of " << row[0] << " and " << row[1] << ", " << row[2];
    }
  }
}

}  // namespace melon
