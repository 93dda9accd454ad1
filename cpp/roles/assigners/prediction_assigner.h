#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/problem.h"
#include "roles/assigners/estimate_assigner.h"

namespace melon {

/// Finds the predictions beside a truth, for every task but clusterings and
/// counts, and says of what may be one and is left out.
class PredictionAssigner : public EstimateAssigner {
 public:
  using EstimateAssigner::EstimateAssigner;

 protected:
  [[nodiscard]] std::optional<Problem> FindPredictions();
  /// The columns that may be predictions.
  [[nodiscard]] std::vector<std::size_t> Candidates() const;
  /// A truth of more than two classes, or of so many that they were not kept.
  [[nodiscard]] bool HasManyClasses() const;
  /// Columns of the truth's labels but for a few rows, be it a slip or a class
  /// that the truth happens not to have.
  [[nodiscard]] bool IsLikelyLabels(std::size_t index) const;
  [[nodiscard]] bool IsCalledLabels(std::size_t index) const;
  [[nodiscard]] bool PredictsMoreClasses(std::size_t index) const;

  /// So many numbers, or such, that they are measured and not classes.
  [[nodiscard]] bool IsMeasured(std::size_t index) const;

 private:
  [[nodiscard]] bool GuessLab();
  void GuessPredictions();
  [[nodiscard]] bool CanBeLabels(std::size_t index) const;
  [[nodiscard]] bool AreOtherNumbers(std::size_t index) const;
  void SettleUnnamedLabels();
  [[nodiscard]] bool IsCalledLikeTruth(std::size_t index) const;
  void TakeLikelyLabels(bool called);
  void GuessAnyLabels();
  void LeaveOutCuts();
  void LeaveOutSourcesOfTruth();
  void NoteGuessed();
  void LimitGuessed();
  /// A tuned parameter of which several settings are there.
  [[nodiscard]] bool IsSetting(std::size_t index) const;
  [[nodiscard]] bool MayBeScore(std::size_t index) const;
  [[nodiscard]] bool IsPossibleCount(std::size_t index) const;
  [[nodiscard]] bool IsIgnoredLabels(std::size_t index) const;
  [[nodiscard]] bool IsOfOtherSpelling(std::size_t index) const;
  void NoteIgnored();
  void NoteNumbersBesideLabels();
  void NoteBounds();
  [[nodiscard]] bool AreOneForEachClass(std::size_t numbers) const;
  void NoteConfidences();
  [[nodiscard]] bool IsZeroOne(std::size_t index) const;
  void NoteZeroOne();
  void NoteNumbersOrLabels();
  [[nodiscard]] bool AreFewDecimals() const;
  [[nodiscard]] bool AreLabels() const;
  [[nodiscard]] std::optional<Problem> LabelsUnlikeTruth(bool guess) const;
  [[nodiscard]] std::optional<Problem> CalledLabelsUnlikeTruth() const;
  [[nodiscard]] std::optional<Problem> NumbersNotLabels() const;
  void NoteSpellings();
  [[nodiscard]] bool HasManyLabels() const;
  void NoteLabelsBeyondTruth();
  [[nodiscard]] std::size_t ModelCount() const;
  void GroupClassColumns(bool guess);
  void TakeClassColumns();
  [[nodiscard]] bool AreInputs() const;
  [[nodiscard]] bool NamesLeaveFeatures() const;
  [[nodiscard]] bool MayBeFeatures() const;
  [[nodiscard]] bool AreFeatures() const;
  [[nodiscard]] std::optional<Problem> NothingButInputs() const;
  [[nodiscard]] Problem FeaturesOnly() const;
  [[nodiscard]] std::vector<std::string> OtherTruths() const;
  [[nodiscard]] bool IsTruthByContent() const;
  [[nodiscard]] std::optional<Problem> CalledPredictionUnlikeTruth(
      bool labels) const;
  [[nodiscard]] Problem NoPredictions() const;
};

}  // namespace melon
