#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/points/choice_working.h"
#include "thresholds/best_threshold.h"

namespace melon::thresholds {
namespace {

constexpr Reason kPrecisionNotReached{
    "precision_not_reached",
    {"no threshold reaches the wanted precision",
     "没有阈值能达到指定的查准率"}};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::no_positives, &kPrecisionNotReached};

ThresholdRule::Outcome Choose(const ScoreGroups& groups,
                              const ThresholdWish& wish) {
  if (groups.total() == 0) return {.undefined = &reasons::no_cases};
  if (groups.total_positive == 0) return {.undefined = &reasons::no_positives};
  ThresholdRule::Outcome outcome;
  outcome.undefined = &kPrecisionNotReached;
  VisitThresholds(groups, [&](const OperatingPoint& point) {
    if (point.counts.predicted_positives() == 0) return;
    const double precision =
        point.counts.true_positive / point.counts.predicted_positives();
    if (!Reaches(precision, wish.target)) return;
    outcome.undefined = nullptr;
    outcome.choice = {point.threshold, point.counts, precision};
  });
  return outcome;
}

void Show(const ScoreGroups& groups, const ThresholdWish& wish,
          double threshold, Working& working) {
  working.Line(
      "p", wish.target,
      {"the precision that is asked for: at least", "要求的查准率：至少"});
  ShowChoice(
      groups, threshold, "P",
      [&](const CountTerms& c) { return c.tp / (c.tp + c.fp); }, working);
}

}  // namespace

extern const Words target_precision_words = {
    .name = {"Wanted precision", "指定查准率"},
    .short_name = {"Precision ≥", "查准率 ≥"},
    .meaning =
        {"The lowest threshold, and so the one with the most true positives, "
         "at "
         "which the wanted share of the cases called positive really are.",
         "被判为正的样例中真正为正者达到指定比例的最低阈值，因而找到的正例最多"
         "。"},
    .latex = R"(\min\{t:\mathrm{precision}(t)\ge p\})",
    .symbols = {symbols::kThreshold,
                {"p", {"the precision that is asked for", "要求的查准率"}}},
    .references = {{sources::fawcett2006}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Precision may fall and rise again as the threshold is lowered; "
         "higher thresholds than the chosen one may miss the target. A "
         "report does not list the rule, since it needs a target: on the "
         "page, choose it under “Best for” and give the share.",
         "阈值降低时查准率可能先降后升，因此比所选阈值更高的阈值也可能达"
         "不到目标。需要给定目标，因此报告中不列出：请在页面的“阈值规则”处选择"
         "它并填写比例。"},
    .avoid_when =
        {"the prevalence in use is another: the precision there will be "
         "another, too; ask for a false positive rate",
         "使用场合的正例比例不同：查准率也随之不同；改为要求假正例率"},
};

extern const ThresholdRule target_precision = {
    .id = "target_precision",
    .needs_target = true,
    .choose = Choose,
    .show = Show,
};

}  // namespace melon::thresholds
