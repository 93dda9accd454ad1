#include "base/data/confusion_matrix.h"

#include <algorithm>
#include <utility>

namespace melon {

ConfusionMatrix::ConfusionMatrix(const Counts& counts) : ConfusionMatrix(2) {
  Add(0, 0, counts.true_negative);
  Add(0, 1, counts.false_positive);
  Add(1, 0, counts.false_negative);
  Add(1, 1, counts.true_positive);
}

ConfusionMatrix::ConfusionMatrix(std::size_t class_count,
                                 std::vector<double> cells)
    : class_count_(class_count),
      cells_(std::move(cells)),
      truth_totals_(class_count),
      prediction_totals_(class_count) {
  assert(cells_.size() == class_count * class_count);
  std::size_t cell = 0;
  for (std::size_t truth = 0; truth < class_count; ++truth) {
    for (std::size_t prediction = 0; prediction < class_count; ++prediction)
      Count(truth, prediction, cells_[cell++]);
  }
}

Counts ConfusionMatrix::OneVersusRest(std::size_t positive) const {
  Counts counts;
  counts.true_positive = At(positive, positive);
  for (std::size_t other = 0; other < class_count_; ++other) {
    if (other == positive) continue;
    // Sums of cells rather than differences of totals, so that with fractional
    // weights what is nothing stays 0.
    const double taken = At(other, positive);
    counts.false_negative += At(positive, other);
    counts.false_positive += taken;
    counts.true_negative += std::max(0.0, TruthTotal(other) - taken);
  }
  return counts;
}

}  // namespace melon
