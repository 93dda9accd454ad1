#pragma once

#include <cstddef>
#include <span>

namespace melon {

/// One model's numbers beside the true ones. All spans have one finite entry a
/// case.
struct Estimates {
  std::span<const double> truth;
  std::span<const double> prediction;
  /// Not negative; empty: every case counts once.
  std::span<const double> weight = {};
  /// Whether every weight is a whole number, so that weights are counts of
  /// cases.
  bool whole_weights = true;

  [[nodiscard]] std::size_t size() const { return truth.size(); }
  [[nodiscard]] double WeightOf(std::size_t i) const {
    return weight.empty() ? 1 : weight[i];
  }
  /// Prediction minus truth.
  [[nodiscard]] double ErrorOf(std::size_t i) const {
    return prediction[i] - truth[i];
  }
};

}  // namespace melon
