#include "kernels/classes/class_average.h"

#include <cstddef>

#include "base/reasons.h"
#include "base/sum.h"
#include "kernels/numbers/share.h"

namespace melon {
namespace {

ClassTotals TotalsOf(const ConfusionMatrix& matrix, std::size_t label) {
  return {matrix.At(label, label), matrix.TruthTotal(label),
          matrix.PredictionTotal(label)};
}

}  // namespace

double ClassPrecision(const ClassTotals& totals) {
  return totals.predicted > 0 ? Share(totals.correct, totals.predicted) : 0;
}

double ClassRecall(const ClassTotals& totals) {
  return totals.truth > 0 ? Share(totals.correct, totals.truth) : 0;
}

double ClassF1(const ClassTotals& totals) {
  const double both = totals.truth + totals.predicted;
  return both > 0 ? Share(2 * totals.correct, both) : 0;
}

double ClassJaccard(const ClassTotals& totals) {
  const double either = totals.truth + totals.predicted - totals.correct;
  return either > 0 ? Share(totals.correct, either) : 0;
}

Value MacroAverage(const ConfusionMatrix& matrix,
                   double (*quantity)(const ClassTotals&)) {
  Sum sum;
  double classes = 0;
  for (std::size_t label = 0; label < matrix.class_count(); ++label) {
    const ClassTotals totals = TotalsOf(matrix, label);
    if (totals.truth + totals.predicted == 0) continue;
    sum.Add(quantity(totals));
    ++classes;
  }
  if (classes == 0) return reasons::no_cases;
  return Share(sum.value(), classes);
}

Value WeightedAverage(const ConfusionMatrix& matrix,
                      double (*quantity)(const ClassTotals&)) {
  Sum sum;
  Sum weight;
  for (std::size_t label = 0; label < matrix.class_count(); ++label) {
    const ClassTotals totals = TotalsOf(matrix, label);
    sum.Add(totals.truth * quantity(totals));
    weight.Add(totals.truth);
  }
  if (weight.value() == 0) return reasons::no_cases;
  return Share(sum.value(), weight.value());
}

Value MicroAverage(const ConfusionMatrix& matrix,
                   double (*quantity)(const ClassTotals&)) {
  const double n = matrix.Total();
  if (n == 0) return reasons::no_cases;
  return quantity({matrix.Correct(), n, n});
}

}  // namespace melon
