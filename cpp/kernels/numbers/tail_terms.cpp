#include "kernels/numbers/tail_terms.h"

#include "special/beta.h"
#include "special/normal.h"

namespace melon {
namespace {

/// How a level stands in a formula: α is what is left of it.
Term UpperShare(double level) { return {R"(1-\alpha/2)", (1 + level) / 2}; }

}  // namespace

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

Term BetaQuantileTerm(const Term& share, const Term& a, const Term& b) {
  return Written(R"(B\left(#;\,#,\,#\right))", {share, a, b},
                 BetaQuantile(a.value(), b.value(), share.value()));
}

}  // namespace melon
