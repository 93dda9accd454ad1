#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "base/function_view.h"
#include "base/working/term.h"

namespace melon {

/// Σ w·term over `count` cases, folded where they are many, written `symbols`:
/// "\sum_i e_i^2". `weight` may be empty: every case counts once. Cases of
/// weight 0 are left out; a weight other than 1 stands before its term.
/// `of_case` gives the term of case i, `total` the whole sum.
[[nodiscard]] Term CaseSum(std::string_view symbols, std::size_t count,
                           std::span<const double> weight,
                           FunctionView<Term(std::size_t)> of_case,
                           double total);

}  // namespace melon
