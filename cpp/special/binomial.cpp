#include "special/binomial.h"

#include <algorithm>
#include <boost/math/special_functions/beta.hpp>

#include "special/beta.h"
#include "special/boost_gamma.h"
#include "special/policy.h"

namespace melon {

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

}  // namespace melon
