#pragma once

#include <span>

#include "base/data/contingency_table.h"

namespace melon {

/// Information in nats. The tables must have a positive total.

/// Entropy of a grouping with these sizes; empty groups count nothing.
[[nodiscard]] double Entropy(std::span<const double> sizes, double total);

/// What rows and columns tell of each other, not negative; its error is a few
/// ulp of the entropies.
[[nodiscard]] double MutualInformation(const ContingencyTable& table);

/// The mean of the mutual information over all tables with these margins, drawn
/// by chance (hypergeometric model; Vinh, Epps & Bailey 2010, JMLR 11:2837).
/// The hypergeometric probabilities are built from the mode outwards and
/// divided by their sum, so that no large logarithms of factorials cancel: the
/// error is below 1e-12 of the entropies for any number of points. Weights must
/// be whole.
[[nodiscard]] double ExpectedMutualInformation(const ContingencyTable& table);

}  // namespace melon
