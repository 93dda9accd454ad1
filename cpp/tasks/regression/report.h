#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/table.h"
#include "base/value.h"
#include "io/json/json.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/regression/bootstrap.h"
#include "tasks/regression/data.h"
#include "tasks/regression/pairs.h"

namespace melon {

/// What took long to find. What other options void is cleared before a report,
/// which finds it anew.
struct RegressionFindings {
  /// Every metric of each model, in the order of the keys.
  std::vector<std::vector<Value>> values;
  std::optional<std::vector<PairResult>> pairs;
  /// Of each model, and what they share.
  std::vector<Json> pictures;
  Json shared_pictures;
};

/// The whole report. `bootstrap` may be null or unfinished: then there are no
/// intervals yet.
[[nodiscard]] Json RegressionReport(const Table& table, const Roles& roles,
                                    const Options& options,
                                    const RegressionData& data,
                                    const Bootstrap* bootstrap,
                                    RegressionFindings& findings);

}  // namespace melon
