#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace melon {

/// The search stops after so many cliques,
inline constexpr std::size_t kMostCliques = 1000;
/// or after so many steps of the search, each of which adds an algorithm to a
/// clique: a second or so for the most entangled graphs.
inline constexpr std::size_t kMostCliqueSteps = 1'000'000;

/// Groups of algorithms of which no two differ significantly, none of which
/// could take another algorithm in. Of at least two algorithms each: ascending,
/// and in ascending order of their first members.
struct Cliques {
  std::vector<std::vector<std::size_t>> groups;
  /// False when the search stopped at a limit: there are more.
  bool complete = true;
};

/// All maximal cliques of the graph that joins two of k algorithms unless they
/// differ: `differ` is a symmetric k × k table, row by row. A clique may leave
/// out an algorithm that lies between its members. Bron & Kerbosch 1973 with
/// Tomita's pivot (2006).
[[nodiscard]] Cliques MaximalCliques(std::span<const std::uint8_t> differ,
                                     std::size_t algorithms);

/// The same where two algorithms differ from a critical difference of their
/// mean ranks on: the cliques are then intervals. `mean_rank` ascends.
[[nodiscard]] Cliques MaximalIntervals(std::span<const double> mean_rank,
                                       double critical_difference);

}  // namespace melon
