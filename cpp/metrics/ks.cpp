#include <algorithm>
#include <cmath>
#include <cstddef>

#include "base/sum.h"
#include "kernels/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::one_class};

Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.one_class()) return reasons::one_class;
  Sum true_positive;
  Sum false_positive;
  double distance = 0;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    true_positive.Add(groups.positive[i]);
    false_positive.Add(groups.negative[i]);
    const double tpr = Share(true_positive.value(), groups.total_positive);
    const double fpr = Share(false_positive.value(), groups.total_negative);
    distance = std::max(distance, std::abs(tpr - fpr));
  }
  return distance;
}

}  // namespace

extern const Words ks_words = {
    .name = {"Kolmogorov–Smirnov distance", "KS 统计量"},
    .short_name = {"KS", "KS"},
    .meaning =
        {"The greatest gap, over all thresholds, between the shares of "
         "positives and of negatives that score at least as high.",
         "在所有阈值上，正例与反例中得分达到阈值的比例之差的最大绝对值。"},
    .latex = R"(\max_t\left|\mathrm{TPR}(t)-\mathrm{FPR}(t)\right|)",
    .reference = "Smirnov 1948, Ann. Math. Stat. 19:279–281",
    .undefined_when = kUndefinedWhen,
    .remark = {"A gap in either direction counts, so an inverted ranking has a "
               "large value, too.",
               "正负方向的差都算，因此颠倒的排序也会得到大值。"},
};

extern const Metric ks = {
    .id = "ks",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_groups = Compute,
};

}  // namespace melon::metrics
