#include <cmath>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/points/choice_working.h"
#include "thresholds/best_threshold.h"

namespace melon::thresholds {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::one_class};

ThresholdRule::Outcome Choose(const ScoreGroups& groups,
                              const ThresholdWish& wish) {
  if (const Reason* reason = WithoutBothClasses(groups))
    return {.undefined = reason};
  const double prior = std::isnan(wish.prior)
                           ? groups.total_positive / groups.total()
                           : wish.prior;
  const double miss = prior * wish.cost_fn / groups.total_positive;
  const double false_alarm = (1 - prior) * wish.cost_fp / groups.total_negative;
  return Minimise(groups, reasons::one_class, [&](const Counts& counts) {
    return (miss * counts.false_negative) +
           (false_alarm * counts.false_positive);
  });
}

void Show(const ScoreGroups& groups, const ThresholdWish& wish,
          double threshold, Working& working) {
  const Term prior =
      std::isnan(wish.prior)
          ? working.Line(R"(\pi)", Term("P", groups.total_positive) /
                                       Term("n", groups.total()))
          : Term(R"(\pi)", wish.prior);
  const Term cost_fn("C_{FN}", wish.cost_fn);
  const Term cost_fp("C_{FP}", wish.cost_fp);
  ShowChoice(
      groups, threshold, "C",
      [&](const CountTerms& c) {
        return prior * cost_fn * (c.fn / (c.tp + c.fn)) +
               (1 - prior) * cost_fp * (c.fp / (c.fp + c.tn));
      },
      working);
}

}  // namespace

extern const Words expected_cost_words = {
    .name = {"Minimum expected cost", "期望代价最小"},
    .short_name = {"Costs", "代价"},
    .meaning =
        {"The threshold with the lowest expected cost per case, given what a "
         "miss and a false alarm cost and how common positives are where the "
         "model will be used.",
         "给定漏判与误报的代价以及使用场合的正例比例，每个样例平均代价最"
         "小的阈值。"},
    .latex =
        R"(\min_t\;\pi\,C_{FN}\,\mathrm{FNR}(t)+(1-\pi)\,C_{FP}\,\mathrm{FPR}(t))",
    .symbols = {symbols::kThreshold, symbols::kPi, symbols::kCosts,
                symbols::kFnr, symbols::kFpr},
    .references = {{sources::metz1978}, {sources::elkan2001}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Without a prior of its own, π is the share of positives in the data. "
         "With calibrated probabilities the best threshold is C_FP / (C_FP + "
         "C_FN).",
         "未另行给出时，π 取数据中的正例比例。得分为校准的概率时，最优阈值为 "
         "C_FP / (C_FP + C_FN)。"},
    .avoid_when = {"the costs are a guess or the prevalence in use is not "
                   "known: look at the cost curve",
                   "代价只是估计，或使用场合的正例比例未知：看代价曲线"},
};

extern const ThresholdRule expected_cost = {
    .id = "expected_cost",
    .choose = Choose,
    .show = Show,
};

}  // namespace melon::thresholds
