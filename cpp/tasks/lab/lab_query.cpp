#include "tasks/lab/lab_query.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "kernels/learning/prepare_features.h"
#include "options/values.h"
#include "roles/names/positive_class.h"
#include "tasks/lab/lab_data.h"
#include "tasks/lab/lab_learners.h"
#include "tasks/lab/predicted_classes.h"
#include "tasks/splitting/plan_facts.h"
#include "tasks/splitting/split_request.h"

namespace melon {
namespace {

/// Everything that was asked for, read and checked.
struct Lab {
  LabData data;
  std::vector<LabLearner> learners;
  SplitRequest request;
  SplitPlan plan;
};

/// The plan keeps the shares of the target's classes, unless the request says
/// something of "stratify" itself.
Json WithStratify(const Table& table, const Json& request,
                  const LabTarget& target) {
  Json with = request.Copy();
  if (request.Find("stratify") != nullptr) return with;
  if (target.is_classification())
    with.Put("stratify", table.columns[target.column].name);
  else
    with.Put("stratify", Json());
  return with;
}

Result<SplitRequest> ReadPlan(const Table& table, const Json& request,
                              const LabTarget& target) {
  Result<SplitRequest> plan =
      ReadSplitRequest(table, WithStratify(table, request, target));
  if (plan || request.Find("stratify") != nullptr) return plan;
  // A plan that cannot be stratified, or not together with groups, is made
  // without; any other problem comes again.
  Json plain = request.Copy();
  plain.Put("stratify", Json());
  return ReadSplitRequest(table, plain);
}

Result<Lab> ReadLab(const Table& table, const Json& request) {
  Result<LabData> data = ReadLabData(table, request);
  if (!data) return data.problem();
  Result<std::vector<LabLearner>> learners =
      ReadLabLearners(request, data.value().target.is_classification());
  if (!learners) return learners.problem();
  Result<SplitRequest> asked = ReadPlan(table, request, data.value().target);
  if (!asked) return asked.problem();
  Result<SplitPlan> plan = asked.value().splitter->make(asked.value().rows(),
                                                        asked.value().settings);
  if (!plan) return plan.problem();
  auto& splits = plan.value().splits;
  splits.erase(
      std::remove_if(splits.begin(), splits.end(),
                     [](const Split& split) { return split.inner_fold > 0; }),
      splits.end());
  return Lab{.data = std::move(data.value()),
             .learners = std::move(learners.value()),
             .request = std::move(asked.value()),
             .plan = std::move(plan.value())};
}

/// The training set of a split as a learner wants it.
class Prepared {
 public:
  Prepared(const LabData& data, std::span<const std::uint32_t> train,
           std::span<const std::uint32_t> test, bool standardize) {
    const std::vector<FeatureColumn> views = data.Views();
    const FeaturePreparation preparation(views, train, standardize);
    train_ = preparation.Apply(views, train);
    test_ = preparation.Apply(views, test);
    const LabTarget& target = data.target;
    for (const std::uint32_t row : train) {
      if (target.is_classification())
        classes_.push_back(target.classes[row]);
      else
        targets_.push_back(target.numbers[row]);
    }
    class_count_ = target.labels.size();
  }

  [[nodiscard]] TrainingSet training() const {
    return {.features = &train_,
            .classes = classes_,
            .class_count = class_count_,
            .targets = targets_};
  }
  [[nodiscard]] const FeatureMatrix& test() const { return test_; }

 private:
  FeatureMatrix train_;
  FeatureMatrix test_;
  std::vector<std::uint16_t> classes_;
  std::vector<double> targets_;
  std::size_t class_count_ = 0;
};

/// All rows as the training set and as the test set, in no repeat.
Split AllRows(std::uint32_t count) {
  std::vector<std::uint32_t> rows(count);
  std::iota(rows.begin(), rows.end(), 0U);
  return {.repeat = 0, .fold = 0, .test = rows, .train = rows};
}

Problem NotConverged(const LabLearner& learner, const Split& split) {
  if (split.repeat == 0) {
    return {.code = "not_converged",
            .message = Fill(
                {"{0} did not come to an end on all rows: it stopped at its "
                 "last permitted step. Its predictions are those of that step.",
                 "{0} 在全部行上没有收敛，在允许的最后一步停下，其预测来自"
                 "该步。"},
                {learner.name}),
            .value = learner.name};
  }
  return {.code = "not_converged",
          .message = Fill(
              {"{0} did not come to an end in fold {1} of repeat {2}: it "
               "stopped at its last permitted step. Its predictions are those "
               "of that step.",
               "{0} 在第 {2} 次重复的第 {1} 折没有收敛，在允许的最后一步停下，"
               "其预测来自该步。"},
              {learner.name, std::to_string(split.fold),
               std::to_string(split.repeat)}),
          .value = learner.name};
}

/// Collects what learners predict, split by split.
class Predictions {
 public:
  explicit Predictions(const Lab& lab)
      : lab_(lab),
        width_(std::max<std::size_t>(1, lab.data.target.labels.size())),
        outputs_(lab.learners.size() * width_) {}

  std::optional<Problem> Add(const Split& split) {
    const std::vector<std::uint32_t> train = TrainingRows(lab_.plan, split);
    for (const std::uint32_t row : split.test) {
      rows_.push_back(row + 1.0);
      repeats_.push_back(split.repeat);
      folds_.push_back(split.fold);
      const LabTarget& target = lab_.data.target;
      truths_.push_back(target.is_classification() ? target.classes[row]
                                                   : target.numbers[row]);
    }
    // Each kind of features is made once, and only if a learner wants it.
    for (const bool standardize : {false, true}) {
      std::optional<Prepared> prepared;
      for (std::size_t i = 0; i < lab_.learners.size(); ++i) {
        if (lab_.learners[i].learner->standardizes != standardize) continue;
        if (!prepared)
          prepared.emplace(lab_.data, train, split.test, standardize);
        if (auto problem = AddLearner(i, split, *prepared)) return problem;
      }
    }
    return std::nullopt;
  }

  Json Write() {
    Json json = Json::ObjectOf("row", Json(std::move(rows_)));
    json.Put("repeat", Json(std::move(repeats_)));
    json.Put("fold", Json(std::move(folds_)));
    json.Put("truth", Json(std::move(truths_)));
    if (lab_.data.target.is_classification())
      json.Put("predicted", PredictedJson());
    Json outputs = Json::EmptyArray();
    for (std::size_t i = 0; i < outputs_.size(); ++i) {
      Json output =
          Json::ObjectOf("learner", Json(lab_.learners[i / width_].name));
      if (lab_.data.target.is_classification())
        output.Put("class", lab_.data.target.labels[i % width_]);
      output.Put("values", Json(std::move(outputs_[i])));
      outputs.Add(std::move(output));
    }
    json.Put("outputs", std::move(outputs));
    Json warnings = Json::EmptyArray();
    for (const Problem& warning : warnings_) warnings.Add(ToJson(warning));
    json.Put("warnings", std::move(warnings));
    return json;
  }

 private:
  [[nodiscard]] Json PredictedJson() const {
    const std::vector<std::span<const double>> columns(outputs_.begin(),
                                                       outputs_.end());
    Json list = Json::EmptyArray();
    for (std::size_t i = 0; i < lab_.learners.size(); ++i) {
      const auto classes =
          PredictedClasses(std::span(columns).subspan(i * width_, width_),
                           lab_.data.target.labels);
      Json one = Json::ObjectOf("learner", Json(lab_.learners[i].name));
      one.Put("values", Json(Json::Numbers(classes.begin(), classes.end())));
      list.Add(std::move(one));
    }
    return list;
  }

  std::optional<Problem> AddLearner(std::size_t i, const Split& split,
                                    const Prepared& prepared) {
    const LabLearner& asked = lab_.learners[i];
    const TrainingSet training = prepared.training();
    if (asked.learner->refuses != nullptr) {
      if (auto problem = asked.learner->refuses(training)) return problem;
    }
    const Fit fit = asked.learner->fit(
        training, HyperParameters(asked.learner->parameters, asked.values),
        SeedOf(split));
    if (!fit.converged) warnings_.push_back(NotConverged(asked, split));
    std::vector<double> predicted(prepared.test().row_count * width_);
    fit.model->Predict(prepared.test(), predicted);
    for (std::size_t row = 0; row < prepared.test().row_count; ++row)
      for (std::size_t c = 0; c < width_; ++c)
        outputs_[i * width_ + c].push_back(predicted[row * width_ + c]);
    return std::nullopt;
  }

  /// Of its own for each split, whichever are asked for together.
  [[nodiscard]] std::uint64_t SeedOf(const Split& split) const {
    constexpr std::uint64_t kFar = 0x9e3779b97f4a7c15;
    return lab_.request.settings.seed +
           kFar * ((std::uint64_t{split.repeat} << 32) + split.fold);
  }

  const Lab& lab_;
  std::size_t width_;
  Json::Numbers rows_;
  Json::Numbers repeats_;
  Json::Numbers folds_;
  Json::Numbers truths_;
  std::vector<Json::Numbers> outputs_;
  std::vector<Problem> warnings_;
};

Json LearnersJson(const std::vector<LabLearner>& learners) {
  Json list = Json::EmptyArray();
  for (const LabLearner& one : learners) {
    Json json = Json::ObjectOf("id", Json(one.learner->id));
    json.Put("name", one.name);
    Json parameters = Json::EmptyObject();
    for (std::size_t i = 0; i < one.values.size(); ++i) {
      const HyperParameter& parameter = *one.learner->parameters[i];
      if (parameter.choices.empty())
        parameters.Put(parameter.name, one.values[i]);
      else
        parameters.Put(
            parameter.name,
            parameter.choices[static_cast<std::size_t>(one.values[i])]);
    }
    json.Put("parameters", std::move(parameters));
    list.Add(std::move(json));
  }
  return list;
}

Json FactsJson(const Table& table, const Lab& lab) {
  const LabTarget& target = lab.data.target;
  Json json = Json::ObjectOf("target", Json(table.columns[target.column].name));
  json.Put("goal",
           target.is_classification() ? "classification" : "regression");
  if (target.is_classification()) {
    Json classes = Json::EmptyArray();
    for (const std::string& label : target.labels) classes.Add(label);
    json.Put("classes", std::move(classes));
    if (target.labels.size() == 2)
      json.Put("positive", GuessPositive(target.labels).label);
  }
  Json features = Json::EmptyArray();
  for (const LabFeature& feature : lab.data.features) {
    Json one = Json::ObjectOf("name", Json(table.columns[feature.column].name));
    one.Put("kind", feature.numbers.empty() ? "category" : "number");
    features.Add(std::move(one));
  }
  json.Put("features", std::move(features));
  json.Put("learners", LearnersJson(lab.learners));
  return json;
}

Json Facts(const Table& table, const Lab& lab) {
  std::vector<Problem> warnings;
  Json json = Json::ObjectOf("lab", FactsJson(table, lab));
  json.Put("plan", PlanFactsJson(table, lab.request, lab.plan, warnings));
  Json list = Json::EmptyArray();
  for (const Problem& warning : lab.data.warnings) list.Add(ToJson(warning));
  for (const Problem& warning : warnings) list.Add(ToJson(warning));
  json.Put("warnings", std::move(list));
  return json;
}

/// [begin, end) within what there is.
std::pair<std::size_t, std::size_t> ReadRange(const Json& json,
                                              std::size_t count) {
  const auto* const ends = json.As<Json::Array>();
  if (ends == nullptr || ends->size() != 2) return {0, 0};
  const auto read = [count](const Json& end) {
    return static_cast<std::size_t>(
        std::clamp(AsNumber(end).value_or(0), 0.0, static_cast<double>(count)));
  };
  return {read((*ends)[0]), read((*ends)[1])};
}

}  // namespace

Json LabAnswer(const Table& table, const Json& request) {
  const Result<Lab> lab = ReadLab(table, request);
  if (!lab) return ErrorJson(lab.problem());
  if (request.Find("apparent") != nullptr) {
    Predictions predictions(lab.value());
    if (auto problem = predictions.Add(AllRows(lab.value().plan.row_count)))
      return ErrorJson(*problem);
    return predictions.Write();
  }
  const Json* const splits = request.Find("splits");
  if (splits == nullptr) return Facts(table, lab.value());
  const auto& all = lab.value().plan.splits;
  const auto [begin, end] = ReadRange(*splits, all.size());
  Predictions predictions(lab.value());
  for (std::size_t i = begin; i < end; ++i)
    if (auto problem = predictions.Add(all[i])) return ErrorJson(*problem);
  return predictions.Write();
}

}  // namespace melon
