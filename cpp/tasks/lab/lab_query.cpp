#include "tasks/lab/lab_query.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "base/random.h"
#include "base/text.h"
#include "io/number_text.h"
#include "kernels/splitting/training_subset.h"
#include "options/option_problem.h"
#include "options/values.h"
#include "tasks/lab/lab_facts.h"
#include "tasks/lab/lab_learners.h"
#include "tasks/lab/lost_classes.h"
#include "tasks/lab/predicted_classes.h"
#include "tasks/lab/prepared_split.h"
#include "tasks/splitting/plan_facts.h"

namespace melon {
namespace {

/// Everything that was asked for, read and checked.
struct Lab {
  const LabBasis& basis;
  std::vector<LabLearner> learners;
  /// Of the rows of each training set, those that are learnt from.
  double training_share = 1;
  /// Whether the rows learnt from are predicted, too.
  bool with_training = false;

  [[nodiscard]] const LabTarget& target() const { return basis.data.target; }
  [[nodiscard]] const SplitPlan& plan() const { return basis.plan.plan; }
};

/// Above 0, at most 1.
Result<double> ReadTrainingShare(const Json& request) {
  const Json* const given = request.Find("training_share");
  if (given == nullptr) return 1.0;
  constexpr Limits kShare{.low = 0, .high = 1, .low_open = true};
  const std::optional<double> share = AsNumber(*given);
  if (share && kShare.Allow(*share)) return *share;
  return InvalidOption("training_share", ShowJson(*given),
                       ExpectedNumber(kShare, false));
}

Result<Lab> ReadLab(const Table& table, const Json& request,
                    KeptLabBasis& kept) {
  const Result<const LabBasis*> read = kept.Read(table, request);
  if (!read) return read.problem();
  const LabBasis& basis = *read.value();
  Result<std::vector<LabLearner>> learners =
      ReadLabLearners(request, basis.data.target.is_classification());
  if (!learners) return learners.problem();
  const Result<double> share = ReadTrainingShare(request);
  if (!share) return share.problem();
  const Json* const with_training = request.Find("with_training");
  return Lab{.basis = basis,
             .learners = std::move(learners.value()),
             .training_share = share.value(),
             .with_training = with_training != nullptr &&
                              with_training->As<bool>() != nullptr &&
                              *with_training->As<bool>()};
}

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

Problem Overflowed(const LabLearner& learner, const Split& split) {
  return {
      .code = "predictions_overflow",
      .message = Fill(
          {"Some predictions of {0} in fold {1} of repeat {2} are beyond "
           "all numbers: it is left out there. Divide columns of huge "
           "numbers by a power of ten.",
           "{0} 在第 {2} 次重复的第 {1} 折有的预测超出了数的范围，该处不计入"
           "它。请将数值极大的列除以 10 的幂。"},
          {learner.name, std::to_string(split.fold),
           std::to_string(split.repeat)}),
      .value = learner.name};
}

/// Of so small a part of a training set.
Problem ClassLostByShare(double share, const std::string& label) {
  return {.code = "class_lost_by_share",
          .message = Fill(
              {"With a share of {0} some training set has no row of the class "
               "\"{1}\" left, which a model cannot learn there. Give a larger "
               "share, or more rows of the class.",
               "取训练集的 {0} 时，有的训练集不再含有类别“{1}”的行，模型无从"
               "学习。请增大比例，或增加该类的行。"},
              {NumberText(share), Shorten(label)}),
          .value = label};
}

/// Whether the plan says itself which classes its sets have no row of.
bool LooksAtTarget(const SplitRequest& request, const LabTarget& target) {
  return request.classes && request.classes->column == target.column;
}

/// What learners predict for some rows, split by split.
class PredictedRows {
 public:
  explicit PredictedRows(const Lab& lab)
      : lab_(lab),
        width_(std::max<std::size_t>(1, lab.target().labels.size())),
        outputs_(lab.learners.size() * width_) {}

  void AddRows(const Split& split, std::span<const std::uint32_t> rows) {
    const LabTarget& target = lab_.target();
    for (const std::uint32_t row : rows) {
      rows_.push_back(row + 1.0);
      repeats_.push_back(split.repeat);
      folds_.push_back(split.fold);
      truths_.push_back(target.is_classification() ? target.classes[row]
                                                   : target.numbers[row]);
    }
  }

  /// What the learner's model predicts for the rows that were added last, and
  /// whether that is a number for each.
  bool AddOutputs(std::size_t learner, const Model& model,
                  const FeatureMatrix& features) {
    std::vector<double> predicted(features.row_count * width_);
    model.Predict(features, predicted);
    for (std::size_t row = 0; row < features.row_count; ++row)
      for (std::size_t c = 0; c < width_; ++c)
        outputs_[learner * width_ + c].push_back(predicted[row * width_ + c]);
    return std::all_of(predicted.begin(), predicted.end(),
                       [](double number) { return std::isfinite(number); });
  }

  Json Write() {
    Json json = Json::ObjectOf("row", Json(std::move(rows_)));
    json.Put("repeat", Json(std::move(repeats_)));
    json.Put("fold", Json(std::move(folds_)));
    json.Put("truth", Json(std::move(truths_)));
    if (lab_.target().is_classification())
      json.Put("predicted", PredictedJson());
    Json outputs = Json::EmptyArray();
    for (std::size_t i = 0; i < outputs_.size(); ++i) {
      Json output =
          Json::ObjectOf("learner", Json(lab_.learners[i / width_].name));
      if (lab_.target().is_classification())
        output.Put("class", lab_.target().labels[i % width_]);
      output.Put("values", Json(std::move(outputs_[i])));
      outputs.Add(std::move(output));
    }
    json.Put("outputs", std::move(outputs));
    return json;
  }

 private:
  [[nodiscard]] Json PredictedJson() const {
    const std::vector<std::span<const double>> columns(outputs_.begin(),
                                                       outputs_.end());
    Json list = Json::EmptyArray();
    for (std::size_t i = 0; i < lab_.learners.size(); ++i) {
      const auto classes = PredictedClasses(
          std::span(columns).subspan(i * width_, width_), lab_.target().labels);
      Json one = Json::ObjectOf("learner", Json(lab_.learners[i].name));
      one.Put("values", Json(Json::Numbers(classes.begin(), classes.end())));
      list.Add(std::move(one));
    }
    return list;
  }

  const Lab& lab_;
  std::size_t width_;
  Json::Numbers rows_;
  Json::Numbers repeats_;
  Json::Numbers folds_;
  Json::Numbers truths_;
  std::vector<Json::Numbers> outputs_;
};

/// Collects what learners predict, split by split.
class Predictions {
 public:
  explicit Predictions(const Lab& lab)
      : lab_(lab), tested_(lab), learnt_from_(lab) {}

  std::optional<Problem> Add(const Split& split) {
    const std::vector<std::uint32_t> train = RowsToLearnFrom(split);
    training_rows_.push_back(static_cast<double>(train.size()));
    if (lab_.training_share < 1) WarnOfLostClassesIn(split, train);
    tested_.AddRows(split, split.test);
    if (lab_.with_training) learnt_from_.AddRows(split, train);
    // Each kind of features is made once, and only if a learner wants it.
    for (const bool standardize : {false, true}) {
      std::optional<PreparedSplit> prepared;
      for (std::size_t i = 0; i < lab_.learners.size(); ++i) {
        if (lab_.learners[i].learner->standardizes != standardize) continue;
        if (!prepared)
          prepared.emplace(lab_.basis.data, train, split.test, standardize);
        if (auto problem = AddLearner(i, split, *prepared)) return problem;
      }
    }
    return std::nullopt;
  }

  Json Write() {
    Json json = tested_.Write();
    json.Put("training_rows", Json(std::move(training_rows_)));
    if (lab_.with_training) json.Put("training", learnt_from_.Write());
    Json warnings = Json::EmptyArray();
    for (const Problem& warning : warnings_) warnings.Add(ToJson(warning));
    json.Put("warnings", std::move(warnings));
    return json;
  }

 private:
  [[nodiscard]] std::vector<std::uint32_t> RowsToLearnFrom(
      const Split& split) const {
    std::vector<std::uint32_t> train = TrainingRows(lab_.plan(), split);
    if (lab_.training_share == 1) return train;
    const double count =
        std::round(lab_.training_share * static_cast<double>(train.size()));
    Random random(SeedOf(split));
    return TrainingSubset(
        train, lab_.target().classes,
        std::max<std::size_t>(1, static_cast<std::size_t>(count)), random);
  }

  /// Classes of the training set of which these rows have none.
  void WarnOfLostClassesIn(const Split& split,
                           std::span<const std::uint32_t> train) {
    const LabTarget& target = lab_.target();
    if (!target.is_classification()) return;
    std::vector<bool> lost(target.labels.size());
    for (const std::uint32_t row : TrainingRows(lab_.plan(), split))
      lost[target.classes[row]] = true;
    for (const std::uint32_t row : train) lost[target.classes[row]] = false;
    for (std::size_t i = 0; i < lost.size(); ++i)
      if (lost[i])
        warnings_.push_back(
            ClassLostByShare(lab_.training_share, target.labels[i]));
  }

  std::optional<Problem> AddLearner(std::size_t i, const Split& split,
                                    const PreparedSplit& prepared) {
    const LabLearner& asked = lab_.learners[i];
    const Result<Fit> fit = LearnFrom(asked, prepared, SeedOf(split));
    if (!fit) return fit.problem();
    if (!fit.value().converged) warnings_.push_back(NotConverged(asked, split));
    if (fit.value().warning) warnings_.push_back(*fit.value().warning);
    const Model& model = *fit.value().model;
    bool finite = tested_.AddOutputs(i, model, prepared.test());
    if (lab_.with_training)
      finite &=
          learnt_from_.AddOutputs(i, model, *prepared.training().features);
    if (!finite) warnings_.push_back(Overflowed(asked, split));
    return std::nullopt;
  }

  [[nodiscard]] std::uint64_t SeedOf(const Split& split) const {
    return SeedOfSplit(lab_.basis.plan.request.settings.seed, split);
  }

  const Lab& lab_;
  PredictedRows tested_;
  PredictedRows learnt_from_;
  Json::Numbers training_rows_;
  std::vector<Problem> warnings_;
};

Json Facts(const Table& table, const Lab& lab) {
  std::vector<Problem> warnings;
  Json json =
      Json::ObjectOf("lab", LabFactsJson(table, lab.basis.data, lab.learners));
  json.Put("plan",
           PlanFactsJson(table, lab.basis.plan.request, lab.plan(), warnings));
  if (!LooksAtTarget(lab.basis.plan.request, lab.target()))
    WarnOfLostClasses(lab.target(), lab.plan(), warnings);
  Json list = Json::EmptyArray();
  for (const Problem& warning : lab.basis.data.warnings)
    list.Add(ToJson(warning));
  for (const Problem& warning : warnings) list.Add(ToJson(warning));
  json.Put("warnings", std::move(list));
  return json;
}

}  // namespace

Json LabAnswer(const Table& table, const Json& request, KeptLabBasis& kept) {
  const Result<Lab> lab = ReadLab(table, request, kept);
  if (!lab) return ErrorJson(lab.problem());
  if (request.Find("apparent") != nullptr) {
    Predictions predictions(lab.value());
    if (auto problem = predictions.Add(AllRows(lab.value().plan().row_count)))
      return ErrorJson(*problem);
    return predictions.Write();
  }
  const Json* const splits = request.Find("splits");
  if (splits == nullptr) return Facts(table, lab.value());
  const auto& all = lab.value().plan().splits;
  const auto [begin, end] = ReadRange(*splits, all.size());
  Predictions predictions(lab.value());
  for (std::size_t i = begin; i < end; ++i)
    if (auto problem = predictions.Add(all[i])) return ErrorJson(*problem);
  return predictions.Write();
}

}  // namespace melon
