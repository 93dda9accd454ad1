#include "tasks/classes/keys.h"

#include <vector>

namespace melon {
namespace {

/// Disagreements by distance need an order of the classes.
bool NeedsOrder(const MetricKey& key) {
  return key.key == "cohen_kappa_linear" || key.key == "cohen_kappa_quadratic";
}

bool IsForManyClasses(const Metric& metric) {
  return metric.from_confusion != nullptr ||
         metric.from_probabilities != nullptr;
}

}  // namespace

std::vector<double> FlatCosts(const std::vector<std::vector<double>>& matrix) {
  std::vector<double> flat;
  for (const std::vector<double>& row : matrix)
    flat.insert(flat.end(), row.begin(), row.end());
  return flat;
}

ClassKeys::ClassKeys(const ClassData& data, const Options& options)
    : ordered_(data.ordered),
      costs_(FlatCosts(options.cost_matrix)),
      keys_(MetricKeys(options, IsForManyClasses)) {
  if (data.task != TaskKind::multiclass) {
    std::erase_if(keys_, [](const MetricKey& key) {
      return key.metric->from_confusion == nullptr;
    });
  }
  for (MetricKey& key : keys_) key.parameters.cost_matrix = costs_;
}

Value ClassKeys::Evaluate(const MetricKey& key, const ConfusionMatrix& matrix,
                          const ClassProbabilities* probabilities) const {
  if (NeedsOrder(key) && !ordered_) return reasons::no_class_order;
  if (key.metric->from_confusion != nullptr)
    return key.metric->from_confusion(matrix, key.parameters);
  if (probabilities == nullptr) return reasons::no_scores;
  return key.metric->from_probabilities(*probabilities, key.parameters);
}

WorkedOut<Value> ClassKeys::WorkOut(
    const MetricKey& key, const ConfusionMatrix& matrix,
    const ClassProbabilities* probabilities) const {
  if (NeedsOrder(key) && !ordered_) return {reasons::no_class_order, {}};
  if (key.metric->from_confusion != nullptr)
    return key.metric->from_confusion.WorkOut(matrix, key.parameters);
  if (probabilities == nullptr) return {reasons::no_scores, {}};
  return key.metric->from_probabilities.WorkOut(*probabilities, key.parameters);
}

}  // namespace melon
