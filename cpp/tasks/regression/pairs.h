#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "io/json/json.h"
#include "report/models/pair_values.h"
#include "report/models/worked_measure.h"
#include "tasks/regression/data.h"

namespace melon {

/// The metric that the verdict is about: the mean of what the tests on pairs
/// compare, the absolute errors.
inline constexpr std::string_view kRegressionHeadline = "mae";

/// The differences of two models' absolute errors, a − b, case by case: what
/// the paired tests are about. They are in the unit of the truth, their mean is
/// the difference of the mean absolute errors, and one wild error decides less
/// than squared. Errors of numbers with few decimals are subtracted in decimal,
/// so that those that are equal on paper are equal here.
[[nodiscard]] std::vector<double> AbsoluteErrorDifferences(
    const RegressionData& data, std::size_t a, std::size_t b);

/// How two models come to what those tests have under the key.
[[nodiscard]] std::optional<WorkedMeasure> WorkOutErrors(
    const RegressionData& data, std::size_t a, std::size_t b,
    const Parameters& parameters, std::string_view key);

/// Every test on differences for every pair of models.
[[nodiscard]] std::vector<PairResult> CompareErrors(
    const RegressionData& data, const Parameters& parameters);

/// Which model has the smallest mean absolute error, and whether it differs
/// from the next by the paired t test, or by the bootstrap of groups.
[[nodiscard]] Json RegressionVerdict(const PairValues& pairs, bool in_groups);

}  // namespace melon
