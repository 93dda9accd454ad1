#include "roles/assigners/estimate_assigner.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>
#include <vector>

#include "base/column_access.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"

namespace melon {

bool EstimateAssigner::IsEstimate(std::size_t index) const {
  if (!IsNearlyNumeric(At(index))) return false;
  if (!IsRowOrder(At(index))) return true;
  // In a file of few rows, predictions may be 3, 1 and 2.
  const std::vector<double> numbers = ToNumbers(At(index));
  return Mentions(kEstimateWords, index) &&
         !std::is_sorted(numbers.begin(), numbers.end());
}

/// A model may be called by its inputs: "Body mass and blood pressure".
bool EstimateAssigner::IsInputOf(const Nearness& nearness,
                                 std::size_t index) const {
  return IsIn(kInputNames, At(index)) || IsTuning(index) ||
         (IsCalledInput(index) &&
          !(nearness.Distance(At(index)) < kUsefulDistance));
}

/// "predicted_day" beside the truth "day", and numbers between its values.
bool EstimateAssigner::PredictsByName() const {
  const std::string& truth = At(roles().truth).name;
  return FirstColumn([&](std::size_t i) {
           return i != roles().truth && IsFree(i) && IsFractionalNumbers(i) &&
                  Mentions(kEstimateWords, i) &&
                  HasAllWordsOf(truth, At(i).name);
         })
      .has_value();
}

/// Beside a column that is called a prediction the others are inputs, unless
/// something was given and they are of use as predictions, or beside one that
/// is called after a chosen truth; so they are beside one with a model's
/// name. Where no name says anything, all are models if
/// anything was given; otherwise those on the truth's scale.
double EstimateAssigner::FarthestUnnamed(bool called) const {
  if (called) {
    const bool paired = options().truth && PredictsByName();
    return IsExplicit() && !paired ? kUsefulDistance : 0;
  }
  const auto model = FirstColumn([this](std::size_t i) {
    return IsFree(i) && IsEstimate(i) && IsCalledModel(i) &&
           !IsIn(kInputNames, At(i));
  });
  if (model) return kUsefulDistance;
  return IsExplicit() ? std::numeric_limits<double>::infinity() : kNearDistance;
}

/// Models are known by their names, however far they are from the truth.
bool EstimateAssigner::FitsTruth(const Nearness& nearness, double farthest,
                                 std::size_t index) const {
  if (!IsEstimate(index) || At(index).input || IsIn(kInputNames, At(index)))
    return false;
  if (IsCalledModel(index)) return true;
  if (IsInputOf(nearness, index)) return false;
  if (IsExplicit() && IsIn(kTruthNames, At(index))) return false;
  if (std::isinf(farthest)) return true;
  return nearness.Distance(At(index)) <= farthest;
}

/// Those that fit the truth, and those of the same series of names.
void EstimateAssigner::GuessEstimates() {
  if (!IsNearlyNumeric(At(roles().truth))) return;
  const Nearness nearness(At(roles().truth));
  const bool called =
      FirstColumn([this](std::size_t i) {
        return IsFree(i) && IsEstimate(i) && Mentions(kEstimateWords, i);
      }).has_value();
  const double farthest = FarthestUnnamed(called);
  TakeFree([&](std::size_t i) { return FitsTruth(nearness, farthest, i); });
  LeaveOutOtherUnits(nearness);
  if (called && IsExplicit()) {
    std::vector<std::size_t> unnamed = roles().predictions;
    std::erase_if(unnamed, [this](std::size_t i) { return IsCalledModel(i); });
    Note(column_warnings::numbers_beside_predictions, unnamed);
  }
  if (std::isinf(farthest)) {
    NoteFarModels(nearness);
  } else if (!called) {
    TakeSeries();
  }
  if (roles().predictions.empty())
    TakeFree(
        [this](std::size_t i) { return IsEstimate(i) && !SpeaksAgainst(i); });
  if (roles().predictions.empty())
    TakeFree([this](std::size_t i) { return IsNearlyNumeric(At(i)); });
}

/// "rf_nM" beside "rf_log10" and a truth in its unit.
void EstimateAssigner::LeaveOutOtherUnits(const Nearness& nearness) {
  constexpr double kFar = 100;
  std::vector<std::size_t>& taken = roles().predictions;
  const auto is_far = [&](std::size_t i) {
    return nearness.Distance(At(i)) > kFar && !nearness.IsInRange(At(i));
  };
  if (std::none_of(taken.begin(), taken.end(), [&](std::size_t i) {
        return nearness.Distance(At(i)) < kUsefulDistance;
      }))
    return;
  std::vector<std::size_t> far;
  std::copy_if(taken.begin(), taken.end(), std::back_inserter(far), is_far);
  std::erase_if(taken, is_far);
  Note(column_warnings::other_units_ignored, far);
  LeaveOutForGood(std::move(far));
}

/// No name told models from inputs: those that may well be inputs.
void EstimateAssigner::NoteFarModels(const Nearness& nearness) {
  std::vector<std::size_t> far;
  std::copy_if(roles().predictions.begin(), roles().predictions.end(),
               std::back_inserter(far), [&](std::size_t i) {
                 return nearness.Distance(At(i)) > kNearDistance;
               });
  Note(column_warnings::numbers_as_models, far);
}

/// "R3" beside "R1", and "C" beside "A".
void EstimateAssigner::TakeSeries() {
  const std::vector<std::size_t> taken = std::move(roles().predictions);
  roles().predictions.clear();
  TakeFree([&](std::size_t i) {
    return std::any_of(taken.begin(), taken.end(), [&](std::size_t one) {
      return one == i || (IsEstimate(i) && !IsCalledInput(i) &&
                          AreOfOneSeries(At(one).name, At(i).name));
    });
  });
}

void EstimateAssigner::NoteInDoubt(const Fits& fits) {
  Note(column_warnings::predictions_in_doubt, LeftOut(fits));
}

void EstimateAssigner::Note(const ColumnWarning& kind,
                            const std::vector<std::size_t>& columns) {
  if (!columns.empty())
    roles().warnings.push_back(WarningOf(kind, table(), columns));
}

/// Numbers beside a regression's predictions: those that might well be some,
/// and the others.
void EstimateAssigner::NoteInputs() {
  const Nearness nearness(At(roles().truth));
  const auto in_doubt = [&](std::size_t i) {
    return IsEstimate(i) && nearness.Distance(At(i)) < kUsefulDistance;
  };
  NoteInDoubt(in_doubt);
  const std::vector<std::size_t> inputs = LeftOut([&](std::size_t i) {
    return IsNearlyNumeric(At(i)) && !in_doubt(i) && !IsTuning(i);
  });
  if (!inputs.empty())
    roles().warnings.push_back(
        WarningOf(column_warnings::numbers_as_inputs, table(), inputs));
}

}  // namespace melon
