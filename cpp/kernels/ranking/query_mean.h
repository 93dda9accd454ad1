#pragma once

#include "base/data/ranked_items.h"
#include "base/parameters.h"
#include "base/value.h"

namespace melon {

/// The mean over queries of a quantity of one query, each query counting the
/// same. Queries for which it is undefined are left out; when it is undefined
/// for all of them, the first one's reason is given, and no_cases when there is
/// no query.
[[nodiscard]] Value QueryMean(const RankedItems& items,
                              const Parameters& parameters,
                              Value (*of_query)(const RankedItems&,
                                                const Parameters&));

}  // namespace melon
