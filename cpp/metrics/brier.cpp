#include <algorithm>
#include <cstddef>

#include "base/sum.h"
#include "kernels/probabilities.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::scores_outside_unit_interval};

Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.total() == 0) return reasons::no_cases;
  if (!AreProbabilities(groups)) return reasons::scores_outside_unit_interval;
  Sum loss;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    const double probability = groups.score[i];
    loss.Add(groups.positive[i] * (1 - probability) * (1 - probability));
    loss.Add(groups.negative[i] * probability * probability);
  }
  return std::min(1.0, loss.value() / groups.total());
}

}  // namespace

extern const Words brier_words = {
    .name = {"Brier score", "Brier 分数"},
    .synonyms = {"mean squared error of probabilities", "概率的均方误差"},
    .meaning =
        {"The mean squared difference between probability and truth (1 or 0): "
         "0 is perfect, ¼ says ½ always.",
         "概率与真实值（1 或 0）之差的平方的平均：0 为完美，总说 ½ 时为 ¼。"},
    .latex = R"(\frac1n\sum_{i}(p_i-y_i)^2)",
    .reference = "Brier 1950, Mon. Weather Rev. 78:1–3",
    .undefined_when = kUndefinedWhen,
};

extern const Metric brier = {
    .id = "brier",
    .direction = Direction::lower_is_better,
    .range = {0, 1},
    .from_groups = Compute,
};

}  // namespace melon::metrics
