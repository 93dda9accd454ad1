#include "special/binomial.h"

#include <algorithm>
#include <boost/math/special_functions/beta.hpp>
#include <cmath>

#include "base/function_view.h"
#include "special/beta.h"
#include "special/boost_gamma.h"
#include "special/policy.h"

namespace melon {
namespace {

/// The smallest whole number in (low, high] with a p-value of at most alpha,
/// where the p-value falls.
std::optional<double> SmallestSignificant(double low, double high, double alpha,
                                          FunctionView<double(double)> p) {
  if (high <= low || p(high) > alpha) return std::nullopt;
  while (high - low > 1) {
    const double middle = std::floor((low + high) / 2);
    (p(middle) <= alpha ? high : low) = middle;
  }
  return high;
}

}  // namespace

double BinomialPmf(double successes, double trials, double probability) {
  if (probability == 0) return successes == 0 ? 1 : 0;
  if (probability == 1) return successes == trials ? 1 : 0;
  return boost::math::ibeta_derivative(successes + 1, trials - successes + 1,
                                       probability, MathPolicy()) /
         (trials + 1);
}

double BinomialCdf(double successes, double trials, double probability) {
  if (successes == trials) return 1;
  return RegularizedBetaComplement(successes + 1, trials - successes,
                                   probability);
}

double BinomialSurvival(double successes, double trials, double probability) {
  if (successes == trials) return 0;
  return RegularizedBeta(successes + 1, trials - successes, probability);
}

double BinomialTwoSidedHalf(double successes, double trials) {
  const double fewer = std::min(successes, trials - successes);
  if (2 * fewer == trials) return 1;
  return std::min(1.0, 2 * BinomialCdf(fewer, trials, 0.5));
}

std::optional<double> BinomialCriticalCount(double trials, double probability,
                                            double alpha) {
  return SmallestSignificant(0, trials, alpha, [&](double count) {
    return BinomialSurvival(count - 1, trials, probability);
  });
}

std::optional<double> SignTestCriticalWins(double trials, double alpha) {
  return SmallestSignificant(
      std::floor(trials / 2), trials, alpha,
      [&](double wins) { return BinomialTwoSidedHalf(wins, trials); });
}

}  // namespace melon
