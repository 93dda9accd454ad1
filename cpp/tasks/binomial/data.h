#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/data/comparison.h"
#include "base/result.h"
#include "base/table.h"
#include "options/options.h"
#include "roles/roles.h"

namespace melon {

/// How often each experiment erred in how many cases.
struct BinomialData {
  std::vector<std::string> names;
  /// Otherwise the names are the numbers of the rows.
  bool has_names = false;
  /// Whole numbers, 0 ≤ errors ≤ cases, cases ≥ 1.
  std::vector<double> errors;
  std::vector<double> cases;
  std::uint64_t rows_dropped = 0;
  std::vector<Problem> warnings;

  [[nodiscard]] Experiments View() const { return {errors, cases}; }
  /// The first with the largest error rate.
  [[nodiscard]] std::size_t Worst() const;
};

[[nodiscard]] Result<BinomialData> PrepareBinomial(const Table& table,
                                                   const Roles& roles,
                                                   const Options& options);

}  // namespace melon
