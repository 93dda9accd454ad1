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
  const double beta_squared = wish.beta * wish.beta;
  return Maximise(
      groups, reasons::no_positives, [beta_squared](const Counts& counts) {
        const double found = (1 + beta_squared) * counts.true_positive;
        return found / (found + (beta_squared * counts.false_negative) +
                        counts.false_positive);
      });
}

void Show(const ScoreGroups& groups, const ThresholdWish& wish,
          double threshold, Working& working) {
  const Term squared = Square(Term(R"(\beta)", wish.beta));
  ShowChoice(
      groups, threshold, R"(F_{\beta})",
      [&](const CountTerms& c) {
        return (1 + squared) * c.tp /
               ((1 + squared) * c.tp + squared * c.fn + c.fp);
      },
      working);
}

}  // namespace

extern const Words f_beta_words = {
    .name = {"Maximum Fβ", "Fβ 最大"},
    .short_name = {"Fβ", "Fβ"},
    .meaning =
        {"The threshold with the best Fβ: β = 1 weighs precision and recall "
         "equally, a greater β favours recall.",
         "Fβ 最大的阈值：β = 1 时查准率与查全率同等重要，β 越大越看重查全率。"},
    .latex = R"(\max_t\;\frac{(1+\beta^2)\,TP}{(1+\beta^2)\,TP+\beta^2 FN+FP})",
    .symbols = {symbols::kThreshold, symbols::kBeta},
    .references = {{sources::lipton2014}, {sources::vanrijsbergen1979}},
    .undefined_when = kUndefinedWhen,
    .remark = {"If the probabilities are calibrated and β = 1, the best "
               "threshold is half of the best F1.",
               "概率经过校准且 β = 1 时，最优阈值为最大 F1 的一半。"},
    .avoid_when = {"scores tell little: the best F1 is then often reached by "
                   "calling nearly everything positive (Lipton et al. 2014); "
                   "or true negatives matter",
                   "得分区分力差：此时常以几乎全判为正例得到最大 F1（Lipton 等 "
                   "2014）；或真反例也重要"},
};

extern const ThresholdRule f_beta = {
    .id = "f_beta",
    .choose = Choose,
    .show = Show,
};

}  // namespace melon::thresholds
