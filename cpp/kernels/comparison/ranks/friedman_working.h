#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/data/comparison.h"
#include "base/working/working.h"

namespace melon {

/// Keys of the report that the lines give; empty where it has none.
struct FriedmanKeys {
  std::string_view row_count = {};
  std::string_view column_count = {};
  std::string_view chi_squared = {};
  std::string_view tie_corrected = {};
};

struct FriedmanTerms {
  Term row_count;
  Term column_count;
  Term chi_squared;
  Term tie_corrected;
};

/// The ranks as a table with their sums, Friedman's statistic and the same
/// corrected for ties.
[[nodiscard]] FriedmanTerms ShowFriedman(const RankedResults& table,
                                         const FriedmanKeys& keys,
                                         Working& working);

/// The table alone: the ranks by row, and their sums.
void ShowRanks(const RankedResults& table, const Text& title, Working& working);

/// How a row is called in a table.
[[nodiscard]] std::string RowName(const RankedResults& table, std::size_t row);

/// The table with Σ R_j² as a line, by which permutations are compared.
[[nodiscard]] Term ShowSquaredSums(const RankedResults& table,
                                   Working& working);

/// The rank sums R_j, in the order of the columns.
[[nodiscard]] std::vector<Term> RankSumTerms(const RankedResults& table);

}  // namespace melon
