#pragma once

#include "base/data/ranked_items.h"

namespace melon {

/// Items of a query with a relevance above 0: a sum of weights.
[[nodiscard]] double RelevantCount(const RankedItems& query);

/// Those of them on the first `last_position` positions, in the mean over all
/// orders of tied items.
[[nodiscard]] double RelevantWithin(const RankedItems& query,
                                    double last_position);

/// Whether any item of any query has a relevance below 0.
[[nodiscard]] bool HasNegativeRelevance(const RankedItems& items);

}  // namespace melon
