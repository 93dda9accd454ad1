#pragma once

#include <cstddef>
#include <vector>

#include "roles/assigners/score_assigner.h"
#include "roles/columns/nearness.h"
#include "roles/role_warnings.h"

namespace melon {

/// Tells the models of a regression from its inputs.
class EstimateAssigner : public ScoreAssigner {
 public:
  using ScoreAssigner::ScoreAssigner;

 protected:
  void GuessEstimates();
  void NoteInputs();
  [[nodiscard]] bool PredictsByName() const;
  /// A warning of the columns; nothing without any.
  void Note(const ColumnWarning& kind, const std::vector<std::size_t>& columns);
  void NoteInDoubt(const Fits& fits);

 private:
  /// Whether it may be a regression's estimates by its content.
  [[nodiscard]] bool IsEstimate(std::size_t index) const;
  [[nodiscard]] bool IsInputOf(const Nearness& nearness,
                               std::size_t index) const;
  /// How far from the truth a column may lie that no name calls a model.
  /// `called`: whether some column is called a prediction.
  [[nodiscard]] double FarthestUnnamed(bool called) const;
  [[nodiscard]] bool FitsTruth(const Nearness& nearness, double farthest,
                               std::size_t index) const;
  void LeaveOutOtherUnits(const Nearness& nearness);
  void TakeSeries();
  void NoteFarModels(const Nearness& nearness);
};

}  // namespace melon
