#include "kernels/ranking/query_mean.h"

#include <cstddef>

#include "base/reasons.h"
#include "base/sum.h"

namespace melon {

Value QueryMean(const RankedItems& items, const Parameters& parameters,
                Value (*of_query)(const RankedItems&, const Parameters&)) {
  if (items.size() == 0) return reasons::no_cases;
  Sum sum;
  double defined = 0;
  const Reason* first_reason = &reasons::no_cases;
  bool any_reason = false;
  for (std::size_t i = 0; i < items.query_count(); ++i) {
    const Value value = of_query(items.Query(i), parameters);
    if (value.defined()) {
      sum.Add(value.number());
      ++defined;
    } else if (!any_reason) {
      first_reason = &value.reason();
      any_reason = true;
    }
  }
  if (defined == 0) return *first_reason;
  return sum.value() / defined;
}

}  // namespace melon
