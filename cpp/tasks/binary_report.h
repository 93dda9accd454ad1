#pragma once

#include <string>
#include <vector>

#include "base/table.h"
#include "base/value.h"
#include "hypothesis/test.h"
#include "io/json.h"
#include "options/options.h"
#include "tasks/binary_bootstrap.h"
#include "tasks/binary_data.h"
#include "tasks/report_part.h"
#include "tasks/roles.h"

namespace melon {

/// What a report found that does not depend on thresholds, for the next report
/// on the same data. What other options void is cleared before that.
struct BinaryFindings {
  /// Metrics of scores: their keys, and the values by model.
  std::vector<std::string> keys;
  std::vector<std::vector<Value>> values;
  /// Tests of scores alone, by pair, one after the other.
  std::vector<std::vector<KeyValues>> pair_tests;
  /// By model.
  std::vector<Json> curves;

  void ForgetValues() {
    keys.clear();
    values.clear();
  }
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
