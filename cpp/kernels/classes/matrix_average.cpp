#include "kernels/classes/matrix_average.h"

#include "base/reasons.h"
#include "base/sum.h"

namespace melon {
namespace {

ClassTotals TotalsOf(const Counts& matrix) {
  return {matrix.true_positive, matrix.positives(),
          matrix.predicted_positives()};
}

bool IsEmpty(const ClassTotals& totals) {
  return totals.truth == 0 && totals.predicted == 0;
}

}  // namespace

Value MeanOverMatrices(std::span<const Counts> matrices,
                       double (*quantity)(const ClassTotals&)) {
  Sum sum;
  double seen = 0;
  for (const Counts& matrix : matrices) {
    const ClassTotals totals = TotalsOf(matrix);
    if (IsEmpty(totals)) continue;
    sum.Add(quantity(totals));
    ++seen;
  }
  if (seen == 0) return reasons::no_cases;
  return sum.value() / seen;
}

ClassTotals AddMatrices(std::span<const Counts> matrices) {
  Sum correct;
  Sum truth;
  Sum predicted;
  for (const Counts& matrix : matrices) {
    const ClassTotals totals = TotalsOf(matrix);
    correct.Add(totals.correct);
    truth.Add(totals.truth);
    predicted.Add(totals.predicted);
  }
  return {correct.value(), truth.value(), predicted.value()};
}

}  // namespace melon
