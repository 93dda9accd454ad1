#include "kernels/ranking/relevant_items.h"

#include <algorithm>
#include <cstddef>

#include "base/sum.h"
#include "kernels/ranking/tied_items.h"

namespace melon {

double RelevantCount(const RankedItems& query) {
  Sum count;
  for (std::size_t i = 0; i < query.size(); ++i) {
    if (query.relevance[i] > 0) count.Add(query.WeightOf(i));
  }
  return count.value();
}

double RelevantWithin(const RankedItems& query, double last_position) {
  Sum found;
  ForEachTie(query, [&](const TiedItems& tie) {
    const double positions = std::min(tie.count, last_position - tie.above);
    if (positions <= 0) return false;
    found.Add(tie.relevant * (positions / tie.count));
    return true;
  });
  return found.value();
}

bool HasNegativeRelevance(const RankedItems& items) {
  return std::any_of(items.relevance.begin(), items.relevance.end(),
                     [](double relevance) { return relevance < 0; });
}

}  // namespace melon
