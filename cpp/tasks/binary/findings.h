#pragma once

#include <string>
#include <vector>

#include "base/value.h"
#include "hypothesis/test.h"
#include "io/json/json.h"

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
  std::vector<Json> tests;
  std::vector<Json> curves;
  std::vector<Json> thresholds;

  void ForgetValues() {
    keys.clear();
    values.clear();
  }
  void ForgetTests() {
    pair_tests.clear();
    tests.clear();
  }
};

}  // namespace melon
