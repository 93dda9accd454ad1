#pragma once

#include <cstddef>
#include <string_view>

#include "base/data/estimates.h"
#include "base/function_view.h"
#include "base/working/working.h"

namespace melon {

/// The number of cases, Σ w.
[[nodiscard]] Term CasesTerm(const Estimates& cases);

/// CaseSum over all of them.
[[nodiscard]] Term CaseSum(std::string_view symbols, const Estimates& cases,
                           FunctionView<Term(std::size_t)> of_case,
                           double total);

/// The usual sums over the cases, each as a line of its own: SSE, the mean of
/// the truth, SST (with that mean), SAE.
[[nodiscard]] Term SquaredErrorsLine(const Estimates& cases, Working& working);
[[nodiscard]] Term TruthMeanLine(const Estimates& cases, Working& working);
[[nodiscard]] Term TruthSquaresLine(const Estimates& cases, Working& working);
[[nodiscard]] Term AbsoluteErrorsLine(const Estimates& cases, Working& working);
/// Σ w (ln(1 + prediction) − ln(1 + truth))², of NothingNegative.
[[nodiscard]] Term SquaredLogErrorsLine(const Estimates& cases,
                                        Working& working);
/// The mean of the errors, and the sum of their squared deviations from it.
[[nodiscard]] Term ErrorSpreadLine(const Estimates& cases, Working& working);
/// The mean of a term over the cases: `sign` a line with its sum, and that
/// divided by n.
[[nodiscard]] Term MeanOfCases(std::string_view sign, std::string_view symbols,
                               const Estimates& cases,
                               FunctionView<Term(std::size_t)> of_case,
                               double total, Working& working);

/// The truth of case i, and its prediction.
[[nodiscard]] Term TruthTerm(const Estimates& cases, std::size_t i);
[[nodiscard]] Term PredictionTerm(const Estimates& cases, std::size_t i);

}  // namespace melon
