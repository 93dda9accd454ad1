#pragma once

#include <cstdint>
#include <vector>

#include "io/json/json.h"
#include "report/models/pair_values.h"
#include "tasks/binary/metrics.h"

namespace melon {

/// 1 for each case that a model gets right, by model; nothing of one model
/// alone.
using RightAnswers = std::vector<std::vector<std::uint8_t>>;
[[nodiscard]] RightAnswers FindRightAnswers(const BinaryData& data);

/// Every test on every pair of models. Those of scores alone are made only once
/// and kept in the findings.
[[nodiscard]] std::vector<PairResult> CompareBinary(const BinaryInputs& inputs,
                                                    const ModelValues& models,
                                                    const RightAnswers& right);

/// "tests", of all models at once.
[[nodiscard]] Json TestsOfAll(const BinaryInputs& inputs,
                              const RightAnswers& right);

}  // namespace melon
