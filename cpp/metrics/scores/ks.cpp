#include <algorithm>
#include <cmath>
#include <cstddef>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/points/operating_points.h"
#include "kernels/binary/score_working.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::one_class};

Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.one_class()) return reasons::one_class;
  const auto lead = [&groups](double true_positive, double false_positive) {
    return Share(true_positive, groups.total_positive) -
           Share(false_positive, groups.total_negative);
  };
  double distance = 0;
  const auto is_out = [&](const Stretch& stretch) {
    return lead(stretch.after.positive, stretch.before.negative) <= distance &&
           -lead(stretch.before.positive, stretch.after.negative) <= distance;
  };
  if (HasExactSums(groups)) {
    // A first bound, so that little is left to visit.
    VisitStretches(groups, [&](const Stretch& stretch) {
      distance = std::max(distance, std::abs(lead(stretch.after.positive,
                                                  stretch.after.negative)));
    });
  }
  VisitPromising(groups, is_out, [&](const OperatingPoint& point) {
    const Counts& counts = point.counts;
    distance = std::max(
        distance, std::abs(lead(counts.true_positive, counts.false_positive)));
  });
  return distance;
}

void Show(const ScoreGroups& groups, const Parameters& /*parameters*/,
          Working& working) {
  if (groups.one_class()) return;
  const RankedScores ranked(groups);
  RateTable(ranked, working);
  std::size_t best = 0;
  double largest = 0;
  for (std::size_t k = 1; k <= ranked.size(); ++k) {
    const double gap = std::abs(ranked.Recall(k) - ranked.FalsePositiveRate(k));
    if (gap <= largest) continue;
    best = k;
    largest = gap;
  }
  working.Line(
      "t",
      Term(R"(\arg\max_s\left|\mathrm{TPR}(s)-\mathrm{FPR}(s)\right|)",
           ranked.Score(best)),
      {"the threshold at which the gap is largest", "差距最大处的阈值"});
  const Counts& counts = ranked.CountsTo(best);
  const Term tpr =
      working.Line(R"(\mathrm{TPR}(t))",
                   Term("TP", counts.true_positive) / PositivesTerm(groups));
  const Term fpr =
      working.Line(R"(\mathrm{FPR}(t))",
                   Term("FP", counts.false_positive) / NegativesTerm(groups));
  working.Result(Absolute(tpr - fpr));
}

}  // namespace

extern const Words ks_words = {
    .name = {"Kolmogorov–Smirnov distance", "KS 统计量"},
    .short_name = {"KS", "KS"},
    .meaning =
        {"The largest gap, over all thresholds, between the shares of "
         "positives and of negatives that score at least as high.",
         "在所有阈值上，正例与反例中得分达到阈值的比例之差的最大绝对值。"},
    .latex = R"(\max_t\left|\mathrm{TPR}(t)-\mathrm{FPR}(t)\right|)",
    .symbols = {symbols::kThreshold, symbols::kTpr, symbols::kFpr},
    .references = {{sources::smirnov1948}},
    .undefined_when = kUndefinedWhen,
    .remark = {"A gap in either direction counts, so an inverted ranking has a "
               "large value, too.",
               "正负方向的差都算，因此颠倒的排序也会得到大值。"},
    .avoid_when = {"the threshold in use is not the one of the largest gap, or "
                   "an inverted ranking must be noticed: it only sees one "
                   "point and no direction",
                   "实际使用的阈值不在最大差距处，或需要发现反向的排序：它只看"
                   "一点且不分方向"},
};

extern const Metric ks = {
    .id = "ks",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_groups = {Compute, Show},
};

}  // namespace melon::metrics
