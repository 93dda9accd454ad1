#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "base/hyper_parameter.h"
#include "base/result.h"
#include "io/json/json.h"

namespace melon {

/// The values of an item's hyper-parameters, in their order, by "decision_tree:
/// max_depth=3": its id and, after colons, those that are not the usual ones.
[[nodiscard]] Result<std::vector<double>> ReadHyperParameters(
    std::string_view text, std::span<const HyperParameter* const> parameters);

/// {"max_depth": 3, …}: a choice by its name.
[[nodiscard]] Json HyperParametersJson(
    std::span<const HyperParameter* const> parameters,
    std::span<const double> values);

}  // namespace melon
