#include "roles/assigners/prediction_assigner.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "base/column_access.h"
#include "roles/columns/case_counts.h"
#include "roles/columns/cut_scores.h"
#include "roles/columns/nearness.h"
#include "roles/names/role_names.h"
#include "roles/prediction_problems.h"
#include "roles/role_problems.h"
#include "roles/role_warnings.h"
#include "table/formatted_numbers.h"
#include "table/spelling.h"

namespace melon {
namespace {

/// Fewer numbers beside a target may be those of models.
constexpr std::size_t kFewestFeatures = 3;

}  // namespace

std::vector<std::size_t> PredictionAssigner::Candidates() const {
  if (!roles().predictions.empty()) return roles().predictions;
  std::vector<std::size_t> free;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (IsFree(i)) free.push_back(i);
  }
  return free;
}

bool PredictionAssigner::HasManyClasses() const {
  const Column& truth = At(roles().truth);
  return !IsCoded(truth) || PresentLabels(truth).size() > 2;
}

/// A number for each learner, or one for each of its classes.
bool PredictionAssigner::GuessLab() {
  if (!OfLab() || (OfLab()->task && OfLab()->task != roles().task))
    return false;
  for (std::size_t i = OfLab()->target + 1; i < table().columns.size(); ++i) {
    if (!IsTaken(i)) roles().predictions.push_back(i);
  }
  if (roles().task == TaskKind::binary) DropComplements();
  return true;
}

void PredictionAssigner::GuessPredictions() {
  if (GuessLab()) return;
  switch (roles().task) {
    case TaskKind::labels:
    case TaskKind::many_labels:
      return GuessAnyLabels();
    case TaskKind::multiclass:
      roles().predictions = Candidates();
      return;
    case TaskKind::regression:
      return GuessEstimates();
    case TaskKind::ranking:
      return TakeFree([this](std::size_t i) { return IsNearlyNumeric(At(i)); });
    default:
      return GuessScores();
  }
}

std::optional<Problem> PredictionAssigner::FindPredictions() {
  const bool guess = roles().predictions.empty() && !IsWithoutModels();
  if (guess) {
    GuessPredictions();
    LeaveOutCuts();
    LeaveOutSourcesOfTruth();
    roles().guessed.emplace_back("predictions");
  }
  if (roles().task == TaskKind::multiclass) GroupClassColumns(guess);
  if (guess) {
    if (auto inputs = NothingButInputs()) return inputs;
    NoteGuessed();
  }
  NoteZeroOne();
  NoteNumbersOrLabels();
  if (roles().task == TaskKind::labels && HasManyLabels())
    roles().task = TaskKind::many_labels;
  if (roles().task == TaskKind::many_labels) NoteLabelsBeyondTruth();
  if (ModelCount() > kMostNamedModels) return TooManyModels(ModelCount());
  if (ModelCount() > kMostModels)
    roles().warnings.push_back(PairsLimited(ModelCount(), kMostModels));
  if (AreLabels()) {
    if (auto unlike = LabelsUnlikeTruth(guess)) return unlike;
    NoteSpellings();
  }
  if (!roles().predictions.empty()) return std::nullopt;
  return NoPredictions();
}

/// "Fish_pred" beside "Fish_prob": labels of the same model.
void PredictionAssigner::LeaveOutCuts() {
  if (roles().task != TaskKind::binary) return;
  const std::vector<std::size_t> all = roles().predictions;
  std::erase_if(roles().predictions, [&](std::size_t i) {
    return IsLabelPrediction(i) && IsNumeric(At(i)) &&
           Mentions(kPredictionWords, i) &&
           std::any_of(all.begin(), all.end(), [&](std::size_t j) {
             return IsFractionalScore(j) && IsCutOf(At(i), At(j));
           });
  });
}

/// The number of points beside the grade that was made from it, where all else
/// are models by their names or probabilities.
void PredictionAssigner::LeaveOutSourcesOfTruth() {
  if (roles().task != TaskKind::binary) return;
  std::vector<std::size_t> sources;
  std::copy_if(roles().predictions.begin(), roles().predictions.end(),
               std::back_inserter(sources), [this](std::size_t i) {
                 return (!IsCalledModel(i) || IsIn(kPointsNames, At(i))) &&
                        !HoldsProportions(At(i));
               });
  const bool all = sources.size() == roles().predictions.size();
  if (sources.empty() || all ||
      !std::all_of(sources.begin(), sources.end(), [this](std::size_t i) {
        return AreLabelsMadeFrom(At(roles().truth), At(i));
      }))
    return;
  std::erase_if(roles().predictions,
                [&](std::size_t i) { return IsAmong(sources, i); });
  Note(column_warnings::sources_of_truth, sources);
  LeaveOutForGood(std::move(sources));
}

/// What is to be said of columns that were taken or left by their looks.
void PredictionAssigner::NoteGuessed() {
  if (MayBeFeatures())
    Note(column_warnings::perhaps_features, roles().predictions);
  LimitGuessed();
  NoteIgnored();
  NoteBounds();
  Note(column_warnings::other_truths_ignored, OfOtherTruths());
  Note(column_warnings::truth_repeated, CopiesOfTruth());
  Note(column_warnings::byproducts_ignored, Byproducts());
}

void PredictionAssigner::LimitGuessed() {
  const std::size_t found = ModelCount();
  if (found <= kMostModels) return;
  if (roles().task == TaskKind::multiclass) {
    roles().class_columns.resize(kMostModels);
    TakeClassColumns();
  } else {
    roles().predictions.resize(kMostModels);
  }
  roles().warnings.push_back(ModelsLimited(found, kMostModels));
}

bool PredictionAssigner::IsSetting(std::size_t index) const {
  return IsTuning(index) && At(index).labels.size() > 1;
}

bool PredictionAssigner::MayBeScore(std::size_t index) const {
  const Column& column = At(index);
  const bool numbers_rows =
      IsExplicit() ? IsRowOrder(column) : IsIdentifier(column);
  return IsNumbers(index) && !numbers_rows && !IsConfidence(index) &&
         !IsSetting(index) && !IsPossibleCount(index);
}

/// A column that may say how often each row stands for a case. Not where each
/// row is a case by its identifier, nor an input beside scores.
bool PredictionAssigner::IsPossibleCount(std::size_t index) const {
  if (roles().weight || IsNobody("weight") || !MayCountCases(At(index)))
    return false;
  if (IsRowOrder(At(index)) || (!AreLabels() && IsCalledInput(index)))
    return false;
  return !FirstColumn([this](std::size_t i) {
    return IsIn(kCaseNames, At(i)) && !HasFewValues(table(), At(i));
  });
}

/// Texts; and "predict" of 0 and 1 beside "p1", which is no score of its own.
bool PredictionAssigner::IsIgnoredLabels(std::size_t index) const {
  if (!IsNumeric(At(index)))
    return ShareOfLabels(At(index), At(roles().truth)) > 0;
  const bool beside_scores =
      roles().task == TaskKind::binary || roles().task == TaskKind::multiclass;
  return beside_scores && IsLabelPrediction(index) &&
         Mentions(kPredictionWords, index);
}

/// Numbers that labels leave out, though they may be scores.
void PredictionAssigner::NoteNumbersBesideLabels() {
  const bool two_classes = roles().task == TaskKind::labels;
  const std::vector<std::size_t> left =
      LeftOut([this, two_classes](std::size_t i) {
        if (!MayBeScore(i) || IsOfOtherSpelling(i)) return false;
        // Points may be scores of two classes, but never of many.
        return two_classes || !HasWholeNumbersOnly(At(i)) || IsLikelyLabels(i);
      });
  Note(two_classes ? column_warnings::scores_ignored
                   : column_warnings::numbers_beside_labels,
       left);
}

/// What else may be a model, were its role or the task another.
void PredictionAssigner::NoteIgnored() {
  const TaskKind task = roles().task;
  // Those beyond the limit were told of.
  if (!roles().warnings.empty() &&
      roles().warnings.back().code == "predictions_limited")
    return;
  Note(column_warnings::settings_pooled,
       LeftOut([this](std::size_t i) { return IsSetting(i); }));
  const auto is_labels = [this](std::size_t i) { return IsIgnoredLabels(i); };
  const std::vector<std::size_t> labels = LeftOut(is_labels);
  if (task == TaskKind::binary || task == TaskKind::multiclass) {
    Note(column_warnings::numbers_ignored, LeftOut([&](std::size_t i) {
           return MayBeScore(i) && !is_labels(i);
         }));
    Note(column_warnings::labels_beside_scores, labels);
  }
  if (AreLabels()) {
    Note(column_warnings::labels_ignored, labels);
    NoteNumbersBesideLabels();
  }
  if (task == TaskKind::binary || AreLabels())
    Note(column_warnings::labels_of_other_spelling,
         LeftOut([this](std::size_t i) { return IsOfOtherSpelling(i); }));
  if (task == TaskKind::regression) NoteInputs();
  if (task != TaskKind::ranking)
    Note(column_warnings::counts_not_used,
         LeftOut([this](std::size_t i) { return IsPossibleCount(i); }));
  NoteConfidences();
  NoteInDoubt([this](std::size_t i) {
    return !IsNumbers(i) && !IsLabelPrediction(i) && Mentions(kScoreWords, i);
  });
}

void PredictionAssigner::NoteBounds() {
  std::vector<std::size_t> bounds;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (IsLeftOutBound(i) && !IsTaken(i) && i != roles().truth)
      bounds.push_back(i);
  }
  Note(column_warnings::bounds_ignored, bounds);
}

/// Of many classes, as many numbers beside labels as the truth has.
bool PredictionAssigner::AreOneForEachClass(std::size_t numbers) const {
  const Column& truth = At(roles().truth);
  const std::size_t classes = IsCoded(truth) ? PresentLabels(truth).size() : 0;
  return AreLabels() && classes > 2 && numbers >= classes;
}

/// Probabilities of the predicted class, left out or treated as scores.
void PredictionAssigner::NoteConfidences() {
  const auto never_changes = [this](std::size_t i) {
    return IsCoded(At(i)) && PresentLabels(At(i)).size() == 1;
  };
  constexpr std::string_view kUncertainty[] = {"entropy", "uncertainty", "熵"};
  const auto is_confidence = [&](std::size_t i) {
    return IsConfidence(i) && !never_changes(i) && !Mentions(kUncertainty, i);
  };
  Note(column_warnings::constant_ignored, LeftOut([&](std::size_t i) {
         return IsConfidence(i) && never_changes(i);
       }));
  std::vector<std::size_t> left = LeftOut(is_confidence);
  if (const auto weka =
          FirstColumn([this](std::size_t i) { return IsWekaConfidence(i); }))
    left.push_back(*weka);
  if (!left.empty())
    roles().warnings.push_back(WarningOf(
        AreOneForEachClass(left.size()) ? column_warnings::numbers_beside_labels
                                        : column_warnings::confidence_ignored,
        table(), left));
  if (roles().task != TaskKind::binary) return;
  std::vector<std::size_t> taken;
  std::copy_if(roles().predictions.begin(), roles().predictions.end(),
               std::back_inserter(taken), is_confidence);
  if (!taken.empty())
    roles().warnings.push_back(
        WarningOf(column_warnings::confidence_as_score, table(), taken));
}

/// Nothing but 0 and 1 where the truth is written otherwise, "True" or "yes".
bool PredictionAssigner::IsZeroOne(std::size_t index) const {
  if (!IsCoded(At(index)) || !IsNumeric(At(index)) ||
      IsNearlyNumeric(At(roles().truth)))
    return false;
  const std::vector<double> numbers = ToNumbers(At(index));
  return std::all_of(numbers.begin(), numbers.end(), [](double number) {
    return std::isnan(number) || number == 0 || number == 1;
  });
}

/// Labels treated as scores.
void PredictionAssigner::NoteZeroOne() {
  if (options().task || roles().task != TaskKind::binary) return;
  std::vector<std::size_t> taken;
  std::copy_if(roles().predictions.begin(), roles().predictions.end(),
               std::back_inserter(taken),
               [this](std::size_t i) { return IsZeroOne(i); });
  Note(column_warnings::zero_one_as_score, taken);
}

/// Numbers may be labels or quantities: which of them was assumed.
void PredictionAssigner::NoteNumbersOrLabels() {
  if (options().task && roles().task == TaskKind::regression &&
      IsNearlyNumeric(At(roles().truth)) && HoldsTwoClasses(At(roles().truth)))
    Note(column_warnings::classes_as_numbers, {roles().truth});
  if (options().task || !IsNearlyNumeric(At(roles().truth))) return;
  const bool labels = roles().task == TaskKind::many_labels && HasManyClasses();
  const bool regression = roles().task == TaskKind::regression;
  const bool quantities = regression && !IsMeasured(roles().truth);
  if (labels)
    roles().warnings.push_back(
        WarningOf(column_warnings::read_as_labels, table(), {roles().truth}));
  if (quantities)
    roles().warnings.push_back(
        WarningOf(column_warnings::read_as_numbers, table(), {roles().truth}));
  if (regression && AreFewDecimals())
    roles().warnings.push_back(WarningOf(column_warnings::decimals_as_numbers,
                                         table(), {roles().truth}));
}

/// Ratings such as 3.5, all of them predicted as one of the others.
bool PredictionAssigner::AreFewDecimals() const {
  const Column& truth = At(roles().truth);
  const auto& taken = roles().predictions;
  return IsCoded(truth) && HasFewValues(table(), truth) &&
         !HasWholeNumbersOnly(truth) && !taken.empty() &&
         std::all_of(taken.begin(), taken.end(),
                     [this](std::size_t i) { return IsLabelPrediction(i); });
}

std::size_t PredictionAssigner::ModelCount() const {
  return roles().task == TaskKind::multiclass ? roles().class_columns.size()
                                              : roles().predictions.size();
}

/// Columns that belong to no model are not predictions.
/// Those that were chosen are named.
void PredictionAssigner::GroupClassColumns(bool guess) {
  std::vector<std::size_t> left = roles().predictions;
  roles().class_columns =
      FindClassColumns(table(), roles().predictions, At(roles().truth));
  TakeClassColumns();
  std::erase_if(left, [this](std::size_t i) { return IsTaken(i); });
  if (!guess) Note(column_warnings::no_class_columns, left);
}

void PredictionAssigner::TakeClassColumns() {
  roles().predictions.clear();
  for (const ClassColumns& model : roles().class_columns) {
    roles().predictions.insert(roles().predictions.end(), model.columns.begin(),
                               model.columns.end());
  }
}

/// Whether nothing but coordinates of points and other inputs was left to be a
/// prediction.
bool PredictionAssigner::AreInputs() const {
  const auto& taken = roles().predictions;
  return !taken.empty() &&
         std::all_of(taken.begin(), taken.end(),
                     [this](std::size_t i) { return IsCalledInput(i); });
}

/// Nothing is called as what a model gives is, nor the truth as only that of
/// models is.
bool PredictionAssigner::NamesLeaveFeatures() const {
  return !OfLab() && !IsClearTruthName(roles().truth) && !AnyCalledOutput();
}

/// Where something was given every column of numbers is a score, but most of
/// these are neither proportions nor of both signs.
bool PredictionAssigner::MayBeFeatures() const {
  const auto& taken = roles().predictions;
  if (!IsExplicit() || roles().task != TaskKind::binary ||
      !NamesLeaveFeatures())
    return false;
  const auto unlike_scores = static_cast<std::size_t>(
      std::count_if(taken.begin(), taken.end(), [this](std::size_t i) {
        return !HoldsProportions(At(i)) && !HoldsBothSigns(At(i));
      }));
  const std::size_t left =
      LeftOut([this](std::size_t i) { return IsCalledInput(i); }).size();
  return unlike_scores + left >= kFewestFeatures &&
         2 * unlike_scores > taken.size();
}

/// Of the numbers at least as many lie where no prediction does as were guessed
/// to be some; or all of these are farther from the truth than its mean. Texts
/// that the truth has, too, are predictions.
bool PredictionAssigner::AreFeatures() const {
  const Column& truth = At(roles().truth);
  if (IsExplicit() || !NamesLeaveFeatures()) return false;
  if (AreInputs()) return true;
  const bool estimates = roles().task == TaskKind::regression;
  const bool scores = roles().task == TaskKind::binary;
  if (!estimates && !scores && !(AreLabels() && IsNearlyNumeric(truth)))
    return false;
  const std::vector<std::size_t> left = LeftOut([this](std::size_t i) {
    return IsNearlyNumeric(At(i)) && !IsIdentifier(At(i)) && !IsTuning(i);
  });
  if (left.size() + roles().predictions.size() < kFewestFeatures) return false;
  if (left.size() >= std::max(kFewestFeatures, roles().predictions.size()))
    return true;
  if (!estimates) return false;
  const Nearness nearness(truth);
  return std::none_of(
      roles().predictions.begin(), roles().predictions.end(),
      [&](std::size_t i) { return nearness.Distance(At(i)) < 1; });
}

std::optional<Problem> PredictionAssigner::NothingButInputs() const {
  if (AreFeatures()) return FeaturesOnly();
  return CalledLabelsUnlikeTruth();
}

/// Without a name that says so, nothing is the target.
Problem PredictionAssigner::FeaturesOnly() const {
  const Column& truth = At(roles().truth);
  if (!IsIn(kTruthNames, truth)) return AskForTruth();
  return FeaturesAlone(table(), truth.name);
}

/// What else may be the truth: no model where it is called a truth.
std::vector<std::string> PredictionAssigner::OtherTruths() const {
  const Column& truth = At(roles().truth);
  std::vector<std::string> others = TruthCandidates();
  const bool clear = IsClearTruthName(roles().truth);
  std::erase_if(others, [&](const std::string& name) {
    const auto index = FindColumn(table(), name);
    return name == truth.name || (clear && index && IsCalledModel(*index));
  });
  return others;
}

/// Neither chosen nor called a truth.
bool PredictionAssigner::IsTruthByContent() const {
  return !options().truth && !IsIn(kTruthNames, At(roles().truth)) &&
         !HasWordOf(kTruthWords, roles().truth);
}

/// What is wrong with a column that is called a prediction and was left out.
std::optional<Problem> PredictionAssigner::CalledPredictionUnlikeTruth(
    bool labels) const {
  for (const std::size_t i :
       LeftOut([this](std::size_t one) { return IsCalledPrediction(one); })) {
    if (auto brackets = NumbersInBrackets(table(), i)) return brackets;
    auto other = labels ? OtherLabels(table(), i, roles().truth) : std::nullopt;
    if (!other) continue;
    // A score of texts, where the truth was one of these by chance.
    if (IsTruthByContent() && !Mentions(kEstimateWords, i))
      return AskForTruth();
    return other;
  }
  return std::nullopt;
}

/// The truth may be the wrong one, be it guessed or chosen.
Problem PredictionAssigner::NoPredictions() const {
  // Probabilities of classes are not written as labels.
  const bool labels = roles().task != TaskKind::multiclass;
  if (auto spelling = OtherSpelling(table(), roles().truth); spelling && labels)
    return *spelling;
  if (auto two = TwoSpellings(table(), roles().truth)) return *two;
  if (auto formatted = FormattedColumn(table()); formatted && !AreLabels())
    return *formatted;
  if (auto unlike = CalledPredictionUnlikeTruth(labels)) return *unlike;
  if (auto alone = OneColumnAlone())
    return {.code = "no_prediction_columns", .message = *std::move(alone)};
  Problem problem = MissingPredictions(table(), roles());
  PointToLab(problem.message);
  problem.candidates = OtherTruths();
  return problem;
}

}  // namespace melon
