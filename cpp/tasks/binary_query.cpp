#include "tasks/binary_query.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "curves/curve.h"
#include "kernels/cost_envelope.h"
#include "kernels/operating_points.h"
#include "kernels/reduce_polyline.h"
#include "special/normal.h"
#include "tasks/curve_json.h"
#include "tasks/metric_keys.h"
#include "thresholds/threshold_rule.h"

namespace melon {
namespace {

/// How far one slice of an exported curve may go.
constexpr std::size_t kMostRows = 100'000;

Problem InvalidQuery(std::string_view what) {
  return {
      .code = "invalid_query",
      .message = Fill({"Invalid query: {0}.", "无效的查询：{0}。"}, {what})};
}

Problem UndefinedHere(const Reason& reason) {
  return {.code = std::string(reason.id),
          .message = {std::string(reason.words.english),
                      std::string(reason.words.chinese)}};
}

double NumberOr(const Json& request, const char* key, double otherwise) {
  const auto found = request.find(key);
  return found != request.end() && found->is_number() ? found->get<double>()
                                                      : otherwise;
}

std::string TextOr(const Json& request, const char* key) {
  const auto found = request.find(key);
  return found != request.end() && found->is_string()
             ? found->get<std::string>()
             : std::string();
}

Json Pair(double x, double y) { return Json::array({ToJson(x), ToJson(y)}); }

/// Where the operating point lies on each picture; a coordinate that does not
/// exist is null.
Json PointsJson(const Counts& counts) {
  const double recall = counts.true_positive / counts.positives();
  const double fpr = counts.false_positive / counts.negatives();
  const double precision = counts.true_positive / counts.predicted_positives();
  const double share = counts.predicted_positives() / counts.total();
  return {{"roc", Pair(fpr, recall)},
          {"precision_recall", Pair(recall, precision)},
          {"cost", Pair(fpr, 1 - recall)},
          {"cumulative_gain", Pair(share, recall)},
          {"lift", Pair(share, recall / share)},
          {"det", Pair(fpr > 0 && fpr < 1 ? NormalQuantile(fpr) : std::nan(""),
                       recall > 0 && recall < 1 ? NormalQuantile(1 - recall)
                                                : std::nan(""))}};
}

}  // namespace

BinaryQuery::BinaryQuery(const BinaryData& data) : data_(data) {
  if (data.task != TaskKind::binary) return;
  for (const BinaryModel& model : data.models)
    indices_.emplace_back(model.groups.view());
}

Result<Json> BinaryQuery::Answer(const Json& request,
                                 const Options& options) const {
  if (!request.is_object()) return InvalidQuery("not an object");
  const double number = NumberOr(request, "model", 0);
  if (!(number >= 0 && number < static_cast<double>(indices_.size())))
    return InvalidQuery("model");
  const auto model = static_cast<std::size_t>(number);
  const std::string type = TextOr(request, "type");
  if (type == "operating_point") return OperatingPoint(model, request, options);
  if (type == "threshold_metric")
    return ThresholdMetric(model, request, options);
  if (type == "cost") return Cost(model, request, options);
  if (type == "expected_cost") return ExpectedCost(model, request);
  if (type == "curve") return CurveRows(model, request, options);
  return InvalidQuery("type");
}

Json BinaryQuery::PointJson(double threshold, const Counts& counts,
                            const Options& options) const {
  Json json = {{"threshold", ToJson(threshold)},
               {"counts",
                {{"tp", ToJson(counts.true_positive)},
                 {"fp", ToJson(counts.false_positive)},
                 {"fn", ToJson(counts.false_negative)},
                 {"tn", ToJson(counts.true_negative)}}}};
  Json metrics = Json::object();
  Json reasons = Json::object();
  for (const MetricKey& key : MetricKeys(options)) {
    if (!NeedsScores(key))
      PutValue(metrics, reasons, key.key, Evaluate(key, counts, {}));
  }
  json["metrics"] = std::move(metrics);
  json["reasons"] = std::move(reasons);
  json["points"] = PointsJson(counts);
  return json;
}

Result<Json> BinaryQuery::OperatingPoint(std::size_t model, const Json& request,
                                         const Options& options) const {
  const ThresholdIndex& index = indices_[model];
  const ScoreGroups groups = data_.models[model].groups.view();
  const std::string rule_id = TextOr(request, "rule");
  if (!rule_id.empty()) {
    for (const ThresholdRule* rule : ThresholdRules()) {
      if (rule->id != rule_id) continue;
      const ThresholdRule::Outcome outcome = rule->choose(
          groups, {.beta = NumberOr(request, "beta", options.beta),
                   .cost_fn = NumberOr(request, "cost_fn", options.cost_fn),
                   .cost_fp = NumberOr(request, "cost_fp", options.cost_fp),
                   .prior = NumberOr(request, "prior", options.prior),
                   .target = NumberOr(request, "target", 0)});
      if (outcome.undefined != nullptr)
        return UndefinedHere(*outcome.undefined);
      return PointJson(outcome.choice.threshold, outcome.choice.counts,
                       options);
    }
    return InvalidQuery("rule");
  }
  const auto near = request.find("near");
  if (near != request.end() && near->is_object()) {
    if (groups.one_class()) return UndefinedHere(reasons::one_class);
    const std::size_t position =
        index.Nearest(TextOr(*near, "curve"), NumberOr(*near, "x", 0),
                      NumberOr(*near, "y", 0));
    return PointJson(index.ThresholdAt(position),
                     index.CountsAtPosition(position), options);
  }
  const double threshold =
      NumberOr(request, "threshold", std::numeric_limits<double>::infinity());
  return PointJson(
      threshold, index.CountsAtPosition(index.PositionOf(threshold)), options);
}

Result<Json> BinaryQuery::ThresholdMetric(std::size_t model,
                                          const Json& request,
                                          const Options& options) const {
  const std::string wanted = TextOr(request, "metric");
  const std::vector<MetricKey> keys = MetricKeys(options);
  const auto key =
      std::find_if(keys.begin(), keys.end(),
                   [&](const MetricKey& one) { return one.key == wanted; });
  if (key == keys.end() || NeedsScores(*key)) return InvalidQuery("metric");
  std::vector<double> thresholds;
  std::vector<double> values;
  VisitThresholds(data_.models[model].groups.view(),
                  [&](const melon::OperatingPoint& point) {
                    const Value value = Evaluate(*key, point.counts, {});
                    if (!std::isfinite(point.threshold) || !value.defined())
                      return;
                    thresholds.push_back(point.threshold);
                    values.push_back(value.number());
                  });
  const double undefined = std::nan("");
  const Box whole{undefined, undefined, undefined, undefined};
  Json threshold_json = Json::array();
  Json value_json = Json::array();
  for (const std::size_t i : ReducePolyline(thresholds, values, whole)) {
    threshold_json.push_back(ToJson(thresholds[i]));
    value_json.push_back(ToJson(values[i]));
  }
  return Json{{"threshold", std::move(threshold_json)},
              {"value", std::move(value_json)}};
}

Json BinaryQuery::Cost(std::size_t model, const Json& request,
                       const Options& options) const {
  const ScoreGroups groups = data_.models[model].groups.view();
  const double own_prior = groups.total_positive / groups.total();
  const double chosen = NumberOr(
      request, "prior", std::isnan(options.prior) ? own_prior : options.prior);
  const double cost_fn = NumberOr(request, "cost_fn", options.cost_fn);
  const double cost_fp = NumberOr(request, "cost_fp", options.cost_fp);
  const double positive_cost = chosen * cost_fn;
  const double negative_cost = (1 - chosen) * cost_fp;
  const double probability_cost =
      positive_cost / (positive_cost + negative_cost);
  Json json = {{"probability_cost", ToJson(probability_cost)},
               {"slope", ToJson(negative_cost / positive_cost)}};
  if (groups.one_class() || !std::isfinite(probability_cost)) {
    json["reason"] = groups.one_class() ? reasons::one_class.id
                                        : reasons::zero_denominator.id;
    return json;
  }
  const std::size_t position =
      indices_[model].Nearest("cost", probability_cost, 0);
  const Counts counts = indices_[model].CountsAtPosition(position);
  const double fnr = counts.false_negative / counts.positives();
  const double fpr = counts.false_positive / counts.negatives();
  json["normalised_cost"] =
      ToJson((fnr * probability_cost) + (fpr * (1 - probability_cost)));
  json["expected_cost"] = ToJson((fnr * positive_cost) + (fpr * negative_cost));
  json["operating_point"] =
      PointJson(indices_[model].ThresholdAt(position), counts, options);
  return json;
}

Result<Json> BinaryQuery::ExpectedCost(std::size_t model,
                                       const Json& request) const {
  const ScoreGroups groups = data_.models[model].groups.view();
  if (groups.one_class()) return UndefinedHere(reasons::one_class);
  const double a = NumberOr(request, "a", 1);
  const double b = NumberOr(request, "b", 1);
  if (!(a > 0 && b > 0 && a <= 1e9 && b <= 1e9)) return InvalidQuery("a, b");
  return Json{{"value", ToJson(ExpectedCostBeta(groups, a, b))}};
}

Result<Json> BinaryQuery::CurveRows(std::size_t model, const Json& request,
                                    const Options& options) const {
  const std::string id = TextOr(request, "curve");
  const std::string name = TextOr(request, "series");
  const ScoreGroups groups = data_.models[model].groups.view();
  for (const Curve* curve : Curves()) {
    if (curve->id != id) continue;
    if (const Reason* reason = curve->undefined(groups))
      return UndefinedHere(*reason);
    const CurveData exact = curve->compute(groups, options.ToParameters());
    for (const Series& series : exact.series) {
      if (series.name != name) continue;
      const std::size_t total = series.columns.front().second.size();
      const auto from = static_cast<std::size_t>(std::clamp(
          NumberOr(request, "from", 0), 0.0, static_cast<double>(total)));
      const auto count = static_cast<std::size_t>(
          std::clamp(NumberOr(request, "count", kMostRows), 0.0,
                     static_cast<double>(std::min(kMostRows, total - from))));
      Json columns = Json::array();
      for (const auto& [column, numbers] : series.columns)
        columns.push_back(column);
      Json rows = Json::array();
      for (std::size_t row = from; row < from + count; ++row) {
        Json cells = Json::array();
        for (const auto& [column, numbers] : series.columns)
          cells.push_back(ToJson(numbers[row]));
        rows.push_back(std::move(cells));
      }
      return Json{{"columns", std::move(columns)},
                  {"rows", std::move(rows)},
                  {"total", total}};
    }
  }
  return InvalidQuery("curve, series");
}

}  // namespace melon
