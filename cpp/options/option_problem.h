#pragma once

#include <string_view>

#include "base/limits.h"
#include "base/problem.h"
#include "base/text.h"
#include "options/option.h"

namespace melon {

/// What an option wants, as an object of "Give …": "a number above 0, at most
/// 1".
[[nodiscard]] Message Expected(const Option& option);

/// The same of a number, or of a whole one, within limits.
[[nodiscard]] Message ExpectedNumber(const Limits& limits, bool whole);

/// An option's value that is not what is `expected`: the problem says so.
[[nodiscard]] Problem InvalidOption(std::string_view name,
                                    std::string_view value,
                                    const Message& expected);

/// There is no task of that name.
[[nodiscard]] Problem UnknownTask(std::string_view name);

/// There is no option of that name.
[[nodiscard]] Problem UnknownOption(std::string_view name);

}  // namespace melon
