#include "tasks/group_bootstrap.h"

namespace melon {

VerdictBasis ByGroups(std::string_view metric, bool lower_is_better) {
  return {.metric = metric,
          .lower_is_better = lower_is_better,
          .test = kGroupBootstrap,
          .difference = "cluster_bootstrap_diff",
          .low = "cluster_bootstrap_low",
          .high = "cluster_bootstrap_high",
          .p = "cluster_bootstrap_p"};
}

void AddGroupBootstrap(const Value& a, const Value& b,
                       const Replicates* replicates, const Reason& missing,
                       double level, KeyValues& values) {
  DifferenceTest test{.interval = {missing, missing}, .p = missing};
  Value difference = a.defined() ? b : a;
  if (a.defined() && b.defined()) {
    difference = a.number() - b.number();
    if (replicates != nullptr)
      test = TestDifference(difference.number(), *replicates, level);
  } else {
    test = {.interval = {difference, difference}, .p = difference};
  }
  values.emplace_back("cluster_bootstrap_diff", difference);
  values.emplace_back("cluster_bootstrap_low", test.interval.low);
  values.emplace_back("cluster_bootstrap_high", test.interval.high);
  values.emplace_back("cluster_bootstrap_p", test.p);
}

}  // namespace melon
