// For the small module that the page loads on arrival, and only there: kernels
// of rankings, numbers and clusters, which its one task never calls. Metrics
// that exist for those too, such as ndcg and spearman, refer to them; linked
// before the libraries, these leave the real ones out of the module.

#include "kernels/count_pairs.h"
#include "kernels/discounted_gain.h"
#include "kernels/kendall_correlation.h"
#include "kernels/query_mean.h"
#include "kernels/spearman_correlation.h"

namespace melon {

Value KendallCorrelation(std::span<const double> /*truth*/,
                         std::span<const double> /*score*/,
                         std::span<const double> /*weight*/) {
  __builtin_trap();
}

Value SpearmanCorrelation(std::span<const double> /*truth*/,
                          std::span<const double> /*score*/,
                          std::span<const double> /*weight*/) {
  __builtin_trap();
}

Value QueryMean(const RankedItems& /*items*/, const Parameters& /*parameters*/,
                Value (* /*of_query*/)(const RankedItems&, const Parameters&)) {
  __builtin_trap();
}

Value NormalizedDiscountedGain(const RankedItems& /*query*/, Gain /*gain*/,
                               double /*last_position*/) {
  __builtin_trap();
}

const Reason* WhyNoPairs(const ContingencyTable& /*table*/) {
  __builtin_trap();
}

PairCounts CountPairs(const ContingencyTable& /*table*/) { __builtin_trap(); }

}  // namespace melon
