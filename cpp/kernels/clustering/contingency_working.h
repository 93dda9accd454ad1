#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "base/data/contingency_table.h"
#include "base/working/working.h"

namespace melon {

/// How many points, Σ w.
[[nodiscard]] Term PointsTerm(const ContingencyTable& table);

/// The table itself with its totals, above the next line.
void ShowContingency(const ContingencyTable& table, Working& working);

/// One of the two groupings in formulas: its groups that are not empty, and how
/// their sizes are written.
struct GroupingTerms {
  std::vector<double> sizes;
  /// "m_{j\cdot}", and what is summed over, "j".
  std::string_view size;
  std::string_view index;
};

[[nodiscard]] GroupingTerms ClassTerms(const ContingencyTable& table);
[[nodiscard]] GroupingTerms ClusterTerms(const ContingencyTable& table);

}  // namespace melon
