#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/value.h"
#include "base/working/working.h"
#include "io/json/json.h"

namespace melon {

/// Cases with what is right of them; in a regression without classes.
struct TrueCases {
  std::vector<std::string> labels = {};
  std::vector<std::uint16_t> classes = {};
  std::vector<double> numbers = {};
  /// The row of each case in its table, from 1.
  std::vector<std::uint32_t> rows = {};

  [[nodiscard]] bool is_classification() const { return !labels.empty(); }
};

/// What models from different training sets predict of all cases: of the one or
/// the other, a vector for each model.
struct ModelPredictions {
  std::vector<std::vector<std::uint16_t>> classes = {};
  std::vector<std::vector<double>> numbers = {};
};

/// The error of the models of one learner, taken apart, as means over the
/// cases: {"name", "error", of classes "kohavi_wolpert": {"bias_squared",
/// "variance", "sum", "reference"} and "domingos": {"bias", "net_variance",
/// "sum", "unbiased_variance", "biased_variance", "variance", "reference"}, of
/// numbers
/// "squared_error": {"bias_squared_and_noise", "variance", "sum"}, "worst": the
/// cases with the largest error, {"row", "truth", "main", "error", and the
/// parts of it}}. The error is counted by itself; each sum is that of the parts
/// before it.
[[nodiscard]] Json BiasVarianceJson(std::string_view name,
                                    const TrueCases& cases,
                                    const ModelPredictions& predictions);

/// How a mean of that comes about: of {"number": "error"}, or of {"part":
/// "domingos", "number": "bias"} and the like. Nothing for another number.
[[nodiscard]] std::optional<WorkedOut<Value>> WorkBiasVariance(
    const TrueCases& cases, const ModelPredictions& predictions,
    const Json& wanted);

}  // namespace melon
