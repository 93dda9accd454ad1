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
                              const ThresholdWish& /*wish*/) {
  if (const Reason* reason = WithoutBothClasses(groups))
    return {.undefined = reason};
  const double pairs = groups.total_positive * groups.total_negative;
  return Minimise(groups, reasons::one_class, [&](const Counts& counts) {
    return std::hypot(counts.false_positive * groups.total_positive,
                      counts.false_negative * groups.total_negative) /
           pairs;
  });
}

void Show(const ScoreGroups& groups, const ThresholdWish& /*wish*/,
          double threshold, Working& working) {
  ShowChoice(
      groups, threshold, "d",
      [](const CountTerms& c) {
        return Root(Square(c.fp / (c.fp + c.tn)) +
                    Square(c.fn / (c.fn + c.tp)));
      },
      working);
}

}  // namespace

extern const Words closest_to_corner_words = {
    .name = {"Closest to the perfect corner", "最接近完美角点"},
    .short_name = {"Closest to (0, 1)", "最接近（0，1）"},
    .meaning = {"The threshold whose ROC point is nearest to (0, 1).",
                "ROC 曲线上离（0，1）最近的点所对应的阈值。"},
    .latex = R"(\min_t\;\sqrt{\mathrm{FPR}(t)^2+\mathrm{FNR}(t)^2})",
    .symbols = {symbols::kThreshold, symbols::kFpr, symbols::kFnr},
    .references = {{sources::perkins2006}},
    .undefined_when = kUndefinedWhen,
    .remark = {"The distance has no meaning as a cost; Youden’s J is the usual "
               "recommendation.",
               "该距离没有代价上的含义，通常推荐约登指数。"},
    .avoid_when =
        {"a meaning is wanted: the distance is that of no cost; Youden’s J "
         "weighs both rates the same (Perkins & Schisterman 2006)",
         "需要有明确含义：该距离不对应任何代价；约登指数同等看待两种比率（Perki"
         "ns 与 Schisterman 2006）"},
};

extern const ThresholdRule closest_to_corner = {
    .id = "closest_to_corner",
    .choose = Choose,
    .show = Show,
};

}  // namespace melon::thresholds
