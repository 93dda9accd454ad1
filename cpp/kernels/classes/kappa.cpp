#include "kernels/classes/kappa.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "base/reasons.h"
#include "base/sum.h"

namespace melon {

Value Kappa(const ConfusionMatrix& matrix,
            double (*disagreement)(double distance)) {
  const std::size_t classes = matrix.class_count();
  std::vector<double> predicted(classes);
  for (std::size_t label = 0; label < classes; ++label)
    predicted[label] = matrix.PredictionTotal(label);
  Sum observed;
  Sum expected;
  for (std::size_t truth = 0; truth < classes; ++truth) {
    const double true_total = matrix.TruthTotal(truth);
    for (std::size_t prediction = 0; prediction < classes; ++prediction) {
      const double distance = std::abs(static_cast<double>(truth) -
                                       static_cast<double>(prediction));
      const double weight = disagreement(distance);
      observed.Add(weight * matrix.At(truth, prediction));
      expected.Add(weight * true_total * predicted[prediction]);
    }
  }
  if (!(expected.value() > 0)) return reasons::zero_denominator;
  // Rounding may pass −1 by an ulp.
  return std::max(-1.0,
                  1 - (observed.value() * matrix.Total() / expected.value()));
}

}  // namespace melon
