#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "base/problem.h"

namespace melon {

/// What is wrong with a table of results of learners.
[[nodiscard]] Problem NoRowsOfResults();
[[nodiscard]] Problem TooManyAlgorithms(std::size_t count, std::size_t most);
/// Two results of an algorithm for a data set or fold, the second in the line.
[[nodiscard]] Problem DoubledResult(const std::string& row,
                                    const std::string& algorithm,
                                    std::uint64_t line);
/// A second row of a data set in a wide table.
[[nodiscard]] Problem DoubledDataset(const std::string& dataset,
                                     std::uint64_t line);
/// A column of a table of which the rows are the algorithms has a gap.
[[nodiscard]] Problem MissingInColumn(const std::string& algorithm,
                                      const std::string& column,
                                      std::uint64_t line);
[[nodiscard]] Problem MissingResult(const std::string& algorithm,
                                    const std::string& row);

}  // namespace melon
