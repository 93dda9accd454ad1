#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/random.h"

namespace melon {

/// Scores against a truth, as files have them.
struct ScoreColumn {
  std::vector<double> scores;
  std::vector<std::uint8_t> truth;
};

/// Smooth, of two and of three digits, skewed, constant, denormal, zeros of
/// both signs, negative, half of them tied.
inline constexpr int kScoreKinds = 9;

[[nodiscard]] inline double ScoreOfKind(int kind, Random& random) {
  const double unit = random.Unit();
  switch (kind) {
    case 1:
      return std::floor(unit * 100) / 100;
    case 2:
      return std::floor(unit * 1000) / 1000;
    case 3:
      return std::pow(unit, 30);
    case 4:
      return 0.25;
    case 5:
      return unit * 0x1p-1030;
    case 6:
      return unit < 0.5 ? -0.0 : 0.0;
    case 7:
      return (20 * unit) - 10;
    case 8:
      return unit < 0.5 ? 0.5 : unit;
    default:
      return unit;
  }
}

/// `rows` of a kind, three in ten positive.
[[nodiscard]] inline ScoreColumn RandomColumn(int kind, std::size_t rows,
                                              Random& random) {
  ScoreColumn column;
  for (std::size_t row = 0; row < rows; ++row) {
    column.scores.push_back(ScoreOfKind(kind, random));
    column.truth.push_back(random.Below(10) < 3 ? 1 : 0);
  }
  return column;
}

/// Calls `check(column)` for columns of every kind and of many lengths.
template <class Check>
void ForRandomColumns(Check&& check) {
  Random random(31);
  for (int kind = 0; kind < kScoreKinds; ++kind) {
    for (const std::size_t rows : {1U, 2U, 63U, 64U, 65U, 130U, 700U, 5'000U})
      check(RandomColumn(kind, rows, random));
    for (int i = 0; i < 100; ++i)
      check(RandomColumn(kind, 1 + random.Below(300), random));
  }
}

}  // namespace melon
