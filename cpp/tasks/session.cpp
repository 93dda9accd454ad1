#include "tasks/session.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <utility>
#include <vector>

#include "forms/one_metric.h"
#include "forms/stacked_models.h"
#include "io/json/json_reader.h"
#include "options/uses.h"
#include "report/parts/input_json.h"
#include "roles/check_thresholds.h"
#include "roles/columns/weights.h"
#include "roles/names/learner_names.h"
#include "roles/names/role_names.h"
#include "roles/role_problems.h"
#include "table/column_traits.h"
#include "tasks/critical_values_query.h"
#include "tasks/fitting_task.h"
#include "tasks/lab/bias_variance_query.h"
#include "tasks/lab/bootstrap_632_query.h"
#include "tasks/lab/cluster_query.h"
#include "tasks/lab/estimators_query.h"
#include "tasks/lab/feature_leak_query.h"
#include "tasks/lab/fold_tests_query.h"
#include "tasks/lab/lab_curve_query.h"
#include "tasks/lab/lab_query.h"
#include "tasks/lab/learner_bias_variance_query.h"
#include "tasks/lab/predicted_bias_variance_query.h"
#include "tasks/lab/search_query.h"
#include "tasks/splitting/plan_query.h"

namespace melon {
namespace {

constexpr std::size_t kMostTruthsTried = 12;

Problem NothingLoaded() {
  return {.code = "nothing_loaded",
          .message = Fill({"No file is loaded yet: load one first.",
                           "尚未载入文件：请先载入。"})};
}

Problem NotJson() {
  return {.code = "invalid_json",
          .message = Fill(
              {"The request is not a JSON object.", "请求不是 JSON 对象。"})};
}

Problem FileAsItIs() {
  return {.code = "file_as_it_is",
          .message = Fill(
              {"The options name columns of the file as it is, so it was not "
               "rearranged: all rows are evaluated together. Without roles a "
               "column "
               "is made for each model or class.",
               "选项指明了文件原有的列，因此未作重排：所有行一起评估。若不指定"
               "角色，"
               "则为每个模型或类别各成一列。"})};
}

bool Contains(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// Whether a role is given to one of the columns.
bool NamesAnyOf(const Options& options, const std::vector<std::string>& gone) {
  const auto is_gone = [&gone](const std::string& name) {
    return Contains(gone, name);
  };
  // Names may contain commas.
  const auto contains_gone = [&gone](const std::string& names) {
    return std::any_of(gone.begin(), gone.end(),
                       [&names](const std::string& name) {
                         return ("," + names + ",").find("," + name + ",") !=
                                std::string::npos;
                       });
  };
  for (const auto& one :
       {options.truth, options.weight, options.query, options.experiment,
        options.cluster, options.predictions_text, options.features_text,
        options.dataset, options.run, options.fold, options.tp, options.fp,
        options.fn, options.tn}) {
    if (one && contains_gone(*one)) return true;
  }
  for (const auto& many : {options.predictions, options.features}) {
    if (many && std::any_of(many->begin(), many->end(), is_gone)) return true;
  }
  return false;
}

const Task& ServingTask(TaskKind kind) {
  const auto tasks = Tasks();
  const auto task =
      std::find_if(tasks.begin(), tasks.end(),
                   [kind](const Task* one) { return one->serves(kind); });
  assert(task != tasks.end());
  return **task;
}

/// The text as a JSON object; null when it is anything else.
Json ParseObject(std::string_view text) {
  std::optional<Json> json = ParseJson(text);
  const bool is_object = json && json->As<Json::Object>() != nullptr;
  return is_object ? std::move(*json) : Json();
}

}  // namespace

std::string Session::BeginLoad(std::string_view options_json) {
  const Json json = ParseObject(options_json);
  if (json.IsNull()) return Serialize(ErrorJson(NotJson()));
  CsvOptions options;
  const std::string_view delimiter = TextOf(json, "delimiter");
  if (!delimiter.empty()) options.delimiter = delimiter.front();
  options.guessed_encoding = TextOf(json, "guessed_encoding");
  options.expected_bytes = static_cast<std::uint64_t>(
      std::clamp(NumberOr(json, "expected_bytes", 0), 0.0, 0x1p53));
  const auto number = [&json](std::string_view name, double otherwise) {
    constexpr double kMostFiles = 1e6;
    return static_cast<std::size_t>(
        std::clamp(NumberOr(json, name, otherwise), 0.0, kMostFiles));
  };
  files_.Begin(std::string(TextOf(json, "name")), number("part", 0),
               number("parts", 1));
  options.keep_texts = files_.reads_several();
  reader_.emplace(options);
  return "{}";
}

std::span<char> Session::Buffer(std::size_t size) {
  return reader_ ? reader_->Buffer(size) : std::span<char>();
}

std::string Session::Push(std::size_t size) {
  if (!reader_) return Serialize(ErrorJson(NothingLoaded()));
  const std::optional<Problem> problem = reader_->Push(size);
  if (!problem) return "{}";
  reader_.reset();
  return Serialize(ErrorJson(*problem));
}

std::string Session::FinishLoad() {
  if (!reader_) return Serialize(ErrorJson(NothingLoaded()));
  Result<Table> table = reader_->Finish();
  reader_.reset();
  if (!table) return Serialize(ErrorJson(table.problem()));
  const Json alone =
      files_.reads_several()
          ? Json::ObjectOf("input", TableJson(table.value(), nullptr))
          : Json();
  if (!files_.Add(std::move(table.value()))) return Serialize(alone);
  evaluation_.reset();
  TakeTable();
  // The columns that options will name; what is wrong with them, a run says.
  Options none;
  static_cast<void>(ChooseTable(none));
  return Serialize(Json::ObjectOf("input", InputJson(nullptr)));
}

void Session::TakeTable() {
  if (table_ == files_.table()) return;
  table_ = files_.table();
  used_ = table_;
  reshaped_for_.reset();
  found_.reset();
  reshaped_.reset();
  lab_.Forget();
}

Json Session::InputJson(const Roles* roles) const {
  Json input = TableJson(*used_, roles);
  files_.PutInto(input);
  return input;
}

Json Session::ProblemWithTable(Problem problem, const Roles* roles) const {
  // Columns that were made of the file's cannot be named by an option.
  std::erase_if(problem.candidates, [this](const std::string& name) {
    return !FindColumn(*table_, name);
  });
  Json json = ErrorJson(problem);
  json.Put("input", InputJson(roles));
  return json;
}

std::optional<TaskKind> Session::TaskOf(Options options) {
  if (ChooseTable(options)) return std::nullopt;
  const Result<Roles> roles = AssignRoles(*used_, options);
  if (!roles) return std::nullopt;
  return PrepareTask(roles.value(), options) ? std::optional(roles.value().task)
                                             : std::nullopt;
}

bool Session::IsTruthInOtherWords(Options options) {
  if (ChooseTable(options)) return false;
  const Result<Roles> roles = AssignRoles(*used_, options);
  return !roles && roles.problem().code == "labels_not_shared";
}

void Session::KeepFittingTruths(const Options& as_given,
                                std::vector<std::string>& candidates,
                                bool in_other_words) {
  // Each costs an evaluation; the likeliest come first.
  candidates.resize(std::min(candidates.size(), kMostTruthsTried));
  std::erase_if(candidates, [&](const std::string& name) {
    Options with_truth = as_given;
    with_truth.truth = name;
    // Gaps are another question.
    with_truth.drop_missing = true;
    return !TaskOf(with_truth) &&
           !(in_other_words && IsTruthInOtherWords(std::move(with_truth)));
  });
}

void Session::PointToFittingTask(TaskKind chosen, const Options& as_given,
                                 Problem& problem) {
  Options others = as_given;
  others.task.reset();
  std::erase(others.given, "task");
  const std::optional<TaskKind> fitting = TaskOf(others);
  const std::size_t candidates = problem.candidates.size();
  KeepFittingTruths(as_given, problem.candidates);
  if (fitting && TaskName(*fitting) != TaskName(chosen)) {
    PointToTask(*fitting, problem);
  } else if (candidates > 0 && candidates <= kMostTruthsTried &&
             problem.candidates.empty()) {
    PointAwayFromTask(chosen, problem);
  }
}

void Session::PointToComparison(const Options& as_given, Problem& problem) {
  Options others = as_given;
  others.truth.reset();
  std::erase(others.given, "truth");
  const std::optional<TaskKind> fitting = TaskOf(others);
  if (fitting && IsComparison(*fitting)) {
    problem.candidates.clear();
    PointToTask(*fitting, problem);
  } else {
    KeepFittingTruths(as_given, problem.candidates);
  }
}

bool Session::IsListOfResults(const Options& as_given) {
  Options others = as_given;
  others.task = TaskName(TaskKind::friedman);
  others.given.emplace_back("task");
  // Gaps are another question.
  others.drop_missing = true;
  if (ChooseTable(others)) return false;
  const Result<Roles> roles = AssignRoles(*used_, others);
  const bool lists_metrics =
      FindColumnIn(*used_, kMetricColumnNames).has_value();
  // Which column names the data sets is the next question.
  if (!roles)
    return lists_metrics && roles.problem().code == "no_dataset_column";
  std::vector<std::string> columns;
  for (const std::size_t i : roles.value().predictions)
    columns.push_back(used_->columns[i].name);
  const bool named =
      roles.value().algorithm || (AreLearners(columns) && lists_metrics);
  // Gaps and repeated results are further questions to a list of metrics.
  return named && (lists_metrics || PrepareTask(roles.value(), others));
}

std::optional<std::string> Session::OnlyClustering(const Options& as_given) {
  constexpr std::size_t kFewestCoordinates = 2;
  Options others = as_given;
  others.task = TaskName(TaskKind::clustering);
  others.given.emplace_back("task");
  others.drop_missing = true;
  if (ChooseTable(others)) return std::nullopt;
  const Result<Roles> assigned = AssignRoles(*used_, others);
  if (!assigned) return std::nullopt;
  const Roles& roles = assigned.value();
  if (roles.predictions.size() != 1 || roles.has_truth() ||
      roles.features.size() < kFewestCoordinates ||
      roles.features.size() + 1 != used_->columns.size())
    return std::nullopt;
  const Column& clusters = used_->columns[roles.predictions.front()];
  // Two groups are rather classes.
  if (!IsCoded(clusters) || PresentLabels(clusters).size() == 2)
    return std::nullopt;
  return clusters.name;
}

void Session::PointToAnswers(const Options& as_given, Problem& problem) {
  constexpr std::size_t kMostCellsTried = 1'000'000;
  if (table_->row_count * table_->columns.size() > kMostCellsTried) return;
  std::vector<std::string> others;
  if (problem.candidates.size() > kMostTruthsTried) {
    others.assign(problem.candidates.begin() + kMostTruthsTried,
                  problem.candidates.end());
  }
  const std::vector<std::string> all = problem.candidates;
  // Labels of results are those of no truth.
  const bool results = IsListOfResults(as_given);
  KeepFittingTruths(as_given, problem.candidates, !results);
  problem.candidates.insert(problem.candidates.end(), others.begin(),
                            others.end());
  if (problem.candidates.empty()) problem.candidates = all;
  if (results) {
    PointToTask(TaskKind::friedman, problem);
  } else if (const auto clusters = OnlyClustering(as_given)) {
    PointToClustering(*clusters, problem);
  }
}

Problem Session::WithFittingChoice(Problem problem, const Options& as_given) {
  const std::optional<TaskKind> chosen = as_given.ChosenTask();
  // What is wrong in a line is so in any task.
  if (chosen && !problem.line) {
    PointToFittingTask(*chosen, as_given, problem);
  } else if (!chosen && as_given.truth) {
    PointToComparison(as_given, problem);
  } else if (!chosen && problem.code == "no_truth_column") {
    PointToAnswers(as_given, problem);
  } else {
    return problem;
  }
  Options again = as_given;
  static_cast<void>(ChooseTable(again));
  return problem;
}

std::optional<Problem> Session::LookForOtherForm(const Options& options) {
  reshaped_for_.reset();
  found_.reset();
  reshaped_.reset();
  used_ = table_;
  if (MayBeReshaped(*table_) || options.algorithm) {
    Result<std::optional<Reshaped>> made = Reshape(*table_, options);
    if (!made) return made.problem();
    found_ = std::move(made.value());
  }
  if (found_ && found_->table)
    reshaped_ = std::make_shared<const Table>(std::move(*found_->table));
  return std::nullopt;
}

std::optional<Problem> Session::ChooseTable(Options& options) {
  std::optional<Problem> unfit = files_.JoinFor(options);
  TakeTable();
  if (unfit) return unfit;
  const std::optional<std::string> named = options.algorithm;
  if (named && !FindColumn(*table_, *named))
    return UnknownColumn(*table_, {"algorithm", *named});
  std::string asked = options.task.value_or("") + '\n' +
                      options.truth.value_or("") + '\n' +
                      options.algorithm.value_or("") + '\n' +
                      (SetsComparison(options) ? "comparison" : "") +
                      (ChoosesMetric(options) ? "metric" : "");
  if (reshaped_for_ != asked) {
    if (std::optional<Problem> problem = LookForOtherForm(options))
      return problem;
    reshaped_for_ = std::move(asked);
  }
  if (reshaped_ && options.truth && options.truth == found_->names_truth) {
    options.truth.reset();
    std::erase(options.given, "truth");
  }
  const bool use = reshaped_ && !NamesAnyOf(options, found_->gone);
  used_ = use ? reshaped_ : table_;
  if (use) {
    FitToReshaped(options);
  } else {
    files_.AddRoles(options);
  }
  return std::nullopt;
}

void Session::FitToReshaped(Options& options) const {
  // Rearranged by it, the table no longer has the column.
  std::optional<std::string>& algorithm = options.algorithm;
  if (algorithm && Contains(found_->gone, *algorithm)) {
    algorithm.reset();
    std::erase(options.given, "algorithm");
  }
  if (!options.task) options.task = found_->task;
  const bool other_truth =
      options.truth || Contains(options.unassigned, "truth");
  if (!other_truth) options.truth = found_->truth;
  if (options.weight || Contains(options.unassigned, "weight")) return;
  options.weight = found_->weight;
  if (!options.weight_kind) options.weight_kind = found_->weight_kind;
}

std::optional<Problem> Session::Prepare(const Roles& roles,
                                        const Options& options) {
  if (evaluation_ && evaluated_ == used_ && task_->serves(roles.task) &&
      evaluation_->Adopt(roles, options))
    return std::nullopt;
  Result<std::unique_ptr<Evaluation>> evaluation = PrepareTask(roles, options);
  if (!evaluation) return evaluation.problem();
  evaluation_ = std::move(evaluation.value());
  evaluated_ = used_;
  task_ = &ServingTask(roles.task);
  return std::nullopt;
}

Result<std::unique_ptr<Evaluation>> Session::PrepareTask(
    const Roles& roles, const Options& options) const {
  return ServingTask(roles.task).prepare(*used_, roles, options);
}

std::optional<Problem> Session::Evaluate(const Roles& roles,
                                         const Options& options,
                                         const Options& as_given) {
  if (std::optional<Problem> problem = CheckThresholds(*used_, roles, options))
    return problem;
  std::optional<Problem> problem = Prepare(roles, options);
  if (!problem || problem->code != "missing_cells" || used_ != reshaped_)
    return problem;
  // A row that the file does not have is not an empty cell of it.
  std::optional<Problem> absent =
      AbsentCases(*table_, as_given, problem->column.value_or(""));
  return absent ? absent : problem;
}

void Session::AddWarnings(const Roles& roles, const Options& options,
                          Json& warnings) const {
  for (const Problem& warning : files_.Warnings(options))
    warnings.Add(ToJson(warning));
  if (found_) {
    const bool left_as_it_is = reshaped_ && used_ == table_;
    warnings.Add(ToJson(left_as_it_is ? FileAsItIs() : found_->warning));
  }
  for (const Problem& warning : roles.warnings) warnings.Add(ToJson(warning));
  Options told = options;
  // Why the models that it names were not taken apart, was said.
  if (found_ && !reshaped_) std::erase(told.given, "algorithm");
  if (const auto unused = UnusedOptions(told, roles.task))
    warnings.Add(ToJson(*unused));
}

std::string Session::Run(std::string_view options_json, ReportPart part) {
  if (!table_) return Serialize(ErrorJson(NothingLoaded()));
  const Json json = ParseObject(options_json);
  if (json.IsNull()) return Serialize(ErrorJson(NotJson()));
  Result<Options> options = ParseOptions(json);
  if (!options) return Serialize(ErrorJson(options.problem()));
  const Options as_given = options.value();
  if (const std::optional<Problem> problem = ChooseTable(options.value()))
    return Serialize(ProblemWithTable(*problem, nullptr));
  Result<Roles> roles = AssignRoles(*used_, options.value());
  if (!roles)
    return Serialize(ProblemWithTable(
        WithFittingChoice(roles.problem(), as_given), nullptr));
  SettleWeightKind(*used_, roles.value(), options.value());
  if (const std::optional<Problem> problem =
          Evaluate(roles.value(), options.value(), as_given))
    return Serialize(ProblemWithTable(WithFittingChoice(*problem, as_given),
                                      &roles.value()));
  Json report = part == ReportPart::verdict ? evaluation_->Verdict()
                                            : evaluation_->Report();
  if (Json* const input = report.Find("input")) files_.PutInto(*input);
  if (Json* const used = report.Find("options")) files_.PutOption(*used);
  if (Json* const warnings = report.Find("warnings"))
    AddWarnings(roles.value(), options.value(), *warnings);
  return Serialize(report);
}

namespace {

/// A question that needs no evaluation.
struct OwnQuery {
  std::string_view type;
  Json (*alone)(const Json& request) = nullptr;
  /// About the table that is loaded.
  Json (*about)(const Table& table, const Json& request) = nullptr;
  /// The same, with what was read for the one before.
  Json (*further)(const Table& table, const Json& request,
                  KeptLabBasis& kept) = nullptr;
};

/// No task has a query of one of these types.
constexpr OwnQuery kOwnQueries[] = {
    {.type = "critical_values", .alone = CriticalValuesAnswer},
    {.type = "bias_variance", .alone = BiasVarianceAnswer},
    {.type = "lab_curve", .alone = LabCurveAnswer},
    {.type = "estimators", .alone = EstimatorsAnswer},
    {.type = "feature_leak", .alone = FeatureLeakAnswer},
    {.type = "bootstrap_632", .alone = Bootstrap632Answer},
    {.type = "fold_tests", .alone = FoldTestsAnswer},
    {.type = "plan", .about = PlanAnswer},
    {.type = "lab", .further = LabAnswer},
    {.type = "learner_bias_variance", .about = LearnerBiasVarianceAnswer},
    {.type = "predicted_bias_variance", .about = PredictedBiasVarianceAnswer},
    {.type = "search", .about = SearchAnswer},
    {.type = "clusters", .about = ClustersAnswer},
};

}  // namespace

Json Session::AnswerQuery(const Json& request) {
  const std::string_view type = TextOf(request, "type");
  for (const OwnQuery& query : kOwnQueries) {
    if (query.type != type) continue;
    if (query.alone != nullptr) return query.alone(request);
    if (!table_) break;
    return query.about != nullptr ? query.about(*table_, request)
                                  : query.further(*table_, request, lab_);
  }
  if (!evaluation_) return ErrorJson(NothingLoaded());
  Result<Json> answer = evaluation_->Answer(request);
  return answer ? std::move(answer.value()) : ErrorJson(answer.problem());
}

std::string Session::Query(std::string_view request_json) {
  return Serialize(AnswerQuery(ParseObject(request_json)));
}

}  // namespace melon
