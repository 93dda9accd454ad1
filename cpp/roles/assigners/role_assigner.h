#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "roles/assigners/option_roles.h"
#include "roles/columns/lab_predictions.h"

namespace melon {

/// What the search for roles needs whatever the table contains: which columns
/// are free, and what their names and contents speak for.
class RoleAssigner : public OptionRoles {
 public:
  using OptionRoles::OptionRoles;

 protected:
  [[nodiscard]] Unknown TakeTruth();

  /// Where the table is of melon lab, and the truth its target or not yet
  /// known.
  [[nodiscard]] const std::optional<LabPredictions>& OfLab() const {
    return of_lab_;
  }
  /// Looks whether it is.
  void FindLab();

  // What is left to guess from.
  [[nodiscard]] bool IsIndex(std::size_t index) const;
  [[nodiscard]] bool IsFree(std::size_t index) const;
  /// A parameter that is tuned, with few values, beside a prediction.
  [[nodiscard]] bool IsTuning(std::size_t index) const;
  /// Whether a column tells the cases, and each has several rows: predictions
  /// under several settings. Not where each row has a case of its own.
  [[nodiscard]] bool RepeatsCases() const;
  /// Names of identifiers, inputs, truths and tuned parameters.
  [[nodiscard]] bool SpeaksAgainst(std::size_t index) const;
  [[nodiscard]] bool IsClustering(std::size_t index) const;
  [[nodiscard]] bool NamesModels(std::size_t index) const;
  /// Numbers, but for slips among fractions.
  [[nodiscard]] bool IsNumbers(std::size_t index) const;
  [[nodiscard]] bool IsFractionalNumbers(std::size_t index) const;
  [[nodiscard]] bool IsWekaConfidence(std::size_t index) const;
  /// A probability called "case" or "True" beside a column of "case" and
  /// "control", "True" and "False", each of which names a column: whatever else
  /// it is called like, it is of this class.
  [[nodiscard]] bool IsNamedAfterClass(std::size_t index) const;
  /// "tree probability" of nothing but 0 and 1 beside "forest probability" of
  /// fractions: a model that is certain of every case.
  [[nodiscard]] bool IsCertainProbability(std::size_t index) const;
  [[nodiscard]] bool IsLabelPrediction(std::size_t index) const;
  /// Of the chosen predictions, or where none were chosen of the free columns.
  [[nodiscard]] bool AnyPrediction(const Fits& fits) const;

  /// Bounds of intervals are not free from here on.
  void LeaveOutBounds();
  [[nodiscard]] bool IsLeftOutBound(std::size_t index) const {
    return index < bounds_.size() && bounds_[index];
  }
  /// Not free either, where one of several truths was chosen.
  [[nodiscard]] const std::vector<std::size_t>& OfOtherTruths() const {
    return of_other_truths_;
  }

  void LeaveOutOtherTruth(std::size_t index) {
    of_other_truths_.push_back(index);
  }

  /// Columns that repeat the truth, or say whether a prediction is right, are
  /// not free from here on.
  void LeaveOutCopiesOfTruth();
  [[nodiscard]] const std::vector<std::size_t>& CopiesOfTruth() const {
    return copies_of_truth_;
  }

  /// Columns that describe predictions are not free from here on.
  void LeaveOutByproducts();
  [[nodiscard]] const std::vector<std::size_t>& Byproducts() const {
    return byproducts_;
  }

  /// Columns of which a warning speaks, such as those from which the truth was
  /// made, are not free from here on.
  void LeaveOutForGood(std::vector<std::size_t> columns) {
    left_out_ = std::move(columns);
  }

  // Guesses.
  [[nodiscard]] std::optional<std::size_t> TruthByName() const;
  /// Where no name tells the truth: the columns of two texts, or else of two of
  /// −1, 0, 1, that are not called like models.
  [[nodiscard]] std::vector<std::size_t> UnnamedTruths() const;
  [[nodiscard]] bool IsCalledModel(std::size_t index) const;
  /// "x", "y" or "z" of points, beside a target that is none of them.
  [[nodiscard]] bool IsCoordinate(std::size_t index) const;
  /// "x3", "age", "blood pressure": an input of models.
  [[nodiscard]] bool IsCalledInput(std::size_t index) const;
  void FindWeight();
  void NoteKind();
  /// The free columns without a role, but for complements, that fit.
  [[nodiscard]] std::vector<std::size_t> LeftOut(const Fits& fits) const;

 private:
  using ColumnsByName = std::map<std::string, std::size_t>;
  [[nodiscard]] std::vector<std::size_t> ProbabilitiesOf(
      const Column& classes, const ColumnsByName& by_name) const;
  [[nodiscard]] bool RatesConfidence(std::size_t index) const;
  [[nodiscard]] bool IsCalledId(std::size_t index) const;
  [[nodiscard]] bool AreBeforeAndAfter() const;
  [[nodiscard]] bool IsNumberOfClusters(std::size_t index) const;
  [[nodiscard]] bool IsCalledClustering(std::size_t index) const;
  [[nodiscard]] bool IsBesidePredictions(std::size_t index) const;
  [[nodiscard]] bool IsGroupOfCases(std::size_t index) const;
  [[nodiscard]] bool MeansClustering(std::size_t index) const;
  std::optional<LabPredictions> of_lab_;
  std::vector<bool> bounds_;
  std::vector<std::size_t> of_other_truths_;
  std::vector<std::size_t> copies_of_truth_;
  std::vector<std::size_t> correctness_;
  std::vector<std::size_t> byproducts_;
  std::vector<std::size_t> left_out_;
  /// Once they were looked for.
  mutable std::optional<std::vector<std::size_t>> named_after_classes_;
};

}  // namespace melon
