#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "hypothesis/golden_numbers.h"
#include "metrics/metric.h"

namespace melon {

using Numbers = std::vector<double>;

/// The metric of one model.
inline Value Measure(const Metric& metric, const Numbers& truth,
                     const Numbers& prediction, const Numbers& weight = {},
                     const Parameters& parameters = {}) {
  return metric.from_estimates(
      {.truth = truth, .prediction = prediction, .weight = weight}, parameters);
}

/// The reason's id for an undefined value, "" for a number.
inline std::string_view ReasonOf(const Value& value) {
  return value.defined() ? std::string_view() : value.reason().id;
}

inline std::vector<std::string> GoldenHeader(const std::string& name) {
  std::ifstream file(std::string(MELON_GOLDEN "/") + name);
  std::string line;
  std::getline(file, line);
  std::istringstream cells(line);
  std::vector<std::string> header;
  for (std::string cell; std::getline(cells, cell, ',');)
    header.push_back(cell);
  return header;
}

/// Compares with scikit-learn and scipy on predictions of five models of the
/// diabetes data, without and with weights: tests/golden/regression.py.
inline void ExpectGolden(const Metric& metric, const std::string& key,
                         double own_parameter = 0) {
  const auto columns = GoldenNumbers("regression/predictions.csv");
  const auto rows = GoldenNumbers("regression/metrics.csv");
  const auto header = GoldenHeader("regression/metrics.csv");
  const auto place = std::find(header.begin(), header.end(), key);
  ASSERT_NE(place, header.end());
  ASSERT_EQ(rows.size(), 10U);
  Parameters parameters;
  parameters.own = own_parameter;
  parameters.n_features = 10;
  for (const auto& row : rows) {
    const Numbers truth = GoldenColumn(columns, 0);
    const Numbers weight = row[1] != 0 ? GoldenColumn(columns, 1) : Numbers();
    const Numbers prediction =
        GoldenColumn(columns, 2 + static_cast<std::size_t>(row[0]));
    const double expected =
        row[static_cast<std::size_t>(place - header.begin())];
    const Value value = Measure(metric, truth, prediction, weight, parameters);
    ASSERT_TRUE(value.defined());
    // NumPy adds pairwise, with an error of a few ulp; differences of the same
    // size lose a digit or two more.
    EXPECT_NEAR(value.number(), expected,
                1e-13 * std::max(1., std::abs(expected)))
        << "model " << row[0] << " weighted " << row[1];
  }
}

}  // namespace melon
