#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/function_view.h"
#include "base/text.h"
#include "base/working/working.h"

namespace melon {

/// What groups are called: by their names, or without any 1, 2, ….
[[nodiscard]] std::string GroupName(const std::vector<std::string>& names,
                                    std::size_t group);

/// A matrix above the next line, of many columns the first ones and the last.
/// `rows` are what stands before each row, verbatim; `heads` LaTeX, first that
/// above the rows' names, then one a column.
void ShowMatrix(const Text& title, const std::vector<std::string>& rows,
                const std::vector<std::string>& heads,
                FunctionView<double(std::size_t, std::size_t)> at,
                Working& working);

}  // namespace melon
