#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/points/choice_working.h"
#include "thresholds/best_threshold.h"

namespace melon::thresholds {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

ThresholdRule::Outcome Choose(const ScoreGroups& groups,
                              const ThresholdWish& /*wish*/) {
  return Maximise(groups, reasons::no_cases, [&](const Counts& counts) {
    return (counts.true_positive + counts.true_negative) / groups.total();
  });
}

void Show(const ScoreGroups& groups, const ThresholdWish& /*wish*/,
          double threshold, Working& working) {
  ShowChoice(
      groups, threshold, R"(\mathrm{acc})",
      [](const CountTerms& c) { return (c.tp + c.tn) / c.n; }, working);
}

}  // namespace

extern const Words max_accuracy_words = {
    .name = {"Maximum accuracy", "精度最大"},
    .short_name = {"Accuracy", "精度"},
    .meaning = {"The threshold with the fewest mistakes, both kinds counting "
                "the same.",
                "错误最少的阈值，两种错误同等看待。"},
    .latex = R"(\max_t\;\frac{TP+TN}{n})",
    .symbols = {symbols::kThreshold, symbols::kCases},
    .references = {{sources::fawcett2006}},
    .undefined_when = kUndefinedWhen,
    .remark = {"When one class is rare, calling everything the common one is "
               "often the most accurate.",
               "类别极不平衡时，全部判为多数类往往精度最高。"},
    .avoid_when = {"one class is rare or costs differ: calling everything the "
                   "common class often wins",
                   "某一类很少或代价不同：全判为多数类往往胜出"},
};

extern const ThresholdRule max_accuracy = {
    .id = "max_accuracy",
    .choose = Choose,
    .show = Show,
};

}  // namespace melon::thresholds
