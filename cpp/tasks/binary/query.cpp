#include "tasks/binary/query.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "curves/curve.h"
#include "kernels/binary/points/cost_envelope.h"
#include "kernels/binary/points/operating_points.h"
#include "kernels/numbers/reduce_polyline.h"
#include "report/answers.h"
#include "report/models/key_working.h"
#include "report/models/metric_keys.h"
#include "report/models/model_values.h"
#include "report/models/working_json.h"
#include "report/parts/counts_json.h"
#include "report/parts/curve_json.h"
#include "special/beta.h"
#include "special/normal.h"
#include "tasks/binary/auc_intervals.h"
#include "tasks/binary/pairs.h"
#include "thresholds/threshold_rule.h"

namespace melon {
namespace {

/// How far one slice of an exported curve may go.
constexpr std::size_t kMostRows = 100'000;

/// What a table of cut-offs shows beside the four counts.
constexpr std::array<std::string_view, 10> kCutOffMetrics = {
    "fpr", "recall",   "specificity",       "precision", "npv",
    "f1",  "accuracy", "balanced_accuracy", "youden_j",  "matthews_corrcoef"};

/// Pieces of a density that is drawn.
constexpr int kDensitySteps = 100;

Problem InvalidQuery(std::string_view what) {
  return {
      .code = "invalid_query",
      .message = Fill({"Invalid query: {0}.", "无效的查询：{0}。"}, {what})};
}

/// {"x", "y"} of a beta distribution on even steps; null where it is unbounded.
Json DensityJson(double a, double b) {
  if (a < 1 || b < 1) return {};
  Json::Numbers places;
  Json::Numbers heights;
  for (int step = 0; step <= kDensitySteps; ++step) {
    places.push_back(static_cast<double>(step) / kDensitySteps);
    heights.push_back(BetaDensity(a, b, places.back()));
  }
  Json json = Json::ObjectOf("x", Json(std::move(places)));
  json.Put("y", Json(std::move(heights)));
  return json;
}

/// NaN where it is infinite or undefined.
double NormalDeviate(double probability) {
  return probability > 0 && probability < 1 ? NormalQuantile(probability)
                                            : std::nan("");
}

/// Where the operating point lies on each picture; a coordinate that does not
/// exist is null.
Json PointsJson(const Counts& counts) {
  const double recall = counts.true_positive / counts.positives();
  const double fpr = counts.false_positive / counts.negatives();
  const double precision = counts.true_positive / counts.predicted_positives();
  const double share = counts.predicted_positives() / counts.total();
  Json points = Json::EmptyObject();
  const auto put = [&points](std::string_view curve, double x, double y) {
    points.Put(curve, Json(Json::Numbers{x, y}));
  };
  put("roc", fpr, recall);
  put("precision_recall", recall, precision);
  put("cost", fpr, 1 - recall);
  put("cumulative_gain", share, recall);
  put("lift", share, recall / share);
  put("det", NormalDeviate(fpr), NormalDeviate(1 - recall));
  return points;
}

/// Which rows of a long list a request asks for.
struct Slice {
  std::size_t from;
  std::size_t count;
};

Slice SliceOf(const Json& request, std::size_t total) {
  const auto from = static_cast<std::size_t>(std::clamp(
      NumberOr(request, "from", 0), 0.0, static_cast<double>(total)));
  const auto count = static_cast<std::size_t>(
      std::clamp(NumberOr(request, "count", kMostRows), 0.0,
                 static_cast<double>(std::min(kMostRows, total - from))));
  return {from, count};
}

/// As many rows with this one in the middle, or nearer to an end of the list.
Slice SliceAround(const Json& request, std::size_t row, std::size_t total) {
  const std::size_t count = SliceOf(request, total).count;
  const std::size_t before = std::min(row, count / 2);
  return {std::min(row - before, total - count), count};
}

/// `count` rows of an exact curve from row `from` on.
Json RowsJson(const Series& series, const Slice& slice) {
  Json columns = Json::EmptyArray();
  for (const auto& [name, numbers] : series.columns) columns.Add(name);
  Json rows = Json::EmptyArray();
  for (std::size_t row = slice.from; row < slice.from + slice.count; ++row) {
    Json::Numbers cells;
    cells.reserve(series.columns.size());
    for (const auto& [name, numbers] : series.columns)
      cells.push_back(numbers[row]);
    rows.Add(Json(std::move(cells)));
  }
  Json json = Json::EmptyObject();
  json.Put("columns", std::move(columns));
  json.Put("rows", std::move(rows));
  json.Put("total", series.columns.front().second.size());
  return json;
}

/// What the request asks of a rule; the options say what it leaves out.
ThresholdWish WishOf(const Json& request, const Options& options) {
  return {.beta = NumberOr(request, "beta", options.beta),
          .cost_fn = NumberOr(request, "cost_fn", options.cost_fn),
          .cost_fp = NumberOr(request, "cost_fp", options.cost_fp),
          .prior = NumberOr(request, "prior", options.prior),
          .target = NumberOr(request, "target", 0)};
}

const ThresholdRule* FindRule(std::string_view id) {
  const auto rules = ThresholdRules();
  const auto found =
      std::find_if(rules.begin(), rules.end(),
                   [id](const ThresholdRule* one) { return one->id == id; });
  return found == rules.end() ? nullptr : *found;
}

/// How two models, one or all come to a number of a test.
Result<Json> TestWorkingOf(const BinaryData& data, const Json& request,
                           const Options& options) {
  const Parameters parameters = options.ToParameters();
  if (request.Find("a") != nullptr) {
    return AnswerPairKey(
        request, data.models.size(), parameters.level,
        [&](std::size_t a, std::size_t b, std::string_view key) {
          return WorkOutPair(data, a, b, parameters, key);
        });
  }
  const std::string_view key = TextOf(request, "key");
  const auto model = PlaceIn(request, "model", data.models.size());
  const auto worked =
      model ? WorkOutTest(&Test::from_groups, data.models[*model].groups.view(),
                          parameters, key)
            : WorkOutAll(data, parameters, key);
  if (!worked) return InvalidQuery("key");
  return MeasureJson(*worked, parameters.level);
}

}  // namespace

BinaryQuery::BinaryQuery(const BinaryData& data) : data_(data) {
  if (data.task != TaskKind::binary) return;
  for (const BinaryModel& model : data.models)
    indices_.emplace_back(model.groups.view());
}

Result<Json> BinaryQuery::Answer(const Json& request, const Options& options,
                                 const Bootstrap* bootstrap) const {
  if (request.As<Json::Object>() == nullptr)
    return InvalidQuery("not an object");
  // Of models of labels, too, which answer nothing else.
  if (TextOf(request, "type") == "working")
    return WorkingOf(request, options, bootstrap);
  const double number = NumberOr(request, "model", 0);
  if (!(number >= 0 && number < static_cast<double>(indices_.size())))
    return InvalidQuery("model");
  const auto model = static_cast<std::size_t>(number);
  const std::string_view type = TextOf(request, "type");
  if (type == "operating_point") return OperatingPoint(model, request, options);
  if (type == "threshold_metric")
    return ThresholdMetric(model, request, options);
  if (type == "cost") return Cost(model, request, options);
  if (type == "expected_cost") return ExpectedCost(model, request);
  if (type == "curve") return CurveRows(model, request, options);
  if (type == "cut_offs") return CutOffs(model, request, options);
  return InvalidQuery("type");
}

Result<Json> BinaryQuery::WorkingOf(const Json& request, const Options& options,
                                    const Bootstrap* bootstrap) const {
  const Sampling sampling =
      SamplingOfRows(options, bootstrap, data_.weight, data_.cluster);
  if (request.Find("key") != nullptr)
    return TestWorkingOf(data_, request, options);
  const bool is_rule = request.Find("rule") != nullptr;
  if (is_rule || request.Find("curve") != nullptr) {
    const auto model = PlaceIn(request, "model", indices_.size());
    if (!model) return InvalidQuery("model");
    return is_rule ? RuleWorking(*model, request, options)
                   : AnswerPointWorking(
                         request, data_.models[*model].groups.view(), options);
  }
  std::vector<MetricKey> keys = MetricKeys(options);
  if (data_.task != TaskKind::binary) std::erase_if(keys, NeedsScores);
  return AnswerWorking(
      request, data_.models.size(), keys, sampling,
      [&](std::size_t index, const MetricKey& key) {
        const BinaryModel& model = data_.models[index];
        const ScoreGroups groups = model.groups.view();
        const Counts counts = CountsAsked(request, index);
        WorkedMeasure measure{WorkOut(key, counts, groups)};
        // The report has no interval at another threshold.
        if (!NeedsScores(key) && counts != model.counts) return measure;
        AddProportionIntervals(key, counts, data_.whole_weights, sampling.level,
                               measure.intervals, Depth::working);
        if (key.key == "roc_auc") {
          AddAucIntervals(
              data_, index, measure.value.result,
              Evaluate(keys[IndexOf(keys, "roc_auc_se")], counts, groups),
              sampling.level, measure.intervals, Depth::working);
        }
        AddResampled(sampling, index, key, measure.value.result,
                     measure.intervals, Depth::working);
        return measure;
      });
}

Result<Json> BinaryQuery::RuleWorking(std::size_t model, const Json& request,
                                      const Options& options) const {
  const ThresholdRule* const rule = FindRule(TextOf(request, "rule"));
  if (rule == nullptr) return InvalidQuery("rule");
  const ScoreGroups groups = data_.models[model].groups.view();
  const ThresholdWish wish = WishOf(request, options);
  const ThresholdRule::Outcome outcome = rule->choose(groups, wish);
  if (outcome.undefined != nullptr) return UndefinedHere(*outcome.undefined);
  Working working;
  rule->show(groups, wish, outcome.choice.threshold, working);
  Json json = WorkingJson({outcome.choice.criterion, working});
  json.Put("threshold", outcome.choice.threshold);
  return json;
}

Counts BinaryQuery::CountsAsked(const Json& request, std::size_t model) const {
  const double threshold = NumberOr(request, "threshold", std::nan(""));
  if (std::isnan(threshold) || indices_.empty())
    return data_.models[model].counts;
  const ThresholdIndex& index = indices_[model];
  return index.CountsAtPosition(index.PositionOf(threshold));
}

Json BinaryQuery::PointJson(double threshold, const Counts& counts,
                            const Options& options) const {
  Json counts_json = Json::EmptyObject();
  PutCounts(counts, counts_json);
  Json metrics = Json::EmptyObject();
  Json reasons = Json::EmptyObject();
  for (const MetricKey& key : MetricKeys(options)) {
    if (!NeedsScores(key))
      PutValue(metrics, reasons, key.key, Evaluate(key, counts, {}));
  }
  Json json = Json::EmptyObject();
  json.Put("threshold", threshold);
  json.Put("counts", std::move(counts_json));
  json.Put("metrics", std::move(metrics));
  json.Put("reasons", std::move(reasons));
  json.Put("points", PointsJson(counts));
  return json;
}

Result<Json> BinaryQuery::OperatingPoint(std::size_t model, const Json& request,
                                         const Options& options) const {
  const ThresholdIndex& index = indices_[model];
  const ScoreGroups groups = data_.models[model].groups.view();
  const std::string_view rule_id = TextOf(request, "rule");
  if (!rule_id.empty()) {
    const ThresholdRule* const rule = FindRule(rule_id);
    if (rule == nullptr) return InvalidQuery("rule");
    const ThresholdRule::Outcome outcome =
        rule->choose(groups, WishOf(request, options));
    if (outcome.undefined != nullptr) return UndefinedHere(*outcome.undefined);
    return PointJson(outcome.choice.threshold, outcome.choice.counts, options);
  }
  const Json* const near = request.Find("near");
  if (near != nullptr && near->As<Json::Object>() != nullptr) {
    if (groups.one_class()) return UndefinedHere(reasons::one_class);
    const std::size_t position =
        index.Nearest(TextOf(*near, "curve"), NumberOr(*near, "x", 0),
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
  const std::string_view wanted = TextOf(request, "metric");
  const std::vector<MetricKey> keys = MetricKeys(options);
  const auto key =
      std::find_if(keys.begin(), keys.end(),
                   [&](const MetricKey& one) { return one.key == wanted; });
  if (key == keys.end() || NeedsScores(*key)) return InvalidQuery("metric");
  const ScoreGroups groups = data_.models[model].groups.view();
  /// Calls `visit` with each finite threshold and the metric there.
  const auto visit_values = [&](const auto& visit) {
    VisitThresholds(groups, [&](const melon::OperatingPoint& point) {
      const Value value = Evaluate(*key, point.counts, {});
      if (std::isfinite(point.threshold) && value.defined())
        visit(point.threshold, value.number());
    });
  };
  double low = std::numeric_limits<double>::infinity();
  double high = -low;
  visit_values([&](double /*threshold*/, double value) {
    low = std::min(low, value);
    high = std::max(high, value);
  });
  // A million points would take as much memory as the table; those nearer to
  // the last one than can be seen are left out before the rest is reduced.
  constexpr double kLeftOut = 0.1 * kQuarterPixel;
  const double width =
      groups.score.empty() ? 0 : groups.score.front() - groups.score.back();
  std::vector<double> thresholds;
  std::vector<double> values;
  std::optional<std::pair<double, double>> left_out;
  visit_values([&](double threshold, double value) {
    left_out.reset();
    if (!values.empty() &&
        std::abs(thresholds.back() - threshold) < kLeftOut * width &&
        std::abs(values.back() - value) < kLeftOut * (high - low)) {
      left_out.emplace(threshold, value);
      return;
    }
    thresholds.push_back(threshold);
    values.push_back(value);
  });
  if (left_out) {
    thresholds.push_back(left_out->first);
    values.push_back(left_out->second);
  }
  const double undefined = std::nan("");
  const Box whole{undefined, undefined, undefined, undefined};
  Json::Numbers drawn_thresholds;
  Json::Numbers drawn_values;
  // A value holds from its own score down to the next one.
  const Staircase stairs =
      ExpandSteps(thresholds, values, StepOrder::horizontal_first);
  for (const std::size_t i :
       ReducePolyline(stairs.x, stairs.y, whole, kQuarterPixel - kLeftOut)) {
    drawn_thresholds.push_back(stairs.x[i]);
    drawn_values.push_back(stairs.y[i]);
  }
  Json json = Json::EmptyObject();
  json.Put("threshold", Json(std::move(drawn_thresholds)));
  json.Put("value", Json(std::move(drawn_values)));
  return json;
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
  Json json = Json::EmptyObject();
  json.Put("probability_cost", probability_cost);
  json.Put("slope", negative_cost / positive_cost);
  if (groups.one_class() || !std::isfinite(probability_cost)) {
    json.Put("reason", groups.one_class() ? reasons::one_class.id
                                          : reasons::zero_denominator.id);
    return json;
  }
  const std::size_t position =
      indices_[model].Nearest("cost", probability_cost, 0);
  const Counts counts = indices_[model].CountsAtPosition(position);
  const double fnr = counts.false_negative / counts.positives();
  const double fpr = counts.false_positive / counts.negatives();
  json.Put("normalised_cost", NormalisedCost(fpr, fnr, probability_cost));
  json.Put("expected_cost", (fnr * positive_cost) + (fpr * negative_cost));
  json.Put("operating_point",
           PointJson(indices_[model].ThresholdAt(position), counts, options));
  return json;
}

Result<Json> BinaryQuery::ExpectedCost(std::size_t model,
                                       const Json& request) const {
  const ScoreGroups groups = data_.models[model].groups.view();
  if (groups.one_class()) return UndefinedHere(reasons::one_class);
  const double a = NumberOr(request, "a", 1);
  const double b = NumberOr(request, "b", 1);
  if (!(a > 0 && b > 0 && a <= 1e9 && b <= 1e9)) return InvalidQuery("a, b");
  Json json = Json::ObjectOf("value", Json(ExpectedCostBeta(groups, a, b)));
  json.Put("density", DensityJson(a, b));
  return json;
}

Result<Json> BinaryQuery::CurveRows(std::size_t model, const Json& request,
                                    const Options& options) const {
  const std::string_view id = TextOf(request, "curve");
  const std::string_view name = TextOf(request, "series");
  const ScoreGroups groups = data_.models[model].groups.view();
  const Curve* const curve = FindCurve(id);
  if (curve == nullptr) return InvalidQuery("curve, series");
  if (const Reason* reason = curve->undefined(groups))
    return UndefinedHere(*reason);
  const CurveData exact = curve->compute(groups, options.ToParameters());
  for (const Series& series : exact.series) {
    if (series.name != name) continue;
    return RowsJson(series,
                    SliceOf(request, series.columns.front().second.size()));
  }
  return InvalidQuery("curve, series");
}

Json BinaryQuery::CutOffs(std::size_t model, const Json& request,
                          const Options& options) const {
  const ThresholdIndex& index = indices_[model];
  // One position for each distinct score, and one above all of them.
  const std::size_t total = data_.models[model].groups.view().score.size() + 1;
  const std::vector<MetricKey> keys = MetricKeys(options);
  std::vector<const MetricKey*> shown;
  Json columns = Json::EmptyArray();
  for (const std::string_view name : {"threshold", "tp", "fn", "fp", "tn"})
    columns.Add(name);
  for (const std::string_view wanted : kCutOffMetrics) {
    const auto key =
        std::find_if(keys.begin(), keys.end(),
                     [&](const MetricKey& one) { return one.key == wanted; });
    if (key == keys.end()) continue;
    shown.push_back(&*key);
    columns.Add(wanted);
  }
  Slice slice = SliceOf(request, total);
  Json json = Json::EmptyObject();
  if (request.Find("around") != nullptr) {
    const std::size_t position = index.PositionOf(
        NumberOr(request, "around", std::numeric_limits<double>::infinity()));
    slice = SliceAround(request, position, total);
    json.Put("position", position);
  }
  Json rows = Json::EmptyArray();
  for (std::size_t row = slice.from; row < slice.from + slice.count; ++row) {
    const Counts counts = index.CountsAtPosition(row);
    Json::Numbers cells = {index.ThresholdAt(row), counts.true_positive,
                           counts.false_negative, counts.false_positive,
                           counts.true_negative};
    for (const MetricKey* key : shown) {
      const Value value = Evaluate(*key, counts, {});
      cells.push_back(value.defined() ? value.number() : std::nan(""));
    }
    rows.Add(Json(std::move(cells)));
  }
  json.Put("from", slice.from);
  json.Put("columns", std::move(columns));
  json.Put("rows", std::move(rows));
  json.Put("total", total);
  return json;
}

}  // namespace melon
