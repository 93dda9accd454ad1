#pragma once

#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

#include "base/counts.h"

namespace melon {

/// Truth × prediction over any number of classes, as sums of weights. Row sums
/// are what is true, column sums what is predicted.
class ConfusionMatrix {
 public:
  explicit ConfusionMatrix(std::size_t class_count)
      : class_count_(class_count), cells_(class_count * class_count) {}
  /// Two classes: 0 is the negative, 1 the positive.
  explicit ConfusionMatrix(const Counts& counts);

  [[nodiscard]] std::size_t class_count() const { return class_count_; }
  [[nodiscard]] double At(std::size_t truth, std::size_t prediction) const {
    assert(truth < class_count_ && prediction < class_count_);
    return cells_[(truth * class_count_) + prediction];
  }
  void Add(std::size_t truth, std::size_t prediction, double weight) {
    assert(truth < class_count_ && prediction < class_count_);
    cells_[(truth * class_count_) + prediction] += weight;
  }
  [[nodiscard]] double TruthTotal(std::size_t truth) const;
  [[nodiscard]] double PredictionTotal(std::size_t prediction) const;
  [[nodiscard]] double Total() const;
  /// The weight on the diagonal.
  [[nodiscard]] double Correct() const;
  /// The matrix of `positive` against all other classes.
  [[nodiscard]] Counts OneVersusRest(std::size_t positive) const;

 private:
  std::size_t class_count_;
  std::vector<double> cells_;
};

}  // namespace melon
