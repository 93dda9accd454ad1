#include "kernels/comparison/differences/five_by_two.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <limits>

#include "kernels/numbers/binary_scale.h"

namespace melon {
namespace {

constexpr std::size_t kFolds = 10;

double Squared(double number) { return number * number; }

/// Deviations of so little of the differences are rounding.
constexpr double kRounding = 8 * std::numeric_limits<double>::epsilon();

/// Sums of ten squares lose no digits: there is nothing that could cancel.
double WithoutRounding(double squares, double all_squares) {
  return squares <= Squared(kRounding) * all_squares ? 0 : squares;
}

}  // namespace

FiveByTwo FiveByTwoOf(std::span<const double> differences) {
  assert(differences.size() == kFolds);
  FiveByTwo runs;
  runs.unit = BinaryScale(differences);
  std::array<double, kFolds> difference;
  for (std::size_t i = 0; i < kFolds; ++i)
    difference[i] = differences[i] / runs.unit;
  runs.first = difference[0];
  runs.first_mean = (difference[0] + difference[1]) / 2;
  for (std::size_t i = 0; i < kFolds; i += 2) {
    const double one = difference[i];
    const double other = difference[i + 1];
    runs.squares += Squared(one - other) / 2;
    runs.squares_about_first_mean +=
        Squared(one - runs.first_mean) + Squared(other - runs.first_mean);
    runs.all_squares += Squared(one) + Squared(other);
  }
  runs.squares = WithoutRounding(runs.squares, runs.all_squares);
  runs.squares_about_first_mean =
      WithoutRounding(runs.squares_about_first_mean, runs.all_squares);
  return runs;
}

}  // namespace melon
