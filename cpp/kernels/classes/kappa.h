#pragma once

#include "base/data/confusion_matrix.h"
#include "base/value.h"

namespace melon {

/// Cohen's kappa: 1 − (observed disagreement) / (disagreement expected of
/// independent labels with the same totals), in [−1, 1]; undefined
/// (zero_denominator) when truth and prediction are one and the same class
/// throughout. `disagreement` is what confusing two classes `distance` apart in
/// the matrix costs: 0 at distance 0, positive elsewhere.
[[nodiscard]] Value Kappa(const ConfusionMatrix& matrix,
                          double (*disagreement)(double distance));

}  // namespace melon
