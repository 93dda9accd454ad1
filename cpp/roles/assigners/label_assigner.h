#pragma once

#include <cstddef>
#include <optional>

#include "base/problem.h"
#include "roles/assigners/estimate_assigner.h"

namespace melon {

/// Finds the columns that predict a truth's labels, and says of what is wrong
/// with them.
class LabelAssigner : public EstimateAssigner {
 public:
  using EstimateAssigner::EstimateAssigner;

 protected:
  void GuessAnyLabels();
  [[nodiscard]] bool AreLabels() const;
  /// Columns of the truth's labels but for a few rows, be it a slip or a class
  /// that the truth happens not to have.
  [[nodiscard]] bool IsLikelyLabels(std::size_t index) const;
  [[nodiscard]] bool IsCalledLabels(std::size_t index) const;
  [[nodiscard]] bool PredictsMoreClasses(std::size_t index) const;
  [[nodiscard]] bool IsOfOtherSpelling(std::size_t index) const;
  /// So many numbers, or such, that they are measured and not classes.
  [[nodiscard]] bool IsMeasured(std::size_t index) const;
  [[nodiscard]] bool HasManyLabels() const;
  void NoteLabelsBeyondTruth();
  void NoteSpellings();
  [[nodiscard]] std::optional<Problem> LabelsUnlikeTruth(bool guess) const;
  [[nodiscard]] std::optional<Problem> CalledLabelsUnlikeTruth() const;

 private:
  [[nodiscard]] bool CanBeLabels(std::size_t index) const;
  [[nodiscard]] bool AreOtherNumbers(std::size_t index) const;
  [[nodiscard]] bool IsCalledLikeTruth(std::size_t index) const;
  void SettleUnnamedLabels();
  void TakeLikelyLabels(bool called);
  [[nodiscard]] std::optional<Problem> NumbersNotLabels() const;
};

}  // namespace melon
