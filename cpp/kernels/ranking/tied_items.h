#pragma once

#include <cstddef>

#include "base/data/ranked_items.h"
#include "base/sum.h"

namespace melon {

/// Items of one query with equal scores. Each of them stands on each of their
/// positions equally often.
struct TiedItems {
  /// Entries [begin, end) of the ranking.
  std::size_t begin;
  std::size_t end;
  /// Items above, of these, and of these with a relevance above 0: sums of
  /// weights.
  double above;
  double count;
  double relevant;
};

/// Calls `visit(const TiedItems&)` for each group of ties of one query, from
/// the top, until it answers false. Unranked items are not visited.
template <class Visit>
void ForEachTie(const RankedItems& items, Visit visit) {
  Sum above;
  for (std::size_t begin = 0;
       begin < items.size() && items.score[begin] != kUnranked;) {
    TiedItems tie{begin, begin, above.value(), 0, 0};
    Sum count;
    Sum relevant;
    for (; tie.end < items.size() && items.score[tie.end] == items.score[begin];
         ++tie.end) {
      const double weight = items.WeightOf(tie.end);
      count.Add(weight);
      if (items.relevance[tie.end] > 0) relevant.Add(weight);
    }
    tie.count = count.value();
    tie.relevant = relevant.value();
    if (!visit(tie)) return;
    above.Add(tie.count);
    begin = tie.end;
  }
}

}  // namespace melon
