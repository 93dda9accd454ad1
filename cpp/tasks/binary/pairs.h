#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/working/working.h"
#include "io/json/json.h"
#include "report/models/pair_values.h"
#include "report/models/working_json.h"
#include "tasks/binary/metrics.h"

namespace melon {

/// 1 for each case that a model gets right, by model; nothing of one model
/// alone.
using RightAnswers = std::vector<std::vector<std::uint8_t>>;
[[nodiscard]] RightAnswers FindRightAnswers(const BinaryData& data);

/// How the models a and b come to what the tests of their pair have under
/// `key`; nothing where no test has it.
[[nodiscard]] std::optional<WorkedMeasure> WorkOutPair(
    const BinaryData& data, std::size_t a, std::size_t b,
    const Parameters& parameters, std::string_view key);

/// The same of what the tests of all models have.
[[nodiscard]] std::optional<WorkedMeasure> WorkOutAll(
    const BinaryData& data, const Parameters& parameters, std::string_view key);

/// Every test on every pair of models. Those of scores alone are made only once
/// and kept in the findings.
[[nodiscard]] std::vector<PairResult> CompareBinary(const BinaryInputs& inputs,
                                                    const ModelValues& models,
                                                    const RightAnswers& right);

/// "tests", of all models at once.
[[nodiscard]] Json TestsOfAll(const BinaryInputs& inputs,
                              const RightAnswers& right);

}  // namespace melon
