#pragma once

#include <string_view>

#include "base/limits.h"
#include "base/result.h"
#include "io/json/json.h"

namespace melon {

/// A whole number of the request within limits, `otherwise` where it is not
/// given.
[[nodiscard]] Result<double> ReadWhole(const Json& request,
                                       std::string_view name,
                                       const Limits& limits, double otherwise);

}  // namespace melon
