#pragma once

#include <string>
#include <vector>

#include "base/table.h"
#include "base/value.h"
#include "hypothesis/test.h"
#include "io/json.h"
#include "tasks/binary_bootstrap.h"
#include "tasks/binary_data.h"
#include "tasks/options.h"
#include "tasks/report_part.h"
#include "tasks/roles.h"

namespace melon {

/// What a report found that holds whatever the thresholds, for the next report
/// on the same data.
struct BinaryFindings {
  /// Parameters with which it was found; under others it is void.
  std::vector<double> basis;
  /// Metrics of scores: their keys, and the values by model.
  std::vector<std::string> keys;
  std::vector<std::vector<Value>> values;
  /// Tests of scores alone, by pair, one after the other.
  std::vector<std::vector<KeyValues>> pair_tests;
  /// By model.
  std::vector<Json> curves;
};

/// The whole report of the tasks `binary` and `labels`. `bootstrap` may be null
/// or unfinished: then it has no bootstrap intervals. `findings` come from
/// another report on the same data or are empty; they are brought up to date.
[[nodiscard]] Json BinaryReport(const Table& table, const Roles& roles,
                                const Options& options, const BinaryData& data,
                                const BinaryBootstrap* bootstrap,
                                BinaryFindings& findings,
                                ReportPart part = ReportPart::whole);

}  // namespace melon
