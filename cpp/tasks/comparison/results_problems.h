#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/problem.h"

namespace melon {

/// What is wrong with a table of results of learners.
[[nodiscard]] Problem NoRowsOfResults();
/// No row has a result of every algorithm; some have without these.
[[nodiscard]] Problem NoRowComplete(const std::vector<std::string>& without);
/// No row has results of two algorithms.
[[nodiscard]] Problem NoRowShared();
/// So many rows of a list do not say which algorithm the result is of; the line
/// of the first.
[[nodiscard]] Problem NoAlgorithmNamed(const std::string& column,
                                       std::size_t count, std::uint64_t line);
/// Nothing says which rows are of one fold, and these algorithms have so many.
[[nodiscard]] Problem FoldsNotNumbered(const std::string& fewest,
                                       std::size_t few, const std::string& most,
                                       std::size_t many);
[[nodiscard]] Problem TooManyAlgorithms(std::size_t count, std::size_t most);
/// So many rows of a data set in a wide table, the second in the line; whether
/// each data set has several.
[[nodiscard]] Problem DoubledDataset(const std::string& dataset,
                                     std::uint64_t line, std::size_t count,
                                     bool all);
/// A column of a table of which the rows are the algorithms has a gap.
[[nodiscard]] Problem MissingInColumn(const std::string& algorithm,
                                      const std::string& column,
                                      std::uint64_t line);
[[nodiscard]] Problem MissingResult(const std::string& algorithm,
                                    const std::string& row);

}  // namespace melon
