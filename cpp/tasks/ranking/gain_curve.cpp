#include "tasks/ranking/gain_curve.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "base/box.h"
#include "base/reasons.h"
#include "kernels/numbers/reduce_polyline.h"
#include "kernels/ranking/discounted_gain.h"

namespace melon {
namespace {

/// With weights an entry may stand for any number of positions; the curve then
/// ends at so many, fewer with many queries.
constexpr std::size_t kMostPositions = 10000;
constexpr std::size_t kMostPositionsOfAllQueries = 2000000;

std::size_t MostPositions(const RankedItems& items) {
  if (items.weight.empty()) return items.size();
  return std::clamp(kMostPositionsOfAllQueries / items.query_count(),
                    std::size_t{100}, kMostPositions);
}

/// Entry i is the mean NDCG@(i + 1).
std::vector<double> MeanByPosition(const RankedItems& items, Gain gain,
                                   double used_queries) {
  const std::size_t most = MostPositions(items);
  // What each position adds to the sum over queries; past its last item a
  // query adds nothing.
  std::vector<double> steps;
  for (std::size_t i = 0; i < items.query_count(); ++i) {
    const std::vector<double> curve =
        NormalizedDiscountedGainByPosition(items.Query(i), gain, most);
    if (curve.size() > steps.size()) steps.resize(curve.size());
    double before = 0;
    for (std::size_t k = 0; k < curve.size(); ++k) {
      steps[k] += curve[k] - before;
      before = curve[k];
    }
  }
  double sum = 0;
  for (double& step : steps) {
    sum += step;
    step = std::clamp(sum / used_queries, 0.0, 1.0);
  }
  return steps;
}

/// What a linear and what a logarithmic axis need, together.
std::vector<std::size_t> KeptPoints(const std::vector<double>& position,
                                    const std::vector<double>& value) {
  constexpr double kOfData = std::numeric_limits<double>::quiet_NaN();
  const Box box{.x_low = kOfData, .x_high = kOfData};
  std::vector<double> logarithm(position.size());
  std::transform(position.begin(), position.end(), logarithm.begin(),
                 [](double k) { return std::log(k); });
  std::vector<std::size_t> kept = ReducePolyline(position, value, box);
  const std::vector<std::size_t> more = ReducePolyline(logarithm, value, box);
  kept.insert(kept.end(), more.begin(), more.end());
  std::sort(kept.begin(), kept.end());
  kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
  return kept;
}

Json SeriesJson(const std::vector<double>& value) {
  std::vector<double> position(value.size());
  for (std::size_t i = 0; i < value.size(); ++i)
    position[i] = static_cast<double>(i + 1);
  Json::Numbers shown_position;
  Json::Numbers shown_value;
  for (const std::size_t i : KeptPoints(position, value)) {
    shown_position.push_back(position[i]);
    shown_value.push_back(value[i]);
  }
  Json json = Json::EmptyObject();
  json.Put("k", Json(std::move(shown_position)));
  json.Put("value", Json(std::move(shown_value)));
  return json;
}

const Reason* Undefined(const RankingData& data, const RankingModel& model) {
  if (data.negative_relevance) return &reasons::negative_relevance;
  if (!model.lists.whole_weights) return &reasons::fractional_weights;
  return data.used_query_count() == 0 ? &reasons::no_relevant_items : nullptr;
}

}  // namespace

Json GainCurveJson(const RankingData& data, const RankingModel& model) {
  if (const Reason* reason = Undefined(data, model))
    return Json::ObjectOf("reason", Json(reason->id));
  const auto used = static_cast<double>(data.used_query_count());
  const RankedItems items = model.lists.view();
  Json series = Json::EmptyObject();
  series.Put("ndcg", SeriesJson(MeanByPosition(items, Gain::linear, used)));
  series.Put("ndcg_exp",
             SeriesJson(MeanByPosition(items, Gain::exponential, used)));
  Json json = Json::EmptyObject();
  json.Put("series", std::move(series));
  json.Put("numbers", Json::EmptyObject());
  json.Put("reasons", Json::EmptyObject());
  return json;
}

}  // namespace melon
