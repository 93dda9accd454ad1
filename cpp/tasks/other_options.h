#pragma once

#include <optional>
#include <string_view>

#include "base/problem.h"
#include "io/json.h"
#include "tasks/options.h"

namespace melon {

/// Checks an option that an evaluation of two classes has no use for, and takes
/// it over; a problem too when there is none of that name.
[[nodiscard]] std::optional<Problem> ReadOtherOption(std::string_view name,
                                                     const Json& json,
                                                     Options& options);

}  // namespace melon
