#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "curves/curve.h"
#include "kernels/binary/group_scores.h"

namespace melon {

/// The nine scored cases of docs/worked-examples.md: scores .9 … .1, labels − +
/// − − + − + + −.
inline GroupedScores NineSamples() {
  return GroupScores(std::vector<double>{.9, .8, .7, .6, .5, .4, .3, .2, .1},
                     std::vector<std::uint8_t>{0, 1, 0, 0, 1, 0, 1, 1, 0}, {});
}

/// Groups from golden arrays, the truth given as 0.0 and 1.0.
inline GroupedScores Grouped(std::span<const double> score,
                             std::span<const double> truth,
                             std::span<const double> weight = {}) {
  const std::vector<std::uint8_t> classes(truth.begin(), truth.end());
  return GroupScores(score, classes, weight);
}

inline const Series& SeriesOf(const CurveData& data, std::string_view name) {
  for (const Series& series : data.series) {
    if (series.name == name) return series;
  }
  ADD_FAILURE() << "no series " << name;
  static const Series kNone;
  return kNone;
}

inline const std::vector<double>& ColumnOf(const Series& series,
                                           std::string_view name) {
  for (const auto& [column_name, values] : series.columns) {
    if (column_name == name) return values;
  }
  ADD_FAILURE() << "no column " << name;
  static const std::vector<double> kNone;
  return kNone;
}

inline double NumberOf(const CurveData& data, std::string_view name) {
  for (const auto& [number_name, value] : data.numbers) {
    if (number_name == name) return value.number();
  }
  ADD_FAILURE() << "no number " << name;
  return 0;
}

/// Equal lengths and cells; relative to 1 or to the cell, whichever is greater.
inline void ExpectAllNear(const std::vector<double>& actual,
                          std::span<const double> expected, double tolerance) {
  ASSERT_EQ(actual.size(), expected.size());
  for (std::size_t i = 0; i < actual.size(); ++i) {
    if (actual[i] == expected[i]) continue;  // infinities
    EXPECT_NEAR(actual[i], expected[i], tolerance) << "row " << i;
  }
}

}  // namespace melon
