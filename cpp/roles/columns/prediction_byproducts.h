#pragma once

#include <cstddef>
#include <vector>

#include "base/function_view.h"
#include "base/table.h"

namespace melon {

/// What describes predictions and is none, by its name: residuals, errors,
/// losses and entropies of cases, standard deviations and variances, and in a
/// ranking the ranks of the scores.
struct ByproductSearch {
  const Table& table;
  std::size_t truth;
  bool ranking;
  /// Whether a column may be a prediction at all.
  FunctionView<bool(std::size_t)> is_free;
  /// Whether its name says that it is one.
  FunctionView<bool(std::size_t)> is_predicted;
};

/// "ridge_residual" beside "ridge" and "std_ridge" beside "pred_ridge"; a name
/// that says nothing else, such as "entropy", beside a column that is called a
/// prediction. A word of the truth's name, or one of its labels, says what is
/// predicted: "predicted_loss" beside "actual_loss" is a prediction.
[[nodiscard]] std::vector<std::size_t> FindByproducts(
    const ByproductSearch& search);

}  // namespace melon
