#pragma once

#include <vector>

#include "base/data/class_probabilities.h"
#include "base/data/confusion_matrix.h"
#include "options/options.h"
#include "report/models/metric_keys.h"
#include "tasks/classes/data.h"

namespace melon {

/// The metrics that are asked for many classes, and the costs that they look
/// at.
class ClassKeys {
 public:
  ClassKeys(const ClassData& data, const Options& options);
  // The keys look at the costs.
  ClassKeys(const ClassKeys&) = delete;
  ClassKeys& operator=(const ClassKeys&) = delete;
  ClassKeys(ClassKeys&&) = delete;
  ClassKeys& operator=(ClassKeys&&) = delete;
  ~ClassKeys() = default;

  [[nodiscard]] const std::vector<MetricKey>& keys() const { return keys_; }
  [[nodiscard]] const std::vector<double>& costs() const { return costs_; }
  /// `probabilities` is null for a model of labels.
  [[nodiscard]] Value Evaluate(const MetricKey& key,
                               const ConfusionMatrix& matrix,
                               const ClassProbabilities* probabilities) const;

  /// The same with the working.
  [[nodiscard]] WorkedOut<Value> WorkOut(
      const MetricKey& key, const ConfusionMatrix& matrix,
      const ClassProbabilities* probabilities) const;

 private:
  bool ordered_;
  std::vector<double> costs_;
  std::vector<MetricKey> keys_;
};

/// The costs by row; empty without any.
[[nodiscard]] std::vector<double> FlatCosts(
    const std::vector<std::vector<double>>& matrix);

}  // namespace melon
