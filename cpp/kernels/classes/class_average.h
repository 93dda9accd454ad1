#pragma once

#include "base/data/confusion_matrix.h"
#include "base/value.h"

namespace melon {

/// One class against all others.
struct ClassTotals {
  /// Truly and predicted of the class, truly of it, predicted as it.
  double correct;
  double truth;
  double predicted;
};

/// 0 where the quantity is undefined, as scikit-learn counts it in averages.
[[nodiscard]] double ClassPrecision(const ClassTotals& totals);
[[nodiscard]] double ClassRecall(const ClassTotals& totals);
[[nodiscard]] double ClassF1(const ClassTotals& totals);
[[nodiscard]] double ClassJaccard(const ClassTotals& totals);

/// The plain mean over the classes that occur in the truth or among the
/// predictions; undefined (no_cases) when there is none.
[[nodiscard]] Value MacroAverage(const ConfusionMatrix& matrix,
                                 double (*quantity)(const ClassTotals&));

/// The mean weighted by how often each class is true; undefined (no_cases) when
/// there is no case.
[[nodiscard]] Value WeightedAverage(const ConfusionMatrix& matrix,
                                    double (*quantity)(const ClassTotals&));

/// The same quantity of the counts summed over all classes. As each case has
/// one label and one prediction, precision, recall and F1 then all equal the
/// accuracy a, and the Jaccard index is a / (2 − a).
[[nodiscard]] Value MicroAverage(const ConfusionMatrix& matrix,
                                 double (*quantity)(const ClassTotals&));

}  // namespace melon
