#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/problem.h"
#include "base/table.h"
#include "base/text.h"

namespace melon {

[[nodiscard]] std::vector<std::string> NamesOfColumns(
    const Table& table, const std::vector<std::size_t>& columns);

/// The names, each in quotes; of more than twenty the others are counted. Four
/// or more that count on from each other are one: "v0" … "v7".
[[nodiscard]] Message NameList(const std::vector<std::string>& names);

/// A warning about columns of one kind, in one sentence: `one` about a single
/// column, `many` about several. {0} is the list of their names; {1}, {2}, …
/// are the `arguments`.
[[nodiscard]] Problem WarningAbout(
    std::string code, const Text& one, const Text& many,
    const std::vector<std::string>& names,
    const std::vector<std::string>& arguments = {});

}  // namespace melon
