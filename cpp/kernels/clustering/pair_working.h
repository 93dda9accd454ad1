#pragma once

#include "base/data/contingency_table.h"
#include "base/working/working.h"

namespace melon {

/// Zhou's a, b, c, d as quantities.
struct PairTerms {
  Term a;
  Term b;
  Term c;
  Term d;
};

/// The table, and from it how many pairs of points are together in both
/// groupings, in the clusters alone, in the truth alone, in neither. Weights
/// must be whole, as for CountPairs.
[[nodiscard]] PairTerms ShowPairs(const ContingencyTable& table,
                                  Working& working);

}  // namespace melon
