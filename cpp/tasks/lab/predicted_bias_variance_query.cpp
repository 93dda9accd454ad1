#include "tasks/lab/predicted_bias_variance_query.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"
#include "options/option_problem.h"
#include "roles/names/role_names.h"
#include "roles/role_problems.h"
#include "table/cells.h"
#include "table/class_index.h"
#include "table/column_traits.h"
#include "table/labels.h"
#include "tasks/lab/bias_variance_parts.h"
#include "tasks/lab/lab_data.h"
#include "tasks/lab/lab_working.h"

namespace melon {
namespace {

/// The columns of the request.
struct Chosen {
  std::size_t truth = 0;
  std::vector<std::size_t> models = {};
  bool classification = false;
  std::vector<Problem> warnings = {};
};

Problem NoTruth(const Table& table) {
  return AskForColumn(table, "no_truth_column", "truth",
                      {"Which column is the truth? Name it with truth. The "
                       "columns are {0}.",
                       "哪一列是真实标记？请用 truth 指定。现有的列：{0}。"});
}

Result<std::size_t> FindTruth(const Table& table, std::string_view name) {
  if (!name.empty()) {
    const std::optional<std::size_t> place = FindColumn(table, name);
    if (!place) return UnknownColumn(table, {"truth", std::string(name)});
    return *place;
  }
  const std::optional<std::size_t> place = FindColumnIn(table, kTruthNames);
  if (!place) return NoTruth(table);
  return *place;
}

/// Whether a column that was not named may contain predictions.
bool MayPredict(const Column& column, const Column& truth,
                bool classification) {
  if (column.storage == Storage::dropped) return false;
  if (IsNumeric(column) &&
      (IsRowOrder(column) || (EndsInId(column.name) && IsIdentifier(column))))
    return false;
  if (!classification) return IsNumeric(column);
  if (!IsCoded(column) || !IsCoded(truth)) return IsNumeric(truth);
  return ShareOfLabels(column, truth) > 0;
}

Problem NoPredictionsWarning(const std::vector<std::string>& names) {
  std::string shown;
  for (const std::string& name : names)
    shown.append(shown.empty() ? "" : ", ").append(Shorten(name));
  return {.code = "columns_left_out",
          .message = Fill({"No predictions of the truth are in the columns "
                           "{0}, so they were left out. To use one all the "
                           "same, list the columns with predictions.",
                           "列 {0} 中不是对真实标记的预测，未使用。若仍要使用，"
                           "请用 predictions 列出各列。"},
                          {shown})};
}

/// Each once, and none of them the truth.
Result<std::vector<std::size_t>> CheckModels(
    const Table& table, const std::vector<std::size_t>& named,
    std::size_t truth) {
  std::set<std::size_t> used = {truth};
  for (const std::size_t place : named)
    if (!used.insert(place).second)
      return ColumnUsedTwice(table.columns[place].name);
  return named;
}

std::vector<std::size_t> UsualModels(const Table& table, Chosen& chosen) {
  std::vector<std::size_t> places;
  std::vector<std::string> others;
  places.reserve(table.columns.size());
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (i == chosen.truth) continue;
    const Column& column = table.columns[i];
    if (MayPredict(column, table.columns[chosen.truth], chosen.classification))
      places.push_back(i);
    else
      others.push_back(column.name);
  }
  if (!others.empty()) chosen.warnings.push_back(NoPredictionsWarning(others));
  return places;
}

Problem OneModel(std::size_t count) {
  return {.code = "one_training_set",
          .message = Fill(
              {"The table has {0} {0:column|columns} of predictions, and at "
               "least two are needed: variance is how much models "
               "from different training sets differ. Add the "
               "predictions of a model from another training set, "
               "or name the columns with predictions.",
               "表中有 {0} 列预测，至少需要两列：方差是由不同训练集"
               "得到的模型之间的差异。请加入由另一训练集得到的模型的"
               "预测，或用 predictions 指明各列。"},
              {CountText(count)})};
}

Result<Chosen> ReadChosen(const Table& table, const Json& request) {
  const Result<std::size_t> truth = FindTruth(table, TextOf(request, "truth"));
  if (!truth) return truth.problem();
  Chosen chosen{.truth = truth.value()};
  const Result<bool> classification = IsClassification(
      table, table.columns[chosen.truth], TextOf(request, "goal"));
  if (!classification) return classification.problem();
  chosen.classification = classification.value();
  const auto named = ListedColumns(table, request, "predictions");
  if (!named) return named.problem();
  if (named.value()) {
    Result<std::vector<std::size_t>> found =
        CheckModels(table, *named.value(), chosen.truth);
    if (!found) return found.problem();
    chosen.models = std::move(found.value());
  } else {
    chosen.models = UsualModels(table, chosen);
  }
  if (chosen.models.size() < 2) return OneModel(chosen.models.size());
  return chosen;
}

Problem DroppedRows(std::uint64_t dropped) {
  return {.code = "rows_dropped",
          .message = Fill({"Cases with missing or unusable cells were left "
                           "out: {0}.",
                           "因单元格缺失或不可用而略去的样例数：{0}。"},
                          {CountText(dropped)})};
}

Result<UsableRows> ReadRows(const Table& table, const Json& request,
                            Chosen& chosen) {
  const CellUse use = chosen.classification ? CellUse::label : CellUse::number;
  std::vector<WantedColumn> wanted = {{&table.columns[chosen.truth], use}};
  wanted.reserve(chosen.models.size() + 1);
  for (const std::size_t place : chosen.models)
    wanted.push_back({&table.columns[place], use});
  const std::string_view missing = TextOf(request, "missing");
  if (!missing.empty() && missing != "drop" && missing != "error")
    return InvalidOption("missing", missing,
                         Fill({"drop or error", " drop 或 error"}));
  Result<UsableRows> rows = CheckCells(table, wanted, missing == "drop");
  if (rows && rows.value().dropped > 0)
    chosen.warnings.push_back(DroppedRows(rows.value().dropped));
  return rows;
}

Problem SingleTruth(const Column& truth) {
  return {
      .code = "single_class",
      .message = Fill({"The truth \"{0}\" has the same class in every "
                       "case, so no model can be wrong about any other. "
                       "Add cases of another class, or name another column "
                       "with truth.",
                       "真实标记列“{0}”的每个样例都属于同一类别，无法体现模型"
                       "在其他类别上的错误。请加入其他类别的样例，或用 truth "
                       "指定另一列。"},
                      {Shorten(truth.name)}),
      .column = truth.name};
}

Problem OtherLabels(const Column& column, const Column& truth,
                    const std::vector<std::string>& labels) {
  return {.code = "other_labels",
          .message = Fill(
              {"Column \"{0}\" predicts none of the classes of "
               "\"{1}\" ({2}). Give predicted classes, not "
               "probabilities or codes, or leave the column out of "
               "predictions.",
               "列“{0}”没有出现“{1}”的任何类别（{2}）。请给出预测的"
               "类别，而不是概率或编码，或不要将该列列入 "
               "predictions。"},
              {Shorten(column.name), Shorten(truth.name), ShowLabels(labels)}),
          .column = column.name};
}

/// The classes of the truth and those that are predicted besides, in order.
Result<std::vector<std::string>> AllLabels(const Table& table,
                                           const Chosen& chosen,
                                           const UsableRows& rows) {
  const Column& truth = table.columns[chosen.truth];
  const Result<std::vector<std::string>> own = ClassLabels(truth, rows);
  if (!own) return own.problem();
  if (own.value().size() < 2) return SingleTruth(truth);
  std::vector<std::string> all = own.value();
  for (const std::size_t place : chosen.models) {
    const Column& column = table.columns[place];
    const Result<std::vector<std::string>> labels = ClassLabels(column, rows);
    if (!labels) return labels.problem();
    const ClassIndex known(own.value());
    bool shares = false;
    for (const std::string& label : labels.value()) {
      if (known.Find(label)) {
        shares = true;
      } else if (!ClassIndex(all).Find(label)) {
        all.push_back(label);
      }
    }
    if (!shares) return OtherLabels(column, truth, own.value());
    if (all.size() > kMostClasses) break;
  }
  std::sort(all.begin(), all.end(), LabelBefore);
  return all;
}

/// What is right and what was predicted, of the rows in use.
struct Predicted {
  TrueCases cases = {};
  ModelPredictions models = {};
};

std::vector<std::uint32_t> NumbersOfRows(const Table& table,
                                         const UsableRows& rows) {
  std::vector<std::uint32_t> numbers;
  numbers.reserve(static_cast<std::size_t>(table.row_count));
  for (std::size_t row = 0; row < table.row_count; ++row)
    if (rows.kept.empty() || rows.kept[row] != 0)
      numbers.push_back(static_cast<std::uint32_t>(row + 1));
  return numbers;
}

Result<Predicted> ReadPredicted(const Table& table, const Chosen& chosen,
                                const UsableRows& rows) {
  Predicted predicted;
  TrueCases& cases = predicted.cases;
  cases.rows = NumbersOfRows(table, rows);
  const Column& truth = table.columns[chosen.truth];
  if (!chosen.classification) {
    cases.numbers = NumbersOf(truth, rows);
    predicted.models.numbers.reserve(chosen.models.size());
    for (const std::size_t place : chosen.models)
      predicted.models.numbers.push_back(NumbersOf(table.columns[place], rows));
    return predicted;
  }
  Result<std::vector<std::string>> labels = AllLabels(table, chosen, rows);
  if (!labels) return labels.problem();
  cases.labels = std::move(labels.value());
  const ClassIndex index(cases.labels);
  cases.classes = index.CodesOf(truth, rows);
  predicted.models.classes.reserve(chosen.models.size());
  for (const std::size_t place : chosen.models)
    predicted.models.classes.push_back(
        index.CodesOf(table.columns[place], rows));
  return predicted;
}

Json SettingsJson(const Table& table, const Chosen& chosen,
                  const TrueCases& cases) {
  Json json = Json::ObjectOf(
      "goal", Json(chosen.classification ? "classification" : "regression"));
  json.Put("truth", table.columns[chosen.truth].name);
  json.Put("training_sets", chosen.models.size());
  json.Put("cases", cases.rows.size());
  if (chosen.classification) {
    Json classes = Json::EmptyArray();
    for (const std::string& label : cases.labels) classes.Add(label);
    json.Put("classes", std::move(classes));
  }
  Json predictions = Json::EmptyArray();
  for (const std::size_t place : chosen.models)
    predictions.Add(table.columns[place].name);
  json.Put("predictions", std::move(predictions));
  return json;
}

}  // namespace

Json PredictedBiasVarianceAnswer(const Table& table, const Json& request) {
  Result<Chosen> chosen = ReadChosen(table, request);
  if (!chosen) return ErrorJson(chosen.problem());
  const Result<UsableRows> rows = ReadRows(table, request, chosen.value());
  if (!rows) return ErrorJson(rows.problem());
  const Result<Predicted> predicted =
      ReadPredicted(table, chosen.value(), rows.value());
  if (!predicted) return ErrorJson(predicted.problem());
  const auto& [cases, models] = predicted.value();
  if (const Json* const wanted = AskedWorking(request))
    return LabWorkingAnswer(request, WorkBiasVariance(cases, models, *wanted));
  Json json = Json::ObjectOf("bias_variance",
                             SettingsJson(table, chosen.value(), cases));
  Json learners = Json::EmptyArray();
  learners.Add(BiasVarianceJson("predictions", cases, models));
  json.Put("learners", std::move(learners));
  Json warnings = Json::EmptyArray();
  for (const Problem& warning : chosen.value().warnings)
    warnings.Add(ToJson(warning));
  json.Put("warnings", std::move(warnings));
  return json;
}

}  // namespace melon
