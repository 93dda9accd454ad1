#pragma once

#include <optional>
#include <string>

#include "base/problem.h"
#include "io/json/json.h"
#include "options/option.h"

namespace melon {

/// A text as it is, anything else as JSON: how a value is shown in a message.
[[nodiscard]] std::string ShowJson(const Json& json);

/// The number, whether it came as one or as text; nothing otherwise.
[[nodiscard]] std::optional<double> AsNumber(const Json& json);

/// Checks a value and puts it into its member. Numbers, flags and matrices may
/// come as text, as from a command line.
[[nodiscard]] std::optional<Problem> ReadOption(const Option& option,
                                                const Json& json,
                                                Options& options);

/// Whether both have the same value; one that is not known is the same as
/// another that is not.
[[nodiscard]] bool SameValue(const Option& option, const Options& a,
                             const Options& b);

}  // namespace melon
