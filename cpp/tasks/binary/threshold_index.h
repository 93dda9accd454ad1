#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/data/counts.h"
#include "base/data/score_groups.h"

namespace melon {

/// Answers within microseconds what a drag asks sixty times a second: which
/// threshold lies nearest to the pointer, and the confusion matrix there.
/// Positions count groups: at position g the first g groups are predicted
/// positive.
class ThresholdIndex {
 public:
  /// The groups' spans and memo, which must be there, must outlive it.
  explicit ThresholdIndex(const ScoreGroups& groups);

  [[nodiscard]] Counts CountsAtPosition(std::size_t position) const;
  /// How many groups have score ≥ threshold.
  [[nodiscard]] std::size_t PositionOf(double threshold) const;
  /// The threshold of a position: the lowest score predicted positive, +∞ for
  /// none.
  [[nodiscard]] double ThresholdAt(std::size_t position) const;
  /// The position whose point on the curve lies nearest to (x, y), in the sense
  /// that dragging wants: along the curve, not across it. `curve` is an id of
  /// cpp/curves. Both classes must be present.
  [[nodiscard]] std::size_t Nearest(std::string_view curve, double x,
                                    double y) const;

 private:
  template <class Measure>
  [[nodiscard]] std::size_t FirstAtLeast(double wanted,
                                         const Measure& measure) const;
  [[nodiscard]] std::size_t NearestOnRoc(double x, double y) const;
  [[nodiscard]] std::size_t NearestOnPrecisionRecall(double x, double y) const;
  [[nodiscard]] std::size_t BestForProbabilityCost(
      double probability_cost) const;

  ScoreGroups groups_;
  /// Positions of the ROC hull's vertices.
  std::vector<std::size_t> hull_;
};

}  // namespace melon
