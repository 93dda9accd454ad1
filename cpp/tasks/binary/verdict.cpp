#include "tasks/binary/verdict.h"

#include <algorithm>

#include "report/bootstrap/group_bootstrap.h"
#include "report/verdict/accuracy_difference.h"

namespace melon {
namespace {

constexpr VerdictBasis kByDelong{.metric = "roc_auc",
                                 .test = "delong",
                                 .difference = "roc_auc_diff",
                                 .statistic = "delong_z",
                                 .low = "delong_diff_low",
                                 .high = "delong_diff_high",
                                 .p = "delong_p",
                                 .instead = "auc_permutation",
                                 .instead_p = "auc_permutation_p"};
constexpr VerdictBasis kByPermutation{.metric = "roc_auc",
                                      .test = "auc_permutation",
                                      .difference = "roc_auc_diff",
                                      .p = "auc_permutation_p"};

bool IsTooSmallForDelong(const BinaryData& data) {
  return std::min(data.positives, data.negatives) < kFewestForDelong;
}

const VerdictBasis& BasisOf(const BinaryData& data) {
  if (data.task != TaskKind::binary) return kByAccuracy;
  return IsTooSmallForDelong(data) ? kByPermutation : kByDelong;
}

bool AreAllBelowHalf(std::span<const Value> upper) {
  return !upper.empty() &&
         std::all_of(upper.begin(), upper.end(), [](const Value& limit) {
           return limit.defined() && limit.number() < 0.5;
         });
}

/// Intervals of few cases are approximate, and the test is exact. Where there
/// is none, for fractional weights, the intervals decide.
bool NoneIsByChance(std::span<const double> chance, double alpha) {
  return std::none_of(chance.begin(), chance.end(),
                      [alpha](double p) { return p > alpha; });
}

}  // namespace

Json BinaryVerdict(const BinaryData& data, std::span<const Value> headline,
                   std::span<const Value> upper, std::span<const double> chance,
                   const std::vector<PairResult>& pairs, double alpha,
                   bool in_groups) {
  Contest contest{.headline = headline, .pairs = pairs, .alpha = alpha};
  for (const BinaryModel& model : data.models)
    contest.names.push_back(model.name);
  if (in_groups) {
    Json verdict = Verdict(contest, ByGroups(BasisOf(data).metric, false));
    const bool is_judged = CountGroups(data.cluster) >= FewestGroups(alpha);
    if (is_judged && data.task == TaskKind::binary && AreAllBelowHalf(upper))
      verdict.Put("kind", "worse_than_chance");
    return verdict;
  }
  if (data.task != TaskKind::binary) return Verdict(contest, kByAccuracy);
  SecondTest errors{.key = "second",
                    .test = "mcnemar_midp",
                    .p = {"mcnemar_midp"},
                    .favours = "accuracy_diff"};
  for (const BinaryModel& model : data.models)
    errors.not_judged.push_back(
        model.is_threshold_meant ? nullptr : &reasons::threshold_not_set);
  Json verdict = Verdict(contest, BasisOf(data), &errors);
  if (AreAllBelowHalf(upper) && NoneIsByChance(chance, alpha))
    verdict.Put("kind", "worse_than_chance");
  return verdict;
}

}  // namespace melon
