#include <algorithm>
#include <cstddef>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/binary/probabilities.h"
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

/// Brier's own form: summed over the classes, so between 0 and 2 when the
/// probabilities of a case sum to 1.
Value ComputeMany(const ClassProbabilities& model,
                  const Parameters& /*parameters*/) {
  if (!AreProbabilities(model)) return reasons::scores_outside_unit_interval;
  Sum total;
  for (std::size_t i = 0; i < model.size(); ++i) total.Add(model.WeightOf(i));
  if (total.value() == 0) return reasons::no_cases;
  Sum loss;
  for (std::size_t label = 0; label < model.class_count(); ++label) {
    for (std::size_t i = 0; i < model.size(); ++i) {
      const double truth = model.truth[i] == label ? 1 : 0;
      const double error = model.columns[label][i] - truth;
      loss.Add(model.WeightOf(i) * error * error);
    }
  }
  return loss.value() / total.value();
}

}  // namespace

extern const Words brier_words = {
    .name = {"Brier score", "Brier 分数"},
    .synonyms = {"mean squared error of probabilities", "概率的均方误差"},
    .meaning =
        {"The mean squared difference between probability and truth (1 or 0): "
         "0 is perfect; always saying ½ gives ¼.",
         "概率与真实值（1 或 0）之差的平方的平均：0 为完美，总说 ½ 时为 ¼。"},
    .latex = R"(\frac1n\sum_{i}(p_i-y_i)^2)",
    .symbols = {symbols::kCases, symbols::kProbability, symbols::kTruth01},
    .references = {{sources::brier1950}},
    .undefined_when = kUndefinedWhen,
    .remark = {"With many classes the squared differences are summed over the "
               "classes, as Brier did: from 0 to 2, and for two classes twice "
               "the value of one of them.",
               "多分类时对各类的平方差求和（Brier 原式），取值 0 到 2；用于两类"
               "时是单类取值的两倍。"},
};

extern const Metric brier = {
    .id = "brier",
    .direction = Direction::lower_is_better,
    .range = {.low = 0},
    .from_groups = Compute,
    .from_probabilities = ComputeMany,
};

}  // namespace melon::metrics
