#pragma once

#include <string>
#include <vector>

#include "base/problem.h"

namespace melon {

/// A warning about columns of one kind, in one sentence: `one` about a single
/// column, `many` about several. {0} is their names, in quotes, the first five
/// of them and "…"; {1}, {2}, … are the `arguments`.
[[nodiscard]] Problem WarningAbout(
    std::string code, const Text& one, const Text& many,
    const std::vector<std::string>& names,
    const std::vector<std::string>& arguments = {});

}  // namespace melon
