#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/problem.h"

namespace melon {

/// The problem of the first column whose name an earlier one has.
[[nodiscard]] std::optional<Problem> DoubledName(
    const std::vector<std::string>& names);

/// The names without blanks and tabs at their ends, which cannot be seen;
/// as they are, where that would make two of them alike.
[[nodiscard]] std::vector<std::string> WithoutBlanksAround(
    std::vector<std::string> names);

/// "column_1", "column_2", ….
[[nodiscard]] std::vector<std::string> NumberedNames(std::size_t count);

/// Gives column 3 the name column_3 where the header has none for it; which
/// ones.
std::vector<std::size_t> NameUnnamed(std::vector<std::string>& names);

}  // namespace melon
