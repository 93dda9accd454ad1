#include "tasks/lab/learner_bias_variance_query.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"
#include "kernels/splitting/draw_bootstrap.h"
#include "options/option_problem.h"
#include "options/values.h"
#include "report/answers.h"
#include "tasks/lab/bias_variance_parts.h"
#include "tasks/lab/lab_data.h"
#include "tasks/lab/lab_facts.h"
#include "tasks/lab/lab_learners.h"
#include "tasks/lab/lab_plan.h"
#include "tasks/lab/lab_working.h"
#include "tasks/lab/lost_classes.h"
#include "tasks/lab/predicted_classes.h"
#include "tasks/lab/prepared_split.h"
#include "tasks/splitting/plan_facts.h"
#include "tasks/splitting/split_request.h"

namespace melon {
namespace {

constexpr double kUsualTrainingSets = 100;
constexpr Limits kTrainingSets{.low = 2, .high = 10'000};
/// What fits into the memory of a browser while it is handed over as JSON.
constexpr std::size_t kMostPredictions = 4'000'000;

/// Everything that was asked for, read and checked.
struct Lab {
  LabData data;
  std::vector<LabLearner> learners;
  /// One hold-out.
  SplitRequest request;
  SplitPlan plan;
  std::size_t training_sets = 0;

  [[nodiscard]] const std::vector<std::uint32_t>& test() const {
    return plan.splits.front().test;
  }
};

Result<std::size_t> ReadTrainingSets(const Json& request) {
  const Json* const given = request.Find("training_sets");
  if (given == nullptr) return static_cast<std::size_t>(kUsualTrainingSets);
  const std::optional<double> number = AsNumber(*given);
  if (!number || *number != std::floor(*number) ||
      !kTrainingSets.Allow(*number))
    return InvalidOption("training_sets", ShowJson(*given),
                         ExpectedNumber(kTrainingSets, true));
  return static_cast<std::size_t>(*number);
}

/// The hold-out of the request, which may ask for much besides.
Json HoldOutOf(const Json& request) {
  Json hold_out = Json::ObjectOf("plan", Json("hold_out"));
  for (const std::string_view key : {"test_size", "seed", "group", "stratify"})
    if (const Json* const given = request.Find(key))
      hold_out.Put(key, given->Copy());
  return hold_out;
}

Problem TooManyPredictions(std::size_t count) {
  return {.code = "too_many_predictions",
          .message = Fill(
              {"These would be {0} predictions (learners × training sets × "
               "rows of the test set), and at most {1} are held. Give fewer "
               "training sets or learners, or a smaller test size.",
               "预测共 {0} 个（学习器 × 训练集 × 测试集行数），至多保存 {1} "
               "个。请减少训练集或学习器，或缩小测试集。"},
              {CountText(count), CountText(kMostPredictions)})};
}

Result<Lab> ReadLab(const Table& table, const Json& request) {
  Result<LabData> data = ReadLabData(table, request);
  if (!data) return data.problem();
  Result<std::vector<LabLearner>> learners =
      ReadLabLearners(request, data.value().target.is_classification());
  if (!learners) return learners.problem();
  const Result<std::size_t> training_sets = ReadTrainingSets(request);
  if (!training_sets) return training_sets.problem();
  Result<LabPlan> made =
      ReadLabPlan(table, HoldOutOf(request), data.value().target);
  if (!made) return made.problem();
  auto& [asked, plan] = made.value();
  Lab lab{.data = std::move(data.value()),
          .learners = std::move(learners.value()),
          .request = std::move(asked),
          .plan = std::move(plan),
          .training_sets = training_sets.value()};
  const std::size_t count =
      lab.learners.size() * lab.training_sets * lab.test().size();
  if (count > kMostPredictions) return TooManyPredictions(count);
  return lab;
}

/// The groups of the rows, counted anew from 0 without gaps; none where rows
/// are not grouped.
std::vector<std::uint32_t> GroupsOf(const Lab& lab,
                                    std::span<const std::uint32_t> rows) {
  std::vector<std::uint32_t> groups;
  if (!lab.request.groups) return groups;
  std::map<std::uint32_t, std::uint32_t> number;
  groups.reserve(rows.size());
  for (const std::uint32_t row : rows) {
    const std::uint32_t group = lab.request.groups->index[row];
    const auto next = static_cast<std::uint32_t>(number.size());
    groups.push_back(number.emplace(group, next).first->second);
  }
  return groups;
}

/// The training sets, drawn from the rows that are not held out.
Result<SplitPlan> DrawTrainingSets(const Lab& lab) {
  const std::vector<std::uint32_t> rows =
      TrainingRows(lab.plan, lab.plan.splits.front());
  const std::vector<std::uint32_t> groups = GroupsOf(lab, rows);
  // Not within the classes: how many rows of each a sample has is part of what
  // differs between samples.
  Result<SplitPlan> drawn = PlanBootstraps(
      {.count = static_cast<std::uint32_t>(rows.size()), .group = groups},
      static_cast<std::uint32_t>(lab.training_sets), lab.request.settings.seed);
  if (!drawn) return drawn;
  for (Split& split : drawn.value().splits) {
    std::vector<std::uint32_t> train = TrainingRows(drawn.value(), split);
    for (std::uint32_t& place : train) place = rows[place];
    split.train = std::move(train);
    split.test = lab.test();
  }
  drawn.value().row_count = lab.plan.row_count;
  return drawn;
}

Problem NotConverged(const LabLearner& learner, const Split& split) {
  return {.code = "not_converged",
          .message = Fill(
              {"{0} did not come to an end in training set {1}: it stopped at "
               "its last permitted step. Its predictions are those of that "
               "step.",
               "{0} 在第 {1} 个训练集上没有收敛，在允许的最后一步停下，其预测"
               "来自该步。"},
              {learner.name, std::to_string(split.repeat)}),
          .value = learner.name};
}

/// The class that the probabilities of each row come to; numbers as they are.
void AppendPredicted(const std::vector<double>& values,
                     const std::vector<std::string>& labels,
                     Json::Numbers& predicted) {
  if (labels.empty()) {
    predicted.insert(predicted.end(), values.begin(), values.end());
    return;
  }
  std::vector<std::vector<double>> columns(labels.size());
  for (std::vector<double>& column : columns)
    column.reserve(values.size() / labels.size());
  for (std::size_t i = 0; i < values.size(); ++i)
    columns[i % labels.size()].push_back(values[i]);
  const std::vector<std::span<const double>> views(columns.begin(),
                                                   columns.end());
  const std::vector<std::uint16_t> classes = PredictedClasses(views, labels);
  predicted.insert(predicted.end(), classes.begin(), classes.end());
}

/// What the learners predict after they have learnt from one training set.
std::optional<Problem> AddSet(const Lab& lab, const Split& split,
                              std::vector<Json::Numbers>& outputs,
                              Json& warnings) {
  // Each kind of features is made once, and only if a learner wants it.
  std::optional<PreparedSplit> prepared[2];
  for (std::size_t i = 0; i < lab.learners.size(); ++i) {
    const LabLearner& asked = lab.learners[i];
    const bool standardizes = asked.learner->standardizes;
    std::optional<PreparedSplit>& features = prepared[standardizes ? 1 : 0];
    if (!features)
      features.emplace(lab.data, *split.train, split.test, standardizes);
    const Result<LearntPredictions> learnt = LearnAndPredict(
        asked, *features, SeedOfSplit(lab.request.settings.seed, split));
    if (!learnt) return learnt.problem();
    if (!learnt.value().converged)
      warnings.Add(ToJson(NotConverged(asked, split)));
    if (learnt.value().warning) warnings.Add(ToJson(*learnt.value().warning));
    AppendPredicted(learnt.value().values, lab.data.target.labels, outputs[i]);
  }
  return std::nullopt;
}

Json PredictionsJson(const Lab& lab, const SplitPlan& drawn,
                     std::pair<std::size_t, std::size_t> range) {
  std::vector<Json::Numbers> outputs(lab.learners.size());
  Json warnings = Json::EmptyArray();
  for (std::size_t set = range.first; set < range.second; ++set)
    if (auto problem = AddSet(lab, drawn.splits[set], outputs, warnings))
      return ErrorJson(*problem);
  Json list = Json::EmptyArray();
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    Json one = Json::ObjectOf("learner", Json(lab.learners[i].name));
    one.Put("values", Json(std::move(outputs[i])));
    list.Add(std::move(one));
  }
  Json json = Json::ObjectOf("outputs", std::move(list));
  json.Put("warnings", std::move(warnings));
  return json;
}

TrueCases CasesOf(const Lab& lab) {
  const LabTarget& target = lab.data.target;
  TrueCases cases{.labels = target.labels};
  cases.rows.reserve(lab.test().size());
  for (const std::uint32_t row : lab.test()) {
    cases.rows.push_back(row + 1);
    if (target.is_classification())
      cases.classes.push_back(target.classes[row]);
    else
      cases.numbers.push_back(target.numbers[row]);
  }
  return cases;
}

/// The numbers of a JSON array; nothing when it contains anything else.
std::optional<std::vector<double>> NumbersIn(const Json* json) {
  if (json == nullptr) return std::nullopt;
  if (const auto* const numbers = json->As<Json::Numbers>()) return *numbers;
  const auto* const list = json->As<Json::Array>();
  if (list == nullptr) return std::nullopt;
  std::vector<double> read;
  read.reserve(list->size());
  for (const Json& one : *list) {
    const std::optional<double> number = AsNumber(one);
    if (!number) return std::nullopt;
    read.push_back(*number);
  }
  return read;
}

/// What was predicted for all training sets, model by model; nothing when it is
/// not of these cases.
std::optional<ModelPredictions> ReadOutput(const Json& output, const Lab& lab) {
  const std::optional<std::vector<double>> values =
      NumbersIn(output.Find("values"));
  const std::size_t cases = lab.test().size();
  if (!values || values->size() != lab.training_sets * cases)
    return std::nullopt;
  const std::size_t labels = lab.data.target.labels.size();
  ModelPredictions predictions;
  for (std::size_t set = 0; set < lab.training_sets; ++set) {
    const auto of_set = std::span(*values).subspan(set * cases, cases);
    if (labels == 0) {
      predictions.numbers.emplace_back(of_set.begin(), of_set.end());
      continue;
    }
    std::vector<std::uint16_t> classes;
    classes.reserve(cases);
    for (const double value : of_set) {
      if (!(value >= 0 && value < static_cast<double>(labels)))
        return std::nullopt;
      classes.push_back(static_cast<std::uint16_t>(value));
    }
    predictions.classes.push_back(std::move(classes));
  }
  return predictions;
}

Problem OtherOutputs() {
  return {
      .code = "invalid_query",
      .message = Fill({"The outputs are not those of this test set and of "
                       "so many training sets. Ask for them again.",
                       "所给的预测与该测试集和训练集个数不符，请重新获取。"}),
      .value = "outputs"};
}

Json SettingsJson(const Lab& lab) {
  Json json = Json::ObjectOf("training_sets", Json(lab.training_sets));
  json.Put("cases", lab.test().size());
  json.Put("rows", lab.plan.row_count - lab.test().size());
  json.Put("test_size", lab.request.settings.test_size);
  json.Put("seed", static_cast<double>(lab.request.settings.seed));
  return json;
}

/// Classes that the training sets lack, unless the hold-out lacks them already.
void WarnOfDrawn(const LabTarget& target, const SplitPlan& drawn,
                 std::vector<Problem>& warnings) {
  std::vector<Problem> lost;
  WarnOfLostClasses(target, drawn, lost);
  for (Problem& one : lost) {
    const bool is_known = std::any_of(
        warnings.begin(), warnings.end(),
        [&one](const Problem& known) { return known.code == one.code; });
    if (!is_known) warnings.push_back(std::move(one));
  }
}

Json FactsJson(const Table& table, const Lab& lab, const SplitPlan& drawn) {
  std::vector<Problem> warnings = lab.data.warnings;
  Json json =
      Json::ObjectOf("lab", LabFactsJson(table, lab.data, lab.learners));
  json.Put("plan", PlanFactsJson(table, lab.request, lab.plan, warnings));
  WarnOfDrawn(lab.data.target, drawn, warnings);
  json.Put("bias_variance", SettingsJson(lab));
  Json list = Json::EmptyArray();
  for (const Problem& warning : warnings) list.Add(ToJson(warning));
  json.Put("warnings", std::move(list));
  return json;
}

/// How a number of what `PartsJson` has of one learner comes about.
Json PartWorking(const Lab& lab, const Json& request,
                 const Json::Array& outputs, const Json& wanted) {
  const auto place = PlaceIn(wanted, "learner", outputs.size());
  if (!place) return ErrorJson(UnknownQuery(request));
  const auto predictions = ReadOutput(outputs[*place], lab);
  if (!predictions) return ErrorJson(OtherOutputs());
  return LabWorkingAnswer(request,
                          WorkBiasVariance(CasesOf(lab), *predictions, wanted));
}

Json PartsJson(const Lab& lab, const Json& request, const Json& outputs) {
  const auto* const list = outputs.As<Json::Array>();
  if (list == nullptr || list->size() != lab.learners.size())
    return ErrorJson(OtherOutputs());
  if (const Json* const wanted = AskedWorking(request))
    return PartWorking(lab, request, *list, *wanted);
  const TrueCases cases = CasesOf(lab);
  Json learners = Json::EmptyArray();
  double least = std::numeric_limits<double>::infinity();
  std::string_view best;
  for (std::size_t i = 0; i < lab.learners.size(); ++i) {
    const auto predictions = ReadOutput((*list)[i], lab);
    if (!predictions) return ErrorJson(OtherOutputs());
    Json one = BiasVarianceJson(lab.learners[i].name, cases, *predictions);
    const double error = NumberOr(one, "error", least);
    if (error < least) {
      least = error;
      best = lab.learners[i].name;
    }
    learners.Add(std::move(one));
  }
  Json settings = SettingsJson(lab);
  settings.Put("least_error", best);
  Json json = Json::ObjectOf("bias_variance", std::move(settings));
  json.Put("learners", std::move(learners));
  return json;
}

}  // namespace

Json LearnerBiasVarianceAnswer(const Table& table, const Json& request) {
  const Result<Lab> lab = ReadLab(table, request);
  if (!lab) return ErrorJson(lab.problem());
  if (const Json* const outputs = request.Find("outputs"))
    return PartsJson(lab.value(), request, *outputs);
  const Result<SplitPlan> drawn = DrawTrainingSets(lab.value());
  if (!drawn) return ErrorJson(drawn.problem());
  const Json* const sets = request.Find("sets");
  if (sets == nullptr) return FactsJson(table, lab.value(), drawn.value());
  return PredictionsJson(lab.value(), drawn.value(),
                         ReadRange(*sets, lab.value().training_sets));
}

}  // namespace melon
