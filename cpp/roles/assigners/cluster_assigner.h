#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/problem.h"
#include "roles/assigners/prediction_assigner.h"

namespace melon {

/// Finds clusterings and the coordinates of the points: a clustering is called
/// so, or has the content of one beside others; a coordinate is any other
/// column of numbers.
class ClusterAssigner : public PredictionAssigner {
 public:
  using PredictionAssigner::PredictionAssigner;

 protected:
  /// Whether the columns that the user named as predictions are clusterings.
  [[nodiscard]] bool NamedAreClusterings() const;
  [[nodiscard]] std::optional<Problem> FindClusters();
  [[nodiscard]] std::optional<Problem> FindCoordinates();

 private:
  void NoteChosenTruth();
  /// There may be none.
  void FindClusterTruth();
  bool TakeCalledPredictions();
  void TakeClusterings();
  [[nodiscard]] bool IsClusterTruth(std::size_t index) const;
  [[nodiscard]] bool MayNameGroups(std::size_t index) const;
  [[nodiscard]] std::optional<std::size_t> NamedClusterTruth() const;
  [[nodiscard]] std::vector<std::size_t> Columns(const Fits& fits) const;
  [[nodiscard]] bool NumbersPoints(std::size_t index) const;
  [[nodiscard]] bool IsMostlyMissing(std::size_t index) const;
  [[nodiscard]] bool IsNamedTruth(std::size_t index) const;
  void NoteTimes();
  void NoteFeatures();
  [[nodiscard]] bool MayBeClustering(std::size_t index) const;
  [[nodiscard]] bool IsOtherGrouping(std::size_t index) const;
  [[nodiscard]] bool IsCalledCount(std::size_t index) const;
  /// Free columns with the content of a clustering and another name.
  [[nodiscard]] std::vector<std::size_t> Unnamed() const;
  /// Free columns of texts that describe the points and may be clusterings.
  [[nodiscard]] std::vector<std::size_t> OtherGroupings() const;
  [[nodiscard]] bool AnyCoordinate(const Fits& fits) const;
  [[nodiscard]] bool AreClusterings(
      const std::vector<std::size_t>& unnamed) const;
};

}  // namespace melon
