#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/problem.h"
#include "roles/assigners/label_assigner.h"

namespace melon {

/// Finds the predictions beside a truth, for every task but clusterings and
/// counts, and says of what may be one and is left out.
class PredictionAssigner : public LabelAssigner {
 public:
  using LabelAssigner::LabelAssigner;

 protected:
  [[nodiscard]] std::optional<Problem> FindPredictions();
  /// The columns that may be predictions.
  [[nodiscard]] std::vector<std::size_t> Candidates() const;
  /// A truth of more than two classes, or of so many that they were not kept.
  [[nodiscard]] bool HasManyClasses() const;

 private:
  [[nodiscard]] bool GuessLab();
  void GuessPredictions();
  void LeaveOutCuts();
  void LeaveOutSourcesOfTruth();
  void NoteGuessed();
  void LimitGuessed();
  /// A tuned parameter of which several settings are there.
  [[nodiscard]] bool IsSetting(std::size_t index) const;
  [[nodiscard]] bool MayBeScore(std::size_t index) const;
  [[nodiscard]] bool IsPossibleCount(std::size_t index) const;
  [[nodiscard]] bool IsIgnoredLabels(std::size_t index) const;
  void NoteIgnored();
  void NoteNumbersBesideLabels();
  void NoteBounds();
  [[nodiscard]] bool AreOneForEachClass(std::size_t numbers) const;
  void NoteConfidences();
  [[nodiscard]] bool IsZeroOne(std::size_t index) const;
  void NoteZeroOne();
  void NoteNumbersOrLabels();
  [[nodiscard]] bool AreFewDecimals() const;
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
