#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/problem.h"
#include "forms/join/match_rows.h"
#include "forms/join/named_table.h"

namespace melon {

/// Columns that identify the rows of each file by the same values under other
/// names: `id` in one, `case_id` in another. Those that are called so come
/// before texts that are different in every row. `truths`: of each file the
/// column that is known as its truth.
[[nodiscard]] std::optional<Identifier> FindOtherwiseNamed(
    std::span<const NamedTable> files, const std::vector<std::size_t>& truths);

/// The column of another file that has the same values as that one, as above.
[[nodiscard]] std::optional<std::size_t> ColumnOfSameCases(
    const NamedTable& one, std::size_t column, const NamedTable& other,
    std::size_t truth_of_other);

/// That every file names its cases, and not as the others do: whether their
/// rows are of the same cases in the same order remains open.
[[nodiscard]] std::optional<Problem> OtherNamesOfCases(
    std::span<const NamedTable> files, const std::vector<std::size_t>& truths);

}  // namespace melon
