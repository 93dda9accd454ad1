#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// Whether two labels are the same but for case, blanks and punctuation, or
/// both say yes or both no: "Yes" and "yes", "True" and "1".
[[nodiscard]] bool AreSpellings(const std::string& a, const std::string& b);

/// Whether the column's labels are all the truth's, at least one of them in
/// another spelling.
[[nodiscard]] bool IsSpelledOtherwise(const Column& column,
                                      const Column& truth);

/// What to do about a column whose labels are all the truth's, at least one of
/// them in another spelling.
[[nodiscard]] std::optional<Problem> OtherSpellingOf(const Table& table,
                                                     std::size_t column,
                                                     std::size_t truth);

/// The first column, apart from the truth, whose labels are all other spellings
/// of the truth's: what to do about it.
[[nodiscard]] std::optional<Problem> OtherSpelling(const Table& table,
                                                   std::size_t truth);

/// Where the column has no label of the truth, and not many more than it: what
/// to do if it contains predictions.
[[nodiscard]] std::optional<Problem> OtherLabels(const Table& table,
                                                 std::size_t column,
                                                 std::size_t truth);

/// A warning where two labels of a column differ in spelling only.
[[nodiscard]] std::optional<Problem> TwoSpellings(const Table& table,
                                                  std::size_t column);

}  // namespace melon
