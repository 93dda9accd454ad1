#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/data/estimates.h"
#include "base/function_view.h"
#include "base/working/term.h"

namespace melon {

/// The number of cases, Σ w.
[[nodiscard]] Term CasesTerm(const Estimates& cases);

/// Σ w·term over the cases, folded where they are many, written `symbols`:
/// "\sum_i e_i^2". Cases of weight 0 are left out; a weight other than 1 stands
/// before its term. `of_case` gives the term of case i, `total` the whole sum.
[[nodiscard]] Term CaseSum(std::string_view symbols, const Estimates& cases,
                           FunctionView<Term(std::size_t)> of_case,
                           double total);

/// The truth of case i, and its prediction.
[[nodiscard]] Term TruthTerm(const Estimates& cases, std::size_t i);
[[nodiscard]] Term PredictionTerm(const Estimates& cases, std::size_t i);

}  // namespace melon
