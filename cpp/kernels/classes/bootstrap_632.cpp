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
  std::vector<double> true_share(class_count);
  std::vector<double> predicted_share(class_count);
  const double one = 1.0 / static_cast<double>(truth.size());
  for (const std::uint16_t label : truth) true_share[label] += one;
  for (const std::uint16_t label : prediction) predicted_share[label] += one;
  double rate = 0;
  for (std::size_t i = 0; i < class_count; ++i)
    rate += true_share[i] * (1 - predicted_share[i]);
  return rate;
}

double Bootstrap632(double apparent, double out_of_bag) {
  return (kApparentWeight * apparent) + (kOutOfBagWeight * out_of_bag);
}

double Bootstrap632Plus(double apparent, double out_of_bag,
                        double no_information) {
  const double capped = std::min(out_of_bag, no_information);
  if (!(capped > apparent)) return Bootstrap632(apparent, out_of_bag);
  const double overfitting = (capped - apparent) / (no_information - apparent);
  return Bootstrap632(apparent, out_of_bag) +
         ((capped - apparent) * kApparentWeight * kOutOfBagWeight *
          overfitting / (1 - (kApparentWeight * overfitting)));
}

}  // namespace melon
