#pragma once

namespace melon {

/// The confusion matrix of two classes: sums of weights, so whole numbers when
/// every case counts once.
struct Counts {
  double true_positive = 0;
  double false_positive = 0;
  double false_negative = 0;
  double true_negative = 0;

  bool operator==(const Counts&) const = default;

  [[nodiscard]] double positives() const {
    return true_positive + false_negative;
  }
  [[nodiscard]] double negatives() const {
    return false_positive + true_negative;
  }
  [[nodiscard]] double predicted_positives() const {
    return true_positive + false_positive;
  }
  [[nodiscard]] double predicted_negatives() const {
    return false_negative + true_negative;
  }
  [[nodiscard]] double total() const { return positives() + negatives(); }
};

}  // namespace melon
