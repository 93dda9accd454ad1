#include "tasks/counts/verdict.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "base/reasons.h"
#include "kernels/numbers/sample_moments.h"
#include "metrics/metric.h"
#include "report/verdict/verdict.h"

namespace melon {

namespace metrics {
extern const Metric accuracy;
}  // namespace metrics

namespace {

/// Accuracies of all matrices, and which of them are defined, highest first.
struct Ordered {
  std::vector<double> accuracy;
  std::vector<std::size_t> order;
};

Ordered OrderByAccuracy(const std::vector<Counts>& matrices) {
  Ordered ordered;
  ordered.accuracy.resize(matrices.size());
  for (std::size_t i = 0; i < matrices.size(); ++i) {
    const Value value =
        metrics::accuracy.from_confusion(ConfusionMatrix(matrices[i]), {});
    if (!value.defined()) continue;
    ordered.accuracy[i] = value.number();
    ordered.order.push_back(i);
  }
  std::stable_sort(ordered.order.begin(), ordered.order.end(),
                   [&](std::size_t one, std::size_t other) {
                     return ordered.accuracy[one] > ordered.accuracy[other];
                   });
  return ordered;
}

void PutBest(const CountsData& data, const Ordered& ordered, Json& verdict) {
  const std::vector<std::size_t>& order = ordered.order;
  const double best = ordered.accuracy[order[0]];
  const double other = ordered.accuracy[order[1]];
  verdict.Put("kind", "untested");
  verdict.Put("best", data.names[order[0]]);
  verdict.Put("best_value", best);
  verdict.Put("other", data.names[order[1]]);
  verdict.Put("other_value", other);
  verdict.Put("difference", best - other);
  Json shared = Json::EmptyArray();
  for (const std::size_t matrix : order) {
    if (AreEqualButForRounding(ordered.accuracy[matrix], best))
      shared.Add(data.names[matrix]);
  }
  if (shared.As<Json::Array>()->size() > 1) {
    verdict.Put("equal", true);
    verdict.Put("shared", std::move(shared));
  }
  const auto same_size = [&data](const Counts& one) {
    return one.total() == data.matrices.front().total();
  };
  const bool same =
      std::all_of(data.matrices.begin(), data.matrices.end(), same_size);
  verdict.Put("reason", same ? reasons::no_test_for_matrices.id
                             : reasons::different_test_sets.id);
}

void PutAverage(const Ordered& ordered, Json& verdict) {
  std::vector<double> values;
  values.reserve(ordered.order.size());
  for (const std::size_t matrix : ordered.order)
    values.push_back(ordered.accuracy[matrix]);
  const SampleMoments moments = MomentsOf(values);
  verdict.Put("kind", "averaged");
  verdict.Put("mean", moments.mean);
  Json reasons = Json::EmptyObject();
  PutValue(verdict, reasons, "std",
           values.size() < 2 ? Value(reasons::too_few_cases)
                             : Value(moments.deviation));
  verdict.Put("min", values.back());
  verdict.Put("max", values.front());
  verdict.Put("reasons", std::move(reasons));
}

}  // namespace

Json CountsVerdict(const CountsData& data) {
  Json verdict = Json::ObjectOf("metric", Json("accuracy"));
  const Ordered ordered = OrderByAccuracy(data.matrices);
  if (data.matrices.size() == 1) {
    verdict.Put("kind", "single");
    verdict.Put("best", data.names.front());
    verdict.Put("best_value", ordered.accuracy.front());
    return verdict;
  }
  if (data.whose == MatricesOf::mixed) {
    verdict.Put("kind", "mixed");
  } else if (data.whose == MatricesOf::models && ordered.order.size() > 1) {
    PutBest(data, ordered, verdict);
  } else {
    PutAverage(ordered, verdict);
  }
  verdict.Put("n_matrices", ordered.order.size());
  return verdict;
}

}  // namespace melon
