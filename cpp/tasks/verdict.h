#pragma once

#include <string_view>
#include <vector>

#include "hypothesis/test.h"
#include "io/json.h"
#include "tasks/binary_data.h"

namespace melon {

/// What the tests found for one pair of models.
struct PairResult {
  std::size_t a;
  std::size_t b;
  KeyValues values;
};

/// The value under `key`; it must be there.
[[nodiscard]] const Value& ValueOf(const PairResult& pair,
                                   std::string_view key);

/// Holm's adjustment of one p-value over all pairs, in their order; undefined
/// ones stay undefined and out of the family.
[[nodiscard]] std::vector<Value> HolmOverPairs(
    const std::vector<PairResult>& pairs, std::string_view key);

/// Which model is better than the next, by how much, and how sure that is: AUC
/// with DeLong's test for scores, accuracy with McNemar's mid-p for labels;
/// p-values by Holm over all pairs. `headline` is that metric of each model.
[[nodiscard]] Json Verdict(const BinaryData& data,
                           const std::vector<Value>& headline,
                           const std::vector<PairResult>& pairs, double level);

}  // namespace melon
