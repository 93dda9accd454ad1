#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "base/random.h"

namespace melon::bench {

/// One model's scores and the truth, made from a seed alone.
struct Sample {
  std::vector<double> scores;
  std::vector<std::uint8_t> truth;
};

/// How scores are distributed; an algorithm that is fast on one and slow on
/// another fails its users without a word.
enum class Kind : unsigned char {
  smooth,
  two_digits,
  three_digits,
  power_30,
  constant,
  denormal,
  signed_zero,
  negative,
  kCount,
};

[[nodiscard]] inline const char* NameOf(Kind kind) {
  constexpr const char* kNames[] = {"smooth",      "two_digits", "three_digits",
                                    "power_30",    "constant",   "denormal",
                                    "signed_zero", "negative"};
  return kNames[static_cast<std::size_t>(kind)];
}

/// `unit` in [0, 1), `fair` a toss.
[[nodiscard]] inline double ScoreOf(Kind kind, double unit, bool fair) {
  switch (kind) {
    case Kind::smooth:
      return unit;
    case Kind::two_digits:
      return std::floor(unit * 100) / 100;
    case Kind::three_digits:
      return std::floor(unit * 1000) / 1000;
    case Kind::power_30:
      return std::pow(unit, 30);
    case Kind::constant:
      return 0.25;
    case Kind::denormal:
      return unit * 0x1p-1030;
    case Kind::signed_zero:
      return fair ? -0.0 : 0.0;
    case Kind::negative:
      return (20 * unit) - 10;
    case Kind::kCount:
      break;
  }
  return 0;
}

/// Scores of the positives are the greater of two draws, which gives an AUC of
/// 2/3 where scores differ.
[[nodiscard]] inline Sample MakeSample(Kind kind, std::size_t rows,
                                       std::uint64_t seed) {
  Random random(seed);
  Sample sample;
  sample.scores.reserve(rows);
  sample.truth.reserve(rows);
  for (std::size_t row = 0; row < rows; ++row) {
    const bool positive = random.Below(10) < 3;
    const double first = random.Unit();
    const double second = random.Unit();
    const double unit = positive ? std::fmax(first, second) : first;
    sample.truth.push_back(static_cast<std::uint8_t>(positive));
    sample.scores.push_back(ScoreOf(kind, unit, random.Below(2) == 0));
  }
  return sample;
}

/// The text of a table with a truth of 0 and 1 and two columns of scores with
/// 17 significant digits: about 40 bytes a row.
[[nodiscard]] inline std::string MakeCsv(std::size_t rows) {
  Random random(7);
  std::string text = "truth,model_a,model_b\n";
  text.reserve(rows * 44);
  for (std::size_t row = 0; row < rows; ++row) {
    const bool positive = random.Below(10) < 3;
    text += positive ? '1' : '0';
    for (int model = 0; model < 2; ++model) {
      const double first = random.Unit();
      const double second = random.Unit();
      char cell[40];
      const int length =
          std::snprintf(cell, sizeof cell, ",%.17g",
                        positive ? std::fmax(first, second) : first);
      text.append(cell, static_cast<std::size_t>(length));
    }
    text += '\n';
  }
  return text;
}

}  // namespace melon::bench
