#include "special/student_t.h"

#include <cmath>

#include "special/beta.h"

namespace melon {

/// T² / (ν + T²) has the beta distribution with parameters 1/2 and ν/2. Of x
/// and 1 − x the smaller one is computed, so that neither loses digits.
double StudentTwoSided(double t, double degrees_of_freedom) {
  const double ratio = std::abs(t) / std::sqrt(degrees_of_freedom);
  if (ratio <= 1) {
    const double x = ratio * ratio / (1 + (ratio * ratio));
    return RegularizedBetaComplement(0.5, degrees_of_freedom / 2, x);
  }
  const double inverse = 1 / ratio;
  const double rest = inverse * inverse / (1 + (inverse * inverse));
  return RegularizedBeta(degrees_of_freedom / 2, 0.5, rest);
}

double StudentSurvival(double t, double degrees_of_freedom) {
  const double half = StudentTwoSided(t, degrees_of_freedom) / 2;
  return t >= 0 ? half : 1 - half;
}

namespace {

double FindTwoSidedQuantile(double level, double degrees_of_freedom) {
  // The tail's own quantile where it is small: 1 − x keeps its digits.
  if (level > 0.5) {
    const double rest = BetaQuantile(degrees_of_freedom / 2, 0.5, 1 - level);
    if (rest < 0.5) return std::sqrt(degrees_of_freedom * (1 - rest) / rest);
  }
  const double x = BetaQuantile(0.5, degrees_of_freedom / 2, level);
  return std::sqrt(degrees_of_freedom * x / (1 - x));
}

}  // namespace

double StudentTwoSidedQuantile(double level, double degrees_of_freedom) {
  struct Asked {
    double level;
    double degrees_of_freedom;
    double quantile;
  };
  // Every pair of a table asks for the same one.
  thread_local Asked last = {0, 1, FindTwoSidedQuantile(0, 1)};
  if (level != last.level || degrees_of_freedom != last.degrees_of_freedom)
    last = {level, degrees_of_freedom,
            FindTwoSidedQuantile(level, degrees_of_freedom)};
  return last.quantile;
}

}  // namespace melon
