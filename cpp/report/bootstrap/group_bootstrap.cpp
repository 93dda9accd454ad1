#include "report/bootstrap/group_bootstrap.h"

#include <algorithm>
#include <cmath>

namespace melon {
namespace {

/// Why there is neither interval nor p-value; null: there are both.
const Reason* MissingFor(const GroupDraw& draw, double alpha) {
  if (draw.groups < FewestGroups(alpha)) return &reasons::too_few_groups;
  if (draw.replicates != nullptr) return nullptr;
  return draw.is_possible ? &reasons::groups_not_drawn
                          : &reasons::too_many_to_draw;
}

}  // namespace

std::size_t FewestGroups(double alpha) {
  constexpr std::size_t kAtLeast = 5;
  constexpr double kRounding = 1 + 1e-9;
  std::size_t groups = kAtLeast;
  for (double p = std::ldexp(2, -static_cast<int>(groups));
       p > alpha * kRounding && p > 0; p /= 2)
    ++groups;
  return groups;
}

std::size_t CountGroups(std::span<const std::uint32_t> cluster) {
  if (cluster.empty()) return 0;
  return std::size_t{*std::max_element(cluster.begin(), cluster.end())} + 1;
}

VerdictBasis ByGroups(std::string_view metric, bool lower_is_better) {
  return {.metric = metric,
          .lower_is_better = lower_is_better,
          .test = kGroupBootstrap,
          .difference = "cluster_bootstrap_diff",
          .low = "cluster_bootstrap_low",
          .high = "cluster_bootstrap_high",
          .p = "cluster_bootstrap_p"};
}

void AddGroupBootstrap(const Value& a, const Value& b, const GroupDraw& draw,
                       double alpha, KeyValues& values) {
  Value difference = a.defined() ? b : a;
  DifferenceTest test{.interval = {difference, difference}, .p = difference};
  if (a.defined() && b.defined()) {
    difference = a.number() - b.number();
    const Reason* const missing = MissingFor(draw, alpha);
    test =
        missing == nullptr
            ? TestDifference(difference.number(), *draw.replicates, 1 - alpha)
            : DifferenceTest{.interval = {*missing, *missing}, .p = *missing};
  }
  values.emplace_back("cluster_bootstrap_diff", difference);
  values.emplace_back("cluster_bootstrap_low", test.interval.low);
  values.emplace_back("cluster_bootstrap_high", test.interval.high);
  values.emplace_back("cluster_bootstrap_p", test.p);
}

}  // namespace melon
