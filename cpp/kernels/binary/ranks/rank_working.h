#pragma once

#include "base/data/estimates.h"
#include "base/working/working.h"

namespace melon {

/// How Kendall's τ-b of truth and prediction comes about: the pairs, and from
/// them the value. It is defined.
[[nodiscard]] Term KendallTerm(const Estimates& cases, Working& working);

/// The same of Spearman's ρ: the ranks, and their correlation.
[[nodiscard]] Term SpearmanTerm(const Estimates& cases, Working& working);

}  // namespace melon
