#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "base/value.h"
#include "base/working/working.h"
#include "io/json/json.h"
#include "kernels/numbers/moment_working.h"

namespace melon {

/// {"working": {"number": key, and what it is of}}: a question of the lab that
/// has it is not answered itself, but by how that number of its answer comes
/// about. Null where the request does not have it.
[[nodiscard]] const Json* AskedWorking(const Json& request);

/// `WorkingJson`; without a working a problem: the answer has no such number.
[[nodiscard]] Json LabWorkingAnswer(
    const Json& request, const std::optional<WorkedOut<Value>>& worked);

/// How the mean of the values, under `signs.mean_key`, their standard
/// deviation, under `signs.deviation_key`, or "standard_error", "low" and
/// "high", a deviation below and above the mean, come about, below the lines of
/// `working`. Nothing for another number.
[[nodiscard]] std::optional<WorkedOut<Value>> WorkMoment(
    std::span<const double> values, std::string_view number,
    const MomentSigns& signs, Working working = {});

/// Σ of so many terms, divided by their number; a long sum is a line above
/// (`SumApart`).
[[nodiscard]] Term MeanTerm(std::string_view symbols, std::string_view count,
                            std::size_t terms,
                            FunctionView<Term(std::size_t)> term, double mean,
                            Working& working);

}  // namespace melon
