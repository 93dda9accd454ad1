#pragma once

#include <string_view>

#include "base/data/ranked_items.h"
#include "base/parameters.h"
#include "base/value.h"
#include "base/working/working.h"

namespace melon {

/// How QueryMean comes to its value: the first query that has one is worked
/// out, the others are summands of the mean. `show_query` adds the lines of a
/// query that has a value and gives it; `sign` is how it is written, such as
/// "\mathrm{DCG}". One query alone is worked out as the measure itself.
void ShowQueryMean(const RankedItems& items, const Parameters& parameters,
                   Value (*of_query)(const RankedItems&, const Parameters&),
                   std::string_view sign,
                   Term (*show_query)(const RankedItems&, const Parameters&,
                                      Working&),
                   Working& working);

}  // namespace melon
