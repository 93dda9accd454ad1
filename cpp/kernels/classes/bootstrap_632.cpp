#include "kernels/classes/bootstrap_632.h"

#include <algorithm>
#include <vector>

namespace melon {
namespace {

/// As published; 1 − e⁻¹ to three digits.
constexpr double kOutOfBagWeight = .632;
constexpr double kApparentWeight = .368;

}  // namespace

double NoInformationErrorRate(std::span<const std::uint16_t> truth,
                              std::span<const std::uint16_t> prediction,
                              std::size_t class_count) {
  std::vector<double> of_truth(class_count);
  std::vector<double> of_prediction(class_count);
  for (const std::uint16_t label : truth) of_truth[label] += 1;
  for (const std::uint16_t label : prediction) of_prediction[label] += 1;
  // Pairs are counted and divided once: a learner that always predicts the same
  // class has this very number as its apparent error, and no overfitting.
  const auto count = static_cast<double>(truth.size());
  double pairs = 0;
  for (std::size_t i = 0; i < class_count; ++i)
    pairs += of_truth[i] * (count - of_prediction[i]);
  return pairs / (count * count);
}

double Bootstrap632(double apparent, double out_of_bag) {
  return (kApparentWeight * apparent) + (kOutOfBagWeight * out_of_bag);
}

double RelativeOverfittingRate(double apparent, double out_of_bag,
                               double no_information) {
  const double capped = std::min(out_of_bag, no_information);
  if (!(capped > apparent)) return 0;
  return (capped - apparent) / (no_information - apparent);
}

double Weight632Plus(double overfitting_rate) {
  return kOutOfBagWeight / (1 - (kApparentWeight * overfitting_rate));
}

double Bootstrap632Plus(double apparent, double out_of_bag,
                        double no_information) {
  const double overfitting =
      RelativeOverfittingRate(apparent, out_of_bag, no_information);
  if (overfitting == 0) return Bootstrap632(apparent, out_of_bag);
  const double capped = std::min(out_of_bag, no_information);
  return Bootstrap632(apparent, out_of_bag) +
         ((capped - apparent) * kApparentWeight * overfitting *
          Weight632Plus(overfitting));
}

}  // namespace melon
