#pragma once

#include <cassert>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "base/data/counts.h"

namespace melon {

/// Truth × prediction over any number of classes, as sums of weights. Row sums
/// are what is true, column sums what is predicted; they are kept up to date.
class ConfusionMatrix {
 public:
  explicit ConfusionMatrix(std::size_t class_count)
      : class_count_(class_count),
        cells_(class_count * class_count),
        truth_totals_(class_count),
        prediction_totals_(class_count) {}
  /// Two classes: 0 is the negative, 1 the positive.
  explicit ConfusionMatrix(const Counts& counts);
  /// From all cells by row.
  ConfusionMatrix(std::size_t class_count, std::vector<double> cells);

  [[nodiscard]] std::size_t class_count() const { return class_count_; }
  [[nodiscard]] double At(std::size_t truth, std::size_t prediction) const {
    assert(truth < class_count_ && prediction < class_count_);
    return cells_[(truth * class_count_) + prediction];
  }
  void Add(std::size_t truth, std::size_t prediction, double weight) {
    assert(truth < class_count_ && prediction < class_count_);
    cells_[(truth * class_count_) + prediction] += weight;
    Count(truth, prediction, weight);
  }
  [[nodiscard]] double TruthTotal(std::size_t truth) const {
    assert(truth < class_count_);
    return truth_totals_[truth];
  }
  [[nodiscard]] double PredictionTotal(std::size_t prediction) const {
    assert(prediction < class_count_);
    return prediction_totals_[prediction];
  }
  [[nodiscard]] double Total() const { return total_; }
  /// The weight on the diagonal.
  [[nodiscard]] double Correct() const { return correct_; }
  /// What the classes are called, verbatim, where somebody wants to read that;
  /// else empty. The names must outlive the matrix.
  [[nodiscard]] std::span<const std::string> class_names() const {
    return class_names_;
  }
  void NameClasses(std::span<const std::string> names) {
    assert(names.size() == class_count_);
    class_names_ = names;
  }
  /// The matrix of `positive` against all other classes.
  [[nodiscard]] Counts OneVersusRest(std::size_t positive) const;

 private:
  void Count(std::size_t truth, std::size_t prediction, double weight) {
    truth_totals_[truth] += weight;
    prediction_totals_[prediction] += weight;
    total_ += weight;
    if (truth == prediction) correct_ += weight;
  }

  std::size_t class_count_;
  std::vector<double> cells_;
  std::vector<double> truth_totals_;
  std::vector<double> prediction_totals_;
  double total_ = 0;
  double correct_ = 0;
  std::span<const std::string> class_names_;
};

}  // namespace melon
