#include "tasks/classes/query.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "io/number_text.h"
#include "kernels/classes/class_rankings.h"
#include "kernels/classes/recode.h"
#include "kernels/classes/similarity_order.h"
#include "kernels/classes/top_label.h"
#include "report/answers.h"
#include "report/models/key_working.h"
#include "report/models/model_values.h"
#include "report/models/working_json.h"
#include "report/verdict/accuracy_difference.h"
#include "tasks/classes/class_table.h"
#include "tasks/classes/confusion_json.h"
#include "tasks/classes/costs.h"
#include "tasks/classes/keys.h"
#include "tasks/classes/macro_roc.h"
#include "tasks/classes/pictures.h"
#include "tasks/classes/report.h"

namespace melon {
namespace {

/// Columns of the file that are shown of a row.
constexpr std::size_t kShownColumns = 20;
constexpr double kMostRows = 10000;

Problem InvalidQuery(std::string_view what) {
  return {
      .code = "invalid_query",
      .message = Fill({"Invalid query: {0}.", "无效的查询：{0}。"}, {what})};
}

std::optional<std::size_t> ModelOf(const ClassData& data, const Json& request) {
  const Json* const given = request.Find("model");
  if (given == nullptr || given->IsNull()) return 0;
  if (const auto* name = given->As<std::string>()) {
    const std::size_t index = data.FindModel(*name);
    if (index == data.models.size()) return std::nullopt;
    return index;
  }
  const double number = NumberOr(request, "model", -1);
  if (!(number >= 0 && number < static_cast<double>(data.models.size())))
    return std::nullopt;
  return static_cast<std::size_t>(number);
}

std::optional<std::size_t> ClassOf(const ClassData& data, const Json& request,
                                   std::string_view key) {
  const std::size_t label = data.FindClass(TextOf(request, key));
  if (request.Find(key) == nullptr || label == data.class_count())
    return std::nullopt;
  return label;
}

/// Every class once, or nothing.
std::optional<std::vector<std::size_t>> ListedOrder(const ClassData& data,
                                                    const Json::Array& labels) {
  std::vector<std::size_t> order;
  std::vector<bool> seen(data.class_count(), false);
  for (const Json& item : labels) {
    const auto* const text = item.As<std::string>();
    const std::size_t label =
        text == nullptr ? data.class_count() : data.FindClass(*text);
    if (label == data.class_count() || seen[label]) return std::nullopt;
    seen[label] = true;
    order.push_back(label);
  }
  if (order.size() != data.class_count()) return std::nullopt;
  return order;
}

Result<Json> Confusion(const ClassData& data, const ClassModel& model,
                       const Json& request) {
  const Json* const wanted = request.Find("order");
  const auto* const labels =
      wanted == nullptr ? nullptr : wanted->As<Json::Array>();
  if (labels != nullptr) {
    const auto order = ListedOrder(data, *labels);
    if (!order) return InvalidQuery("order");
    return ConfusionJson(data, model.matrix, *order);
  }
  if (TextOf(request, "order") == "similarity")
    return ConfusionJson(data, model.matrix, SimilarityOrder(model.matrix));
  std::vector<std::size_t> order(data.class_count());
  std::iota(order.begin(), order.end(), std::size_t{0});
  return ConfusionJson(data, model.matrix, order);
}

/// A cell as text; null where the file's text is not kept.
Json CellJson(const Column& column, std::size_t row) {
  if (column.storage == Storage::coded)
    return Json(column.labels[column.codes[row]]);
  if (column.storage == Storage::dropped || std::isnan(column.numbers[row]))
    return {};
  return Json(NumberText(column.numbers[row]));
}

Json RowJson(const Table& table, std::size_t row) {
  Json cells = Json::EmptyArray();
  for (std::size_t i = 0; i < std::min(kShownColumns, table.columns.size());
       ++i)
    cells.Add(CellJson(table.columns[i], row));
  Json json = Json::EmptyObject();
  json.Put("line", table.LineOfRow(row));
  json.Put("cells", std::move(cells));
  return json;
}

Result<Json> Rows(const Table& table, const ClassData& data,
                  const ClassModel& model, const Json& request) {
  const std::optional<std::size_t> truth = ClassOf(data, request, "truth");
  const std::optional<std::size_t> prediction =
      ClassOf(data, request, "prediction");
  if (!truth || !prediction) return InvalidQuery("truth, prediction");
  const double limit =
      std::clamp(NumberOr(request, "limit", 100), 0.0, kMostRows);
  Json columns = Json::EmptyArray();
  for (std::size_t i = 0; i < std::min(kShownColumns, table.columns.size());
       ++i)
    columns.Add(table.columns[i].name);
  Json rows = Json::EmptyArray();
  std::uint64_t total = 0;
  std::size_t i = 0;
  for (std::size_t row = 0; row < table.row_count; ++row) {
    if (!data.rows.kept.empty() && data.rows.kept[row] == 0) continue;
    const bool fits =
        data.truth[i] == *truth && model.predicted[i] == *prediction;
    ++i;
    if (!fits) continue;
    if (static_cast<double>(++total) <= limit) rows.Add(RowJson(table, row));
  }
  Json json = Json::EmptyObject();
  json.Put("columns", std::move(columns));
  json.Put("rows", std::move(rows));
  json.Put("total", total);
  return json;
}

Result<Json> Curves(const Options& options, const ClassData& data,
                    const ClassModel& model, const Json& request) {
  const std::optional<std::size_t> label = ClassOf(data, request, "class");
  if (!label) return InvalidQuery("class");
  if (!model.has_probabilities()) return InvalidQuery("no probabilities");
  return DrawClass(data, model, *label, options.ToParameters());
}

/// The matrix by row; nothing unless it is a square of the classes with
/// numbers ≥ 0.
std::optional<std::vector<double>> CostsOf(const ClassData& data,
                                           const Json& request) {
  const Json* const matrix = request.Find("matrix");
  const auto* const rows =
      matrix == nullptr ? nullptr : matrix->As<Json::Array>();
  if (rows == nullptr || rows->size() != data.class_count())
    return std::nullopt;
  std::vector<double> costs;
  for (const Json& row : *rows) {
    const auto* const cells = row.As<Json::Array>();
    if (cells == nullptr || cells->size() != rows->size()) return std::nullopt;
    for (const Json& cell : *cells) {
      const auto* const cost = cell.As<double>();
      if (cost == nullptr || !(*cost >= 0 && *cost <= 1e12))
        return std::nullopt;
      costs.push_back(*cost);
    }
  }
  return costs;
}

Result<Json> Costs(const ClassData& data, const ClassModel& model,
                   const Json& request) {
  const auto costs = CostsOf(data, request);
  if (!costs) return InvalidQuery("matrix");
  return CostsJson(data, model, *costs);
}

/// The lines call the classes by their names.
WorkedOut<Value> WorkOutWithNames(const ClassData& data, const ClassKeys& keys,
                                  const MetricKey& key,
                                  const ClassModel& model) {
  ConfusionMatrix matrix = model.matrix;
  matrix.NameClasses(data.classes);
  if (!model.has_probabilities()) return keys.WorkOut(key, matrix, nullptr);
  std::vector<std::string> names;
  names.reserve(model.class_of_column.size());
  for (const std::uint16_t label : model.class_of_column)
    names.push_back(data.classes[label]);
  ClassProbabilities probabilities = ProbabilitiesOf(data, model);
  probabilities.class_names = names;
  return keys.WorkOut(key, matrix, &probabilities);
}

/// Of two models by which of them is right, the tests of that alone.
std::optional<WorkedMeasure> WorkOutPair(const ClassData& data, std::size_t a,
                                         std::size_t b,
                                         const Parameters& parameters,
                                         std::string_view key) {
  const auto right = [&](std::size_t model) {
    return SameCodes(data.models[model].predicted, data.truth);
  };
  const OneSided answers = CountOneSided(right(a), right(b), data.weight);
  PairView view;
  view.weight = data.weight;
  view.whole_weights = data.whole_weights;
  view.only_a_right = answers.first_only;
  view.only_b_right = answers.second_only;
  if (key == kByAccuracy.difference) {
    return WorkOutAccuracyDifference(view, data.models[a].matrix.Total(),
                                     parameters.level);
  }
  const Test* test = TestWithKey(key);
  if (test == nullptr || test->of_scores_alone) return std::nullopt;
  return WorkOutTest(&Test::from_pair, view, parameters, key);
}

/// Of all models.
std::optional<WorkedMeasure> WorkOutAll(const ClassData& data,
                                        const Parameters& parameters,
                                        std::string_view key) {
  std::vector<std::vector<std::uint8_t>> right;
  right.reserve(data.models.size());
  for (const ClassModel& model : data.models)
    right.push_back(SameCodes(model.predicted, data.truth));
  const std::vector<std::span<const std::uint8_t>> views(right.begin(),
                                                         right.end());
  const ManyView view{.right = views,
                      .weight = data.weight,
                      .whole_weights = data.whole_weights};
  return WorkOutTest(&Test::from_many, view, parameters, key);
}

/// How a point of a curve of one class against the rest, or of an average over
/// them, comes about.
Result<Json> PointOf(const Options& options, const ClassData& data,
                     const ClassModel& model, const Json& request) {
  if (!model.has_probabilities()) return InvalidQuery("no probabilities");
  const ClassProbabilities probabilities = ProbabilitiesOf(data, model);
  const std::string_view average = TextOf(request, "average");
  const auto answer = [&](const GroupedScores& grouped) {
    return AnswerPointWorking(request, grouped.view(), options);
  };
  if (average == "micro") return answer(PooledGroups(probabilities));
  if (average == "top_label") return answer(TopLabelGroups(probabilities));
  if (average == "macro") {
    if (TextOf(request, "curve") != "roc") return InvalidQuery("curve");
    const WorkedOut<CurvePoint> worked =
        WorkOutMacroRoc(data, model, NumberOr(request, "x", std::nan("")));
    if (!worked.result.y.defined())
      return UndefinedHere(worked.result.y.reason());
    return PointWorkingJson(worked);
  }
  const std::optional<std::size_t> label = ClassOf(data, request, "class");
  if (!label) return InvalidQuery("class");
  return answer(ClassGroups(probabilities, model.column_of_class[*label]));
}

/// How a number of one class against the rest comes about.
Result<Json> WorkingOfClass(const Options& options, const ClassData& data,
                            const Json& request) {
  const std::optional<std::size_t> label = ClassOf(data, request, "class");
  if (!label) return InvalidQuery("class");
  const Sampling sampling(options);
  return AnswerWorking(request, data.models.size(), ClassTableKeys(options),
                       sampling, [&](std::size_t index, const MetricKey& key) {
                         return WorkOutClass(data, data.models[index], *label,
                                             key, sampling);
                       });
}

Result<Json> WorkingOf(const Options& options, const ClassData& data,
                       const Bootstrap* bootstrap, const Json& request) {
  const Parameters parameters = options.ToParameters();
  if (request.Find("key") != nullptr && request.Find("a") == nullptr) {
    const auto worked = WorkOutAll(data, parameters, TextOf(request, "key"));
    if (!worked) return InvalidQuery("key");
    return MeasureJson(*worked, parameters.level);
  }
  if (request.Find("key") != nullptr) {
    return AnswerPairKey(
        request, data.models.size(), parameters.level,
        [&](std::size_t a, std::size_t b, std::string_view key) {
          return WorkOutPair(data, a, b, parameters, key);
        });
  }
  const Sampling sampling =
      SamplingOfRows(options, bootstrap, data.weight, data.cluster);
  const ClassKeys keys(data, options);
  return AnswerWorking(
      request, data.models.size(), keys.keys(), sampling,
      [&](std::size_t index, const MetricKey& key) {
        const ClassModel& model = data.models[index];
        WorkedMeasure measure{WorkOutWithNames(data, keys, key, model)};
        AddProportionIntervals(key, RightAndWrong(model.matrix),
                               data.whole_weights, sampling.level,
                               measure.intervals, Depth::working);
        AddResampled(sampling, index, key, measure.value.result,
                     measure.intervals, Depth::working);
        return measure;
      });
}

}  // namespace

Result<Json> AnswerClassQuery(const Table& table, const Options& options,
                              const ClassData& data, const Bootstrap* bootstrap,
                              const Json& request) {
  if (request.As<Json::Object>() == nullptr)
    return InvalidQuery("not an object");
  const std::optional<std::size_t> index = ModelOf(data, request);
  if (!index) return InvalidQuery("model");
  const ClassModel& model = data.models[*index];
  const std::string_view type = TextOf(request, "type");
  if (type == "confusion") return Confusion(data, model, request);
  if (type == "rows") return Rows(table, data, model, request);
  if (type == "curves") return Curves(options, data, model, request);
  if (type == "working" && request.Find("curve") != nullptr)
    return PointOf(options, data, model, request);
  if (type == "working" && request.Find("class") != nullptr)
    return WorkingOfClass(options, data, request);
  if (type == "working") return WorkingOf(options, data, bootstrap, request);
  if (type == "costs") return Costs(data, model, request);
  return InvalidQuery("type");
}

}  // namespace melon
