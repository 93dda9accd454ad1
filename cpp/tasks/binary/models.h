#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/score_groups.h"
#include "base/value.h"
#include "intervals/interval.h"
#include "io/json.h"
#include "report/replicates.h"
#include "tasks/binary/metrics.h"

namespace melon {

/// The part of a report that is about each model by itself.
class BinaryModels {
 public:
  /// Both must outlive it.
  BinaryModels(const BinaryInputs& inputs, const BinaryMetrics& metrics)
      : inputs_(inputs), metrics_(metrics) {}

  /// "models"; once.
  [[nodiscard]] Json Report();
  /// Of each model's headline, the upper limit of its interval. Needs Report.
  [[nodiscard]] const std::vector<Value>& upper() const { return upper_; }
  /// The p-value of each AUC against ½; NaN where it is undefined, empty
  /// without scores. Needs Report.
  [[nodiscard]] const std::vector<double>& chance() const { return chance_; }

 private:
  Json ModelJson(std::size_t index);
  [[nodiscard]] Json TestsOfModel(const ScoreGroups& groups) const;
  void AddAnalytic(std::size_t index, const MetricKey& key,
                   IntervalsByMethod& methods) const;
  [[nodiscard]] Interval AucInterval(std::size_t index,
                                     const IntervalMethod& method) const;
  void AddBootstrap(std::size_t model, const MetricKey& key,
                    IntervalsByMethod& methods) const;
  void PutIntervals(std::size_t index, Json& json) const;
  /// As the report shows it.
  [[nodiscard]] static Value UpperLimit(const Json& model,
                                        std::string_view key);
  [[nodiscard]] Json ClassesJson(const BinaryModel& model) const;
  [[nodiscard]] Json ThresholdsJson(const ScoreGroups& groups) const;

  const BinaryInputs& inputs_;
  const BinaryMetrics& metrics_;
  std::vector<Value> upper_;
  std::vector<double> chance_;
};

}  // namespace melon
