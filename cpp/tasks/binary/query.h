#pragma once

#include <vector>

#include "base/result.h"
#include "io/json/json.h"
#include "options/options.h"
#include "report/bootstrap/bootstrap.h"
#include "tasks/binary/data.h"
#include "tasks/binary/threshold_index.h"

namespace melon {

/// Small questions about models that have been reported, answered fast enough
/// for dragging.
class BinaryQuery {
 public:
  /// `data` must outlive it and keep its groups.
  explicit BinaryQuery(const BinaryData& data);

  /// `request["type"]` is one of working, operating_point, threshold_metric,
  /// cost, expected_cost, curve, cut_offs.
  /// `bootstrap` is that of the report, or null.
  [[nodiscard]] Result<Json> Answer(const Json& request, const Options& options,
                                    const Bootstrap* bootstrap) const;

 private:
  /// How a measure comes to its value, at request["threshold"] where there is
  /// one; or a key of a test, a threshold rule, a point of a curve.
  [[nodiscard]] Result<Json> WorkingOf(const Json& request,
                                       const Options& options,
                                       const Bootstrap* bootstrap) const;
  /// How request["rule"] chooses its threshold; "threshold" is that.
  [[nodiscard]] Result<Json> RuleWorking(std::size_t model, const Json& request,
                                         const Options& options) const;
  /// Of the model at request["threshold"], or at its own.
  [[nodiscard]] Counts CountsAsked(const Json& request,
                                   std::size_t model) const;
  [[nodiscard]] Result<Json> OperatingPoint(std::size_t model,
                                            const Json& request,
                                            const Options& options) const;
  [[nodiscard]] Result<Json> ThresholdMetric(std::size_t model,
                                             const Json& request,
                                             const Options& options) const;
  [[nodiscard]] Json Cost(std::size_t model, const Json& request,
                          const Options& options) const;
  [[nodiscard]] Result<Json> ExpectedCost(std::size_t model,
                                          const Json& request) const;
  [[nodiscard]] Result<Json> CurveRows(std::size_t model, const Json& request,
                                       const Options& options) const;
  /// Every threshold with its counts and the usual metrics, the highest first;
  /// with request["around"], a threshold, those around it and the position that
  /// it has among them all.
  [[nodiscard]] Json CutOffs(std::size_t model, const Json& request,
                             const Options& options) const;
  [[nodiscard]] Json PointJson(double threshold, const Counts& counts,
                               const Options& options) const;

  const BinaryData& data_;
  std::vector<ThresholdIndex> indices_;
};

}  // namespace melon
