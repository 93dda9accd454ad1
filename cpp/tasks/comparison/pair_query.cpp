#include "tasks/comparison/pair_query.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernels/comparison/differences/bayesian_signs.h"
#include "kernels/comparison/differences/correlated_posterior.h"
#include "report/answers.h"
#include "report/models/working_json.h"
#include "tasks/comparison/common_json.h"
#include "tasks/comparison/pairs.h"

namespace melon {
namespace {

/// Of a posterior that is drawn as points, and of one drawn as a curve.
constexpr std::size_t kMostPoints = 2000;
constexpr std::size_t kDensityPoints = 401;

void PutShares(const RopeShares& shares, Json& json) {
  json.Put("left", shares.left);
  json.Put("rope", shares.rope);
  json.Put("right", shares.right);
}

/// {"left", "rope", "right", "points"}: in which share of the draws each is the
/// largest, and the first draws themselves, to be drawn.
Json DrawsJson(const std::vector<RopeShares>& draws) {
  Json json = Json::EmptyObject();
  PutShares(LargestShares(draws), json);
  Json points = Json::EmptyArray();
  for (std::size_t i = 0; i < std::min(kMostPoints, draws.size()); ++i) {
    const RopeShares& draw = draws[i];
    points.Add(Json(Json::Numbers{draw.left, draw.rope, draw.right}));
  }
  json.Put("points", std::move(points));
  return json;
}

/// {"sign", "signed_rank"}; null where the pair's keys have a reason: without
/// draws, for fewer than two differences, or where one is infinite.
Json BayesJson(const std::vector<double>& difference,
               const Parameters& parameters) {
  if (difference.size() < 2 || parameters.draws == 0 || !AreFinite(difference))
    return {};
  Json json = Json::ObjectOf(
      "sign", DrawsJson(SignPosterior(difference, parameters.rope,
                                      parameters.draws, parameters.seed)));
  json.Put("signed_rank",
           DrawsJson(SignedRankPosterior(difference, parameters.rope,
                                         parameters.draws, parameters.seed)));
  return json;
}

/// {"x", "y", "left", "rope", "right"} of the mean difference; null where it
/// does not exist.
Json DensityJson(const std::vector<double>& difference, double test_train_ratio,
                 double rope) {
  if (difference.size() < 2 || std::isnan(test_train_ratio)) return {};
  const StudentPosterior posterior =
      CorrelatedPosterior(difference, test_train_ratio);
  if (!(posterior.scale > 0) || !std::isfinite(posterior.scale)) return {};
  DensityCurve curve = CurveOf(posterior, rope, kDensityPoints);
  if (!AreFinite(curve.x) || !AreFinite(curve.y)) return {};
  Json json = Json::ObjectOf("x", Json(std::move(curve.x)));
  json.Put("y", Json(std::move(curve.y)));
  PutShares(posterior.Around(rope), json);
  return json;
}

}  // namespace

Result<Json> AnswerPairWorking(const Results& results,
                               const FoldDifferences* design,
                               const Options& options, const Json& request) {
  const Parameters parameters = options.ToParameters();
  return AnswerPairKey(request, results.column_count(), parameters.level,
                       [&](std::size_t a, std::size_t b, std::string_view key) {
                         return WorkOutPair(results, a, b, design, parameters,
                                            key);
                       });
}

Result<Json> AnswerOfPair(const Results& results, const FoldDifferences* design,
                          const Options& options, const Json& request) {
  const std::string_view type = TextOf(request, "type");
  const auto a = PlaceIn(request, "a", results.column_count());
  const auto b = PlaceIn(request, "b", results.column_count());
  if (type != "pair" || !a || !b || a == b) {
    return UnknownQuery(request);
  }
  const PairTable pairs = ComparePair(
      results, *a, *b, {.design = design, .all = true}, options.ToParameters());
  Json reasons = Json::EmptyObject();
  Json pair = PairJson(results, pairs, 0, reasons);
  pair.Put("reasons", std::move(reasons));
  Json answer = Json::ObjectOf("pair", std::move(pair));
  const std::vector<double> difference = DifferencesOf(results, *a, *b);
  Parameters parameters = options.ToParameters();
  parameters.draws = DrawsFor(1, results.row_count(), parameters.draws);
  const bool is_shown = AreShown(results.result) && AreFinite(difference);
  answer.Put("differences", is_shown ? Json(difference) : Json());
  answer.Put("bayes", BayesJson(difference, parameters));
  if (design != nullptr) {
    answer.Put("density", DensityJson(difference, design->test_train_ratio,
                                      parameters.rope));
  }
  return answer;
}

}  // namespace melon
