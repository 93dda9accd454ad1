#pragma once

#include "base/data/contingency_table.h"
#include "base/working/working.h"

namespace melon {

/// Information in nats, as in mutual_information.h: the entropies H(C) of the
/// classes and H(K) of the clusters, and what they tell of each other.
struct InformationTerms {
  Term classes;
  Term clusters;
  Term mutual;
};

/// The table, and each of them as a line.
[[nodiscard]] InformationTerms ShowInformation(const ContingencyTable& table,
                                               Working& working);

/// H(C) and H(C | K) as lines, and 1 − H(C | K) / H(C); 1 for a single class.
[[nodiscard]] Term HomogeneityTerm(const ContingencyTable& table,
                                   Working& working);
/// H(K) and H(K | C) as lines, and 1 − H(K | C) / H(K); 1 for a single cluster.
[[nodiscard]] Term CompletenessTerm(const ContingencyTable& table,
                                    Working& working);

}  // namespace melon
