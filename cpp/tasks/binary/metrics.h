#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/parameters.h"
#include "base/value.h"
#include "options/options.h"
#include "report/metric_keys.h"
#include "report/report_part.h"
#include "tasks/binary/bootstrap.h"
#include "tasks/binary/data.h"
#include "tasks/binary/findings.h"

namespace melon {

/// What every part of one report on two classes looks at.
struct BinaryInputs {
  const Options& options;
  const BinaryData& data;
  /// Null unless it is finished.
  const BinaryBootstrap* bootstrap;
  /// Whether the cases can be drawn at all.
  bool can_draw;
  /// Of cases; 0: they are independent.
  std::size_t groups;
  Parameters parameters;
  BinaryFindings& findings;
  bool is_whole;
};

/// Findings of other parameters are forgotten.
[[nodiscard]] BinaryInputs MakeInputs(const Options& options,
                                      const BinaryData& data,
                                      const BinaryBootstrap* bootstrap,
                                      BinaryFindings& findings,
                                      ReportPart part);

/// Where a metric that is resampled stands among those.
[[nodiscard]] std::size_t BootstrapIndex(const BinaryBootstrap& bootstrap,
                                         std::string_view key);

/// Every metric of every model of one report.
class BinaryMetrics {
 public:
  /// `inputs` must outlive it.
  explicit BinaryMetrics(const BinaryInputs& inputs);

  [[nodiscard]] const std::vector<MetricKey>& keys() const { return keys_; }
  /// In the order of the keys.
  [[nodiscard]] const std::vector<Value>& OfModel(std::size_t model) const {
    return values_[model];
  }
  [[nodiscard]] const Value& Of(std::size_t model, std::string_view key) const {
    return values_[model][IndexOf(key)];
  }
  [[nodiscard]] std::size_t IndexOf(std::string_view wanted) const;
  /// Metrics of scores do not apply to labels; kappas with weights need an
  /// order of the classes.
  [[nodiscard]] bool IsReported(const MetricKey& key) const;
  /// What the verdict is about.
  [[nodiscard]] std::string_view headline() const;
  /// That metric of each model.
  [[nodiscard]] std::vector<Value> Headlines() const;

 private:
  [[nodiscard]] std::vector<Value> EvaluateAll(std::size_t index);
  /// A metric of scores, found before or now.
  [[nodiscard]] Value OfScores(const MetricKey& key, std::size_t model);

  const BinaryInputs& inputs_;
  std::vector<MetricKey> keys_;
  std::vector<std::vector<Value>> values_;
};

}  // namespace melon
