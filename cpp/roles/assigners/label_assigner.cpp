#include "roles/assigners/label_assigner.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/column_access.h"
#include "roles/columns/nearness.h"
#include "roles/names/role_names.h"
#include "roles/prediction_problems.h"
#include "roles/role_warnings.h"
#include "table/class_index.h"
#include "table/spelling.h"

namespace melon {

bool LabelAssigner::IsMeasured(std::size_t index) const {
  constexpr std::size_t kMostClassNumbers = 20;
  const Column& column = At(index);
  if (!IsNearlyNumeric(column)) return false;
  if (!HasWholeNumbersOnly(column)) return true;
  if (!IsCoded(column)) return true;
  // Identifiers of classes, unless hardly one occurs twice.
  if (HasLongWholeNumbers(column)) return !HasFewValues(table(), column);
  return column.labels.size() > kMostClassNumbers &&
         column.labels.size() * 5 > column.codes.size();
}

bool LabelAssigner::IsLikelyLabels(std::size_t index) const {
  const Column& column = At(index);
  const Column& truth = At(roles().truth);
  if (!IsCoded(column) || !IsCoded(truth)) return false;
  if (HasLabelsOf(column, truth) || IsCalledLabels(index) ||
      PredictsMoreClasses(index))
    return true;
  if (!IsNumeric(column)) return ShareOfLabels(column, truth) >= 0.5;
  return HasWholeNumbersOnly(column) &&
         column.labels.size() <= truth.labels.size() + 1 &&
         ShareOfLabels(column, truth) >= 0.8;
}

/// "predicted_label", "Predicted Class": whole numbers, of which the truth has
/// one at least.
bool LabelAssigner::IsCalledLabels(std::size_t index) const {
  constexpr std::string_view kWords[] = {"label", "labels", "class"};
  return HasWordOf(kWords, index) && Mentions(kEstimateWords, index) &&
         CanBeLabels(index);
}

/// "pred_tree" of 0, 1 and 2 beside a truth in which only 1 and 2 happen to
/// occur.
bool LabelAssigner::PredictsMoreClasses(std::size_t index) const {
  const Column& column = At(index);
  const Column& truth = At(roles().truth);
  if (!Mentions(kEstimateWords, index) || Mentions(kScoreWords, index) ||
      !IsCoded(column) || !IsCoded(truth) || !HasWholeNumbersOnly(column) ||
      !HasFewValues(table(), column))
    return false;
  const std::size_t known = PresentLabels(truth).size();
  const std::size_t labels = PresentLabels(column).size();
  return labels > 2 && labels > known && labels <= 2 * known &&
         HasLabelsOf(truth, column);
}

/// Columns that share a label with the truth and have not many more.
bool LabelAssigner::CanBeLabels(std::size_t index) const {
  constexpr std::size_t kTimes = 10;
  const Column& column = At(index);
  const Column& truth = At(roles().truth);
  return IsCoded(column) && IsCoded(truth) && HasWholeNumbersOnly(column) &&
         column.labels.size() <= kTimes * truth.labels.size() &&
         ShareOfLabels(column, truth) > 0;
}

/// "question_type" of 1, 2 and 3 beside a truth of 0 and 1. Beside a truth that
/// is always 1, 0 and 1 say whether a model is right.
bool LabelAssigner::AreOtherNumbers(std::size_t index) const {
  const Column& truth = At(roles().truth);
  if (!IsNumeric(At(index)) || IsCalledModel(index)) return false;
  if (PresentLabels(truth).size() == 1) return !HoldsTwoClasses(At(index));
  return ShareOfLabels(At(index), truth) < 0.5;
}

/// "bert_label" of "expected_label".
bool LabelAssigner::IsCalledLikeTruth(std::size_t index) const {
  constexpr std::string_view kWords[] = {"label", "labels", "class"};
  return HasWordOf(kWords, roles().truth) && HasWordOf(kWords, index);
}

/// Beside "y_pred" a flag of the truth's labels is rather an input, and one
/// that repeats the truth is no model.
void LabelAssigner::SettleUnnamedLabels() {
  std::vector<std::size_t>& taken = roles().predictions;
  std::vector<std::size_t> copies;
  std::vector<std::size_t> unnamed;
  for (const std::size_t i : taken) {
    if (IsCalledModel(i)) continue;
    (FirstOtherClass(At(roles().truth), At(i)) ? unnamed : copies).push_back(i);
  }
  const bool called = std::any_of(
      taken.begin(), taken.end(),
      [this](std::size_t i) { return Mentions(kEstimateWords, i); });
  if (!called) return;
  // "n_processes" of 0, 1 and 2 beside a truth of two classes.
  const auto is_other = [this](std::size_t i) {
    return IsNumeric(At(i)) && !HasLabelsOf(At(i), At(roles().truth));
  };
  std::erase_if(taken, [&](std::size_t i) {
    return IsAmong(copies, i) || (IsAmong(unnamed, i) && is_other(i));
  });
  std::erase_if(unnamed, is_other);
  Note(column_warnings::truth_repeated, copies);
  Note(column_warnings::labels_beside_predictions, unnamed);
  LeaveOutForGood(std::move(copies));
}

/// Of columns that may be labels of the truth, those whose names say so, where
/// any do.
void LabelAssigner::TakeLikelyLabels(bool called) {
  const bool alike = AnyPrediction([this](std::size_t i) {
    return IsLikelyLabels(i) && IsCalledLikeTruth(i);
  });
  TakeFree([this, called, alike](std::size_t i) {
    if (!IsLikelyLabels(i) || IsCertainProbability(i)) return false;
    if (alike) return IsCalledLikeTruth(i) || IsCalledPrediction(i);
    return !called || IsCalledPrediction(i);
  });
}

void LabelAssigner::GuessAnyLabels() {
  const bool called =
      AnyCalledPrediction([this](std::size_t i) { return IsLikelyLabels(i); });
  // A chosen task does not show that columns called otherwise are labels, nor
  // does a chosen truth that another column is called after.
  const bool paired = AnyPrediction([this](std::size_t i) {
    return IsLikelyLabels(i) && IsNamedAfterTruth(i);
  });
  const bool any = IsExplicit() && !(called && (!options().truth || paired));
  if (any) {
    TakeFree([this](std::size_t i) {
      return CanBeLabels(i) && !SpeaksAgainst(i) && !AreOtherNumbers(i) &&
             !IsCertainProbability(i);
    });
    SettleUnnamedLabels();
  } else if (AnyPrediction([this](std::size_t i) {
               return IsLabelPrediction(i) || PredictsMoreClasses(i);
             })) {
    TakeLikelyLabels(called);
  }
  if (roles().predictions.empty())
    TakeFree([this](std::size_t i) { return CanBeLabels(i); });
}

/// Labels that are all another spelling of the truth's; or any others, as many
/// as the truth has, in a column called like a model.
bool LabelAssigner::IsOfOtherSpelling(std::size_t index) const {
  const Column& column = At(index);
  const Column& truth = At(roles().truth);
  if (!IsCoded(column) || ShareOfLabels(column, truth) > 0 ||
      !HasWholeNumbersOnly(column) || !HasFewValues(table(), column))
    return false;
  const std::size_t labels = PresentLabels(column).size();
  const bool called = IsCalledModel(index) && !IsIn(kAlgorithmNames, column) &&
                      labels > 1 && labels <= PresentLabels(truth).size();
  // Beside scores, texts may be inputs, and numbers are named as such.
  if (roles().task == TaskKind::binary) return called && !IsNumbers(index);
  return called || IsSpelledOtherwise(column, truth);
}

/// More than two labels in the truth and its predictions together.
bool LabelAssigner::HasManyLabels() const {
  std::vector<std::string_view> labels = PresentLabels(At(roles().truth));
  for (const std::size_t index : roles().predictions) {
    for (const std::string_view label : PresentLabels(At(index))) {
      const bool known = std::any_of(
          labels.begin(), labels.end(),
          [label](std::string_view one) { return SameLabel(one, label); });
      if (!known) labels.push_back(label);
      if (labels.size() > 2) return true;
    }
  }
  return false;
}

/// Averages over the classes count such a label as one, of that model alone.
/// Where the classes are listed, each in the list is meant.
void LabelAssigner::NoteLabelsBeyondTruth() {
  const Column& truth = At(roles().truth);
  std::vector<std::string_view> known = PresentLabels(truth);
  if (options().ordered)
    known.insert(known.end(), options().ordered->begin(),
                 options().ordered->end());
  for (const std::size_t index : roles().predictions) {
    if (!IsCoded(At(index)) || HasLabelsOf(At(index), truth)) continue;
    std::vector<std::string> beyond;
    for (const std::string_view label : PresentLabels(At(index))) {
      const bool is_known = std::any_of(
          known.begin(), known.end(),
          [label](std::string_view one) { return SameLabel(one, label); });
      if (!is_known) beyond.emplace_back(label);
    }
    if (beyond.empty()) continue;
    roles().warnings.push_back(
        LabelsBeyondTruth(table(), index, beyond, roles().truth));
  }
}

bool LabelAssigner::AreLabels() const {
  return roles().task == TaskKind::labels ||
         roles().task == TaskKind::many_labels;
}

/// A model of which no label, or none but by its spelling, can be right.
std::optional<Problem> LabelAssigner::LabelsUnlikeTruth(bool guess) const {
  if (guess) {
    if (auto numbers = NumbersNotLabels()) return numbers;
  }
  for (const std::size_t index : roles().predictions) {
    if (auto other = OtherSpellingOf(table(), index, roles().truth))
      return other;
    if (PresentLabels(At(index)).size() < 2) continue;
    if (auto other = OtherLabels(table(), index, roles().truth)) return other;
  }
  return std::nullopt;
}

/// Decimals that are called a prediction of a number, where labels were asked
/// for and nothing is called so that may be some.
std::optional<Problem> LabelAssigner::NumbersNotLabels() const {
  const Column& truth = At(roles().truth);
  if (!options().task || !IsNearlyNumeric(truth) ||
      AnyCalledPrediction([this](std::size_t i) { return CanBeLabels(i); }))
    return std::nullopt;
  const bool measured = IsMeasured(roles().truth) || PredictsByName();
  const Nearness nearness(truth);
  const auto numbers = FirstColumn([&](std::size_t i) {
    return IsFree(i) && Mentions(kEstimateWords, i) && IsFractionalNumbers(i) &&
           (measured || (!HoldsProportions(At(i)) &&
                         nearness.Distance(At(i)) < kUsefulDistance));
  });
  if (!numbers) return std::nullopt;
  return NumbersPredicted(At(roles().truth), At(*numbers));
}

/// "RF_Predicted" of True and False beside a truth of "TP_HIT" and "SL_HIT",
/// where nothing else is called a prediction, not even of its labels: all
/// others are inputs.
std::optional<Problem> LabelAssigner::CalledLabelsUnlikeTruth() const {
  const auto is_called = [this](std::size_t i) {
    return Mentions(kPredictionWords, i);
  };
  const auto& taken = roles().predictions;
  const std::vector<std::size_t> left = LeftOut([&](std::size_t i) {
    return is_called(i) && ShareOfLabels(At(i), At(roles().truth)) > 0;
  });
  if (roles().task != TaskKind::binary || !left.empty() ||
      std::any_of(taken.begin(), taken.end(), is_called))
    return std::nullopt;
  for (const std::size_t i : LeftOut([this](std::size_t one) {
         return Mentions(kEstimateWords, one) && IsOfOtherSpelling(one);
       })) {
    if (auto other = OtherLabels(table(), i, roles().truth)) return other;
  }
  return std::nullopt;
}

/// Labels of one column that may be the same class.
void LabelAssigner::NoteSpellings() {
  std::vector<std::size_t> columns = roles().predictions;
  columns.insert(columns.begin(), roles().truth);
  for (const std::size_t index : columns) {
    if (auto warning = TwoSpellings(table(), index))
      roles().warnings.push_back(*warning);
  }
}

}  // namespace melon
