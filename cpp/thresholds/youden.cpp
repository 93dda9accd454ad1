#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/points/choice_working.h"
#include "thresholds/best_threshold.h"

namespace melon::thresholds {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::one_class};

ThresholdRule::Outcome Choose(const ScoreGroups& groups,
                              const ThresholdWish& /*wish*/) {
  if (const Reason* reason = WithoutBothClasses(groups))
    return {.undefined = reason};
  const double pairs = groups.total_positive * groups.total_negative;
  // Over one denominator, so that equal values are equal numbers.
  return Maximise(groups, reasons::one_class, [&](const Counts& counts) {
    return ((counts.true_positive * groups.total_negative) -
            (counts.false_positive * groups.total_positive)) /
           pairs;
  });
}

void Show(const ScoreGroups& groups, const ThresholdWish& /*wish*/,
          double threshold, Working& working) {
  ShowChoice(
      groups, threshold, "J",
      [](const CountTerms& c) {
        return c.tp / (c.tp + c.fn) - c.fp / (c.fp + c.tn);
      },
      working);
}

}  // namespace

extern const Words youden_words = {
    .name = {"Maximum Youden’s J", "约登指数最大"},
    .short_name = {"Youden", "约登"},
    .meaning =
        {"The threshold at which the ROC curve is highest above the diagonal: "
         "both classes count equally, however rare one is.",
         "ROC 曲线高出对角线最多处的阈值：无论类别多么不平衡，两类同等重要。"},
    .latex = R"(\max_t\;\mathrm{TPR}(t)-\mathrm{FPR}(t))",
    .symbols = {symbols::kThreshold, symbols::kTpr, symbols::kFpr},
    .references = {{sources::youden1950}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"costs differ or positives are rare: with equal weight for both rates "
         "most predicted positives may be wrong",
         "代价不同或正例很少：同等看待两种比率时，多数预测正例可能是错的"},
};

extern const ThresholdRule youden = {
    .id = "youden",
    .choose = Choose,
    .show = Show,
};

}  // namespace melon::thresholds
