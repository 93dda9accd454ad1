#include "kernels/numbers/tail_terms.h"

#include "special/beta.h"
#include "special/binomial.h"
#include "special/chi_squared.h"
#include "special/f_distribution.h"
#include "special/normal.h"
#include "special/student_t.h"

namespace melon {
namespace {

/// How a level stands in a formula: α is what is left of it.
Term UpperShare(double level) { return {R"(1-\alpha/2)", (1 + level) / 2}; }

}  // namespace

Term StudentTwoSidedTerm(const Term& t, const Term& degrees_of_freedom) {
  return Written(R"(2\cdot P\left(T_{#}\ge\left|#\right|\right))",
                 {degrees_of_freedom, t},
                 StudentTwoSided(t.value(), degrees_of_freedom.value()));
}

Term StudentTailTerm(const Term& t, const Term& degrees_of_freedom) {
  return Written(R"(P\left(T_{#}\ge #\right))", {degrees_of_freedom, t},
                 StudentSurvival(t.value(), degrees_of_freedom.value()));
}

Term StudentQuantileTerm(double level, const Term& degrees_of_freedom) {
  return Written(R"(T_{#}^{-1}\left(#\right))",
                 {degrees_of_freedom, UpperShare(level)},
                 StudentTwoSidedQuantile(level, degrees_of_freedom.value()));
}

Term NormalTwoSidedTerm(const Term& z) {
  return Written(R"(2\cdot P\left(Z\ge\left|#\right|\right))", {z},
                 NormalTwoSided(z.value()));
}

Term NormalQuantileTerm(double level) {
  return NormalQuantileTerm(UpperShare(level));
}

Term NormalQuantileTerm(const Term& share) {
  return Written(R"(\Phi^{-1}\left(#\right))", {share},
                 NormalQuantile(share.value()));
}

Term NormalCdfTerm(const Term& z) {
  return Written(R"(\Phi\left(#\right))", {z}, NormalCdf(z.value()));
}

Term ChiSquaredTailTerm(const Term& x, const Term& degrees_of_freedom) {
  return Written(R"(P\left(\chi^2_{#}\ge #\right))", {degrees_of_freedom, x},
                 ChiSquaredSurvival(x.value(), degrees_of_freedom.value()));
}

Term FTailTerm(const Term& f, const Term& numerator, const Term& denominator) {
  return Written(R"(P\left(F_{#,\,#}\ge #\right))", {numerator, denominator, f},
                 FSurvival(f.value(), numerator.value(), denominator.value()));
}

Term FairCoinsTerm(const Term& successes, const Term& trials) {
  const bool many = 2 * successes.value() > trials.value();
  return Written(
      many ? R"(\min\left(1,\,2\cdot P\left(B_{#,\,1/2}\ge #\right)\right))"
           : R"(\min\left(1,\,2\cdot P\left(B_{#,\,1/2}\le #\right)\right))",
      {trials, successes},
      BinomialTwoSidedHalf(successes.value(), trials.value()));
}

Term BetaQuantileTerm(const Term& share, const Term& a, const Term& b) {
  return Written(R"(B\left(#;\,#,\,#\right))", {share, a, b},
                 BetaQuantile(a.value(), b.value(), share.value()));
}

}  // namespace melon
