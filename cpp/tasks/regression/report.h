#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/table.h"
#include "base/value.h"
#include "io/json.h"
#include "tasks/options.h"
#include "tasks/regression/bootstrap.h"
#include "tasks/regression/data.h"
#include "tasks/regression/pairs.h"
#include "tasks/roles.h"

namespace melon {

/// What took long to find, each with the options that it depends on: a report
/// with other options takes over what still holds.
struct RegressionFindings {
  /// Every metric of each model, in the order of the keys.
  std::vector<std::vector<Value>> values;
  double quantile = 0;
  double n_features = 0;
  std::optional<RegressionPairs> pairs;
  double alpha = 0;
  /// Of each model, and what they share.
  std::vector<Json> pictures;
  Json shared_pictures;
  std::uint64_t seed = 0;
};

/// The whole report. `bootstrap` may be null or unfinished: then there are no
/// intervals yet.
[[nodiscard]] Json RegressionReport(const Table& table, const Roles& roles,
                                    const Options& options,
                                    const RegressionData& data,
                                    const RegressionBootstrap* bootstrap,
                                    RegressionFindings& findings);

}  // namespace melon
