#include <cmath>
#include <limits>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/points/choice_working.h"
#include "thresholds/best_threshold.h"

namespace melon::thresholds {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::one_class, &reasons::constant_score};

double Correlation(const Counts& counts) {
  const double agreement = (counts.true_positive * counts.true_negative) -
                           (counts.false_positive * counts.false_negative);
  const double denominator =
      std::sqrt(counts.predicted_positives() * counts.predicted_negatives()) *
      std::sqrt(counts.positives() * counts.negatives());
  return denominator > 0 ? agreement / denominator
                         : std::numeric_limits<double>::quiet_NaN();
}

ThresholdRule::Outcome Choose(const ScoreGroups& groups,
                              const ThresholdWish& /*wish*/) {
  if (const Reason* reason = WithoutBothClasses(groups))
    return {.undefined = reason};
  return Maximise(groups, reasons::constant_score,
                  [](const Counts& counts) { return Correlation(counts); });
}

void Show(const ScoreGroups& groups, const ThresholdWish& /*wish*/,
          double threshold, Working& working) {
  ShowChoice(
      groups, threshold, R"(\mathrm{MCC})",
      [](const CountTerms& c) {
        return (c.tp * c.tn - c.fp * c.fn) /
               (Root((c.tp + c.fp) * (c.fn + c.tn)) *
                Root((c.tp + c.fn) * (c.fp + c.tn)));
      },
      working);
}

}  // namespace

extern const Words max_mcc_words = {
    .name = {"Maximum Matthews correlation", "马修斯相关系数最大"},
    .short_name = {"MCC", "MCC"},
    .meaning = {"The threshold at which the predictions correlate best with "
                "the truth; it stays sensible when one class is rare.",
                "预测与真实标记相关性最高的阈值，类别不平衡时依然合理。"},
    .latex =
        R"(\max_t\;\frac{TP\cdot TN-FP\cdot FN}{\sqrt{(TP+FP)(TP+FN)(TN+FP)(TN+FN)}})",
    .symbols = {symbols::kThreshold},
    .references = {{sources::matthews1975}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"costs are known: minimise the expected cost; or few positives "
         "decide, where the best point moves much from sample to sample",
         "代价已知：取期望代价最小；或正例很少，此时最优点随样本变动很大"},
};

extern const ThresholdRule max_mcc = {
    .id = "max_mcc",
    .choose = Choose,
    .show = Show,
};

}  // namespace melon::thresholds
