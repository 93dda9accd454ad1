#pragma once

#include <cstddef>

#include "base/data/estimates.h"
#include "base/reasons.h"
#include "base/sum.h"
#include "base/value.h"

namespace melon {

/// Σ w·term(i) over the cases, compensated. A case of weight 0 is not looked
/// at.
template <class Term>
[[nodiscard]] double WeightedSum(const Estimates& cases, const Term& term) {
  Sum sum;
  if (cases.weight.empty()) {
    for (std::size_t i = 0; i < cases.size(); ++i) sum.Add(term(i));
    return sum.value();
  }
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (cases.weight[i] > 0) sum.Add(cases.weight[i] * term(i));
  }
  return sum.value();
}

/// Calls `visit(i)` for each case of positive weight until it answers false;
/// whether it never did.
template <class Visit>
bool AllCases(const Estimates& cases, const Visit& visit) {
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (cases.WeightOf(i) > 0 && !visit(i)) return false;
  }
  return true;
}

/// The number of cases: Σ w.
[[nodiscard]] double CaseTotal(const Estimates& cases);

[[nodiscard]] double TruthMean(const Estimates& cases);

/// Σ w (prediction − truth)².
[[nodiscard]] double SquaredErrors(const Estimates& cases);

/// Σ w |prediction − truth|.
[[nodiscard]] double AbsoluteErrors(const Estimates& cases);

/// Σ w (ln(1 + prediction) − ln(1 + truth))².
[[nodiscard]] double SquaredLogErrors(const Estimates& cases);

/// Whether no truth and no prediction is below 0.
[[nodiscard]] bool NothingNegative(const Estimates& cases);

/// Σ w (truth − mean truth)²; exactly 0 for a constant truth is not promised,
/// ask ConstantTruth.
[[nodiscard]] double TruthSquares(const Estimates& cases);

/// Whether all cases have the same true value.
[[nodiscard]] bool ConstantTruth(const Estimates& cases);

/// Whether all cases have the same prediction.
[[nodiscard]] bool ConstantPrediction(const Estimates& cases);

/// Σ w·term(i) / Σ w: undefined for no cases.
template <class Term>
[[nodiscard]] Value WeightedMean(const Estimates& cases, const Term& term) {
  const double total = CaseTotal(cases);
  if (!(total > 0)) return reasons::no_cases;
  return FiniteValue(WeightedSum(cases, term) / total);
}

}  // namespace melon
