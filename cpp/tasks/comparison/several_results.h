#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// The results that an algorithm has of one data set or fold.
struct ResultsOfOne {
  std::string row;
  std::string algorithm;
  /// Of the table, more than one.
  std::vector<std::size_t> rows;
  /// How many an algorithm has at least of every data set or fold.
  std::size_t fewest;
};

/// Says that there are several and names the columns that tell them apart, with
/// what may be done: one of texts, one that numbers them, or several together.
[[nodiscard]] Problem SeveralResults(const Table& table, const Roles& roles,
                                     const ResultsOfOne& results);

/// Whether a column without a role tells them apart, as a setting or a further
/// key does.
[[nodiscard]] bool AreToldApart(const Table& table, const Roles& roles,
                                const ResultsOfOne& results);

}  // namespace melon
