#include "kernels/classes/error_rate.h"

#include <cstddef>

#include "base/reasons.h"
#include "base/sum.h"
#include "kernels/numbers/share.h"

namespace melon {

Value ErrorRate(const ConfusionMatrix& matrix) {
  const double n = matrix.Total();
  if (n == 0) return reasons::no_cases;
  // Added up by itself: n − correct would lose digits when errors are rare.
  Sum errors;
  for (std::size_t truth = 0; truth < matrix.class_count(); ++truth) {
    for (std::size_t prediction = 0; prediction < matrix.class_count();
         ++prediction) {
      if (prediction != truth) errors.Add(matrix.At(truth, prediction));
    }
  }
  return Share(errors.value(), n);
}

}  // namespace melon
