#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/points/choice_working.h"
#include "thresholds/best_threshold.h"

namespace melon::thresholds {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::no_positives};

ThresholdRule::Outcome Choose(const ScoreGroups& groups,
                              const ThresholdWish& wish) {
  if (groups.total() == 0) return {.undefined = &reasons::no_cases};
  if (groups.total_positive == 0) return {.undefined = &reasons::no_positives};
  ThresholdRule::Outcome outcome;
  bool found = false;
  VisitThresholds(groups, [&](const OperatingPoint& point) {
    const double recall = point.counts.true_positive / groups.total_positive;
    if (found || !Reaches(recall, wish.target)) return;
    found = true;
    outcome.choice = {point.threshold, point.counts, recall};
  });
  return outcome;
}

void Show(const ScoreGroups& groups, const ThresholdWish& wish,
          double threshold, Working& working) {
  working.Line(
      "r", wish.target,
      {"the recall that is asked for: at least", "要求的查全率：至少"});
  ShowChoice(
      groups, threshold, R"(\mathrm{TPR})",
      [&](const CountTerms& c) { return c.tp / (c.tp + c.fn); }, working);
}

}  // namespace

extern const Words target_recall_words = {
    .name = {"Wanted recall", "指定查全率"},
    .short_name = {"Recall ≥", "查全率 ≥"},
    .meaning = {"The highest threshold that still finds the wanted share of "
                "positives.",
                "仍能找到指定比例正例的最高阈值。"},
    .latex = R"(\max\{t:\mathrm{TPR}(t)\ge r\})",
    .symbols = {symbols::kThreshold,
                symbols::kTpr,
                {"r", {"the recall that is asked for", "要求的查全率"}}},
    .references = {{sources::fawcett2006}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"A report does not list it, since it needs a target: on the "
         "page, choose it under “Best for” and give the share.",
         "需要给定目标，因此报告中不列出：请在页面的“阈值规则”处选择它并填"
         "写比例。"},
    .avoid_when = {"false alarms are expensive: any recall can be reached by "
                   "calling more cases positive",
                   "误报代价高：多判一些正例总能达到任意查全率"},
};

extern const ThresholdRule target_recall = {
    .id = "target_recall",
    .needs_target = true,
    .choose = Choose,
    .show = Show,
};

}  // namespace melon::thresholds
