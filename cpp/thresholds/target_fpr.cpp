#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/points/choice_working.h"
#include "thresholds/best_threshold.h"

namespace melon::thresholds {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::no_negatives};

ThresholdRule::Outcome Choose(const ScoreGroups& groups,
                              const ThresholdWish& wish) {
  if (groups.total() == 0) return {.undefined = &reasons::no_cases};
  if (groups.total_negative == 0) return {.undefined = &reasons::no_negatives};
  ThresholdRule::Outcome outcome;
  VisitThresholds(groups, [&](const OperatingPoint& point) {
    const double fpr = point.counts.false_positive / groups.total_negative;
    if (Reaches(wish.target, fpr))
      outcome.choice = {point.threshold, point.counts, fpr};
  });
  return outcome;
}

void Show(const ScoreGroups& groups, const ThresholdWish& wish,
          double threshold, Working& working) {
  working.Line("f", wish.target,
               {"the share that is asked for: at most", "要求的比例：至多"});
  ShowChoice(
      groups, threshold, R"(\mathrm{FPR})",
      [&](const CountTerms& c) { return c.fp / (c.fp + c.tn); }, working);
}

}  // namespace

extern const Words target_fpr_words = {
    .name = {"Wanted false positive rate", "指定假正例率"},
    .short_name = {"FPR ≤", "FPR ≤"},
    .meaning =
        {"The lowest threshold, and so the one with the most true positives, "
         "at "
         "which no more than the given share of negatives is called positive.",
         "被误判为正的反例不超过指定比例的最低阈值，因而找到的正例最多。"},
    .latex = R"(\min\{t:\mathrm{FPR}(t)\le f\})",
    .symbols = {symbols::kThreshold,
                symbols::kFpr,
                {"f", {"the share that is asked for", "要求的比例"}}},
    .references = {{sources::neyman1933}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"A report does not list it, since it needs a target: on the "
         "page, choose it under “Best for” and give the share.",
         "需要给定目标，因此报告中不列出：请在页面的“阈值规则”处选择它并填"
         "写比例。"},
    .avoid_when = {"negatives are very many: a small rate may still be too "
                   "many false alarms; ask for a precision",
                   "反例极多：很小的比例也可能误报太多；改为要求查准率"},
};

extern const ThresholdRule target_fpr = {
    .id = "target_fpr",
    .needs_target = true,
    .choose = Choose,
    .show = Show,
};

}  // namespace melon::thresholds
