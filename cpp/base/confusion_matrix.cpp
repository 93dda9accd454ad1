#include "base/confusion_matrix.h"

namespace melon {

ConfusionMatrix::ConfusionMatrix(const Counts& counts) : ConfusionMatrix(2) {
  Add(0, 0, counts.true_negative);
  Add(0, 1, counts.false_positive);
  Add(1, 0, counts.false_negative);
  Add(1, 1, counts.true_positive);
}

double ConfusionMatrix::TruthTotal(std::size_t truth) const {
  double total = 0;
  for (std::size_t prediction = 0; prediction < class_count_; ++prediction)
    total += At(truth, prediction);
  return total;
}

double ConfusionMatrix::PredictionTotal(std::size_t prediction) const {
  double total = 0;
  for (std::size_t truth = 0; truth < class_count_; ++truth)
    total += At(truth, prediction);
  return total;
}

double ConfusionMatrix::Total() const {
  double total = 0;
  for (const double cell : cells_) total += cell;
  return total;
}

double ConfusionMatrix::Correct() const {
  double correct = 0;
  for (std::size_t label = 0; label < class_count_; ++label)
    correct += At(label, label);
  return correct;
}

Counts ConfusionMatrix::OneVersusRest(std::size_t positive) const {
  Counts counts;
  counts.true_positive = At(positive, positive);
  counts.false_negative = TruthTotal(positive) - counts.true_positive;
  counts.false_positive = PredictionTotal(positive) - counts.true_positive;
  counts.true_negative = Total() - counts.true_positive -
                         counts.false_negative - counts.false_positive;
  return counts;
}

}  // namespace melon
