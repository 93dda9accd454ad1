#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace melon {

/// The exact distribution is computed for at most so many algorithms and data
/// sets,
inline constexpr std::size_t kMostExactAlgorithms = 8;
inline constexpr std::size_t kMostExactDataSets = 4000;
/// and in at most so many steps, each one arrangement of a data set's ranks on
/// top of one set of rank sums: about half a second.
inline constexpr std::size_t kMostExactSteps = 20'000'000;

/// The exact p-value of Friedman's test for a table of ranks, row by row: the
/// share of all arrangements of each row's ranks, ties as they are, in which
/// the rank sums are at least as far from each other as they were. Nothing
/// beyond the limits above. Relative error below 1e-15·rows: all terms are
/// positive.
[[nodiscard]] std::optional<double> FriedmanExactTail(
    std::span<const double> rank, std::size_t columns);

}  // namespace melon
