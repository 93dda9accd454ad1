#include "tasks/cv/report.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "report/envelope.h"
#include "roles/names/metric_names.h"
#include "roles/names/role_names.h"
#include "tasks/comparison/common_json.h"
#include "tasks/cv/advice.h"
#include "tasks/cv/judged_pairs.h"
#include "tasks/cv/verdict.h"

namespace melon {
namespace {

Json ModelsJson(const CvData& data, const CvFindings& findings) {
  Json models = Json::EmptyArray();
  for (std::size_t i = 0; i < data.results.column_count(); ++i) {
    Json metrics = Json::EmptyObject();
    Json reasons = Json::EmptyObject();
    for (const auto& [key, value] : findings.learners[i])
      PutValue(metrics, reasons, key, value);
    Json model = Json::ObjectOf("name", Json(data.results.algorithms[i]));
    model.Put("metrics", std::move(metrics));
    model.Put("reasons", std::move(reasons));
    model.Put("results", FiveNumbersJson(data.results.ColumnOf(i)));
    models.Add(std::move(model));
  }
  return models;
}

Json PairsJson(const CvData& data, const CvFindings& findings,
               const JudgedPairs& judged) {
  Json pairs = Json::EmptyArray();
  for (std::size_t i = 0; i < findings.pairs.rows.size(); ++i) {
    const PairTable::Row& row = findings.pairs.rows[i];
    if (!data.Compares(row.a, row.b)) continue;
    Json reasons = Json::EmptyObject();
    Json pair = PairJson(data.results, findings.pairs, i, reasons);
    for (const auto& [key, values] : findings.adjusted)
      PutValue(pair, reasons, key, values[i]);
    judged.PutWinner(i, pair);
    pair.Put("reasons", std::move(reasons));
    pairs.Add(std::move(pair));
  }
  return pairs;
}

Json ValuesJson(const CvData& data) {
  Json json = Json::ObjectOf(
      "result", RowsJson(data.results.result, data.results.column_count()));
  Json runs = Json::EmptyArray();
  Json folds = Json::EmptyArray();
  for (const FoldName& name : data.results.folds) {
    runs.Add(name.run);
    folds.Add(name.fold);
  }
  json.Put("run", std::move(runs));
  json.Put("fold", std::move(folds));
  return json;
}

/// "neg_log_loss" of "test_neg_log_loss".
std::string_view WithoutTest(std::string_view measure) {
  constexpr std::string_view kTest = "test_";
  if (measure.starts_with(kTest)) measure.remove_prefix(kTest.size());
  return measure;
}

/// Of which metric the results are, as the file calls it; nothing where no
/// header says it for all.
std::optional<std::string_view> MeasureOf(const Table& table,
                                          const Roles& roles,
                                          const Options& options) {
  if (options.measure) return WithoutTest(*options.measure);
  const std::string_view name = table.columns[roles.predictions.front()].name;
  if (roles.form == ResultsForm::splits && IsSplitName(name))
    return MeasureOfSplit(name);
  if (roles.form == ResultsForm::long_list && IsMetricName(name)) return name;
  return std::nullopt;
}

Json InputJsonOf(const Table& table, const Roles& roles, const Options& options,
                 const CvData& data) {
  Json input = ComparisonInputJson(table, roles, data.results);
  if (const auto measure = MeasureOf(table, roles, options)) {
    // scikit-learn's name of what was negated.
    const std::string_view sign = data.results.IsNegated() ? "neg_" : "";
    input.Put("measure", std::string(sign).append(*measure));
  }
  if (Json* const guessed = input.Find("guessed");
      guessed != nullptr && data.AssumesFolds())
    guessed->Add("design");
  input.Put("design", data.design);
  input.Put("runs", data.runs);
  input.Put("folds", data.folds == 0 ? Json() : Json(data.folds));
  if (!data.left_out.empty()) {
    Json left_out = Json::EmptyArray();
    for (const FoldName& name : data.left_out) {
      Json fold = Json::ObjectOf("run", Json(name.run));
      fold.Put("fold", name.fold);
      left_out.Add(std::move(fold));
    }
    input.Put("left_out", std::move(left_out));
  }
  return input;
}

Json OptionsJsonOf(const Table& table, const Roles& roles,
                   const Options& options, const CvData& data) {
  Json json = ComparisonOptionsJson(table, roles, options, data.results);
  json.Put("design", data.design);
  json.Put("design_guessed", Json(data.design_guessed));
  json.Put("test_train_ratio", data.test_train_ratio);
  json.Put("eps0", options.eps0);
  json.Put("control", options.control ? Json(*options.control) : Json());
  return json;
}

}  // namespace

Json CvReport(const Table& table, const Roles& roles, const Options& options,
              const CvData& data, const CvFindings& findings) {
  const JudgedPairs judged(data, findings, options.alpha);
  Json tests = Json::ObjectOf("n_folds", Json(data.results.row_count()));
  tests.Put("reasons", Json::EmptyObject());
  Json report = BeginReport(roles, InputJsonOf(table, roles, options, data),
                            OptionsJsonOf(table, roles, options, data),
                            WarningsJson(data.results.warnings),
                            CvVerdict(data, findings, judged, options));
  report.Put("models", ModelsJson(data, findings));
  report.Put("pairs", PairsJson(data, findings, judged));
  report.Put("tests", std::move(tests));
  report.Put("values", ValuesJson(data));
  report.Put("advice", CvAdvice(data, findings, options));
  return report;
}

}  // namespace melon
