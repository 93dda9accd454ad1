#pragma once

#include <string_view>

#include "base/problem.h"
#include "base/text.h"

namespace melon {

/// An option's value that is not what is `expected`: the problem says so.
[[nodiscard]] Problem InvalidOption(std::string_view name,
                                    std::string_view value,
                                    const Text& expected);

/// There is no task of that name.
[[nodiscard]] Problem UnknownTask(std::string_view name);

}  // namespace melon
