#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/value.h"
#include "io/json/json.h"
#include "report/models/model_values.h"
#include "tasks/binary/metrics.h"

namespace melon {

/// The part of a report that is about each model by itself.
class BinaryModels {
 public:
  /// Both must outlive it.
  BinaryModels(const BinaryInputs& inputs, const ModelValues& values)
      : inputs_(inputs), values_(values) {}

  /// "models"; once.
  [[nodiscard]] Json Report();
  /// Of each model's headline, the limits of its interval. Need Report.
  [[nodiscard]] const std::vector<Value>& lower() const { return lower_; }
  [[nodiscard]] const std::vector<Value>& upper() const { return upper_; }
  /// The p-value of each AUC against ½; NaN where it is undefined, empty
  /// without scores. Needs Report.
  [[nodiscard]] const std::vector<double>& chance() const { return chance_; }

 private:
  Json ModelJson(std::size_t index);
  [[nodiscard]] Json TestsOfModel(const ScoreGroups& groups) const;
  /// Intervals by formulas, for each key.
  [[nodiscard]] std::vector<IntervalsByMethod> Formulas(
      std::size_t index) const;
  /// As the report shows it.
  [[nodiscard]] Value LimitOf(const Json& model, std::string_view end) const;
  [[nodiscard]] Json ClassesJson(const BinaryModel& model) const;
  [[nodiscard]] Json ThresholdsJson(const ScoreGroups& groups) const;

  const BinaryInputs& inputs_;
  const ModelValues& values_;
  std::vector<Value> lower_;
  std::vector<Value> upper_;
  std::vector<double> chance_;
};

}  // namespace melon
