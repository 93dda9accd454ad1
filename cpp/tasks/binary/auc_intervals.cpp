#include "tasks/binary/auc_intervals.h"

#include "intervals/interval.h"

namespace melon {

void AddAucIntervals(const BinaryData& data, std::size_t model,
                     const Value& auc, const Value& standard_error,
                     double level, IntervalsByMethod& methods, Depth depth) {
  const ScoreGroups groups = data.models[model].groups.view();
  const AucEstimate estimate{auc.number(), standard_error,
                             groups.total_positive, groups.total_negative};
  const Value& reason =
      auc.defined() ? Value(reasons::fractional_weights) : auc;
  const bool is_possible = auc.defined() && data.whole_weights;
  for (const IntervalMethod* method : IntervalMethods()) {
    if (method->from_auc == nullptr) continue;
    if (is_possible) {
      methods.push_back(
          MakeInterval(*method, method->from_auc, depth, estimate, level));
    } else {
      methods.push_back({method->id, {reason, reason}});
    }
  }
}

}  // namespace melon
