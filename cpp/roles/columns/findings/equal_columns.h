#pragma once

#include <cstddef>
#include <optional>

#include "base/function_view.h"
#include "base/problem.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

/// Pairs of columns that are equal in every row.
struct EqualPairs {
  /// The first of them.
  std::size_t a;
  std::size_t b;
  std::size_t count;
};

/// Among so many columns, of which `are_equal` compares two by their indices.
[[nodiscard]] std::optional<EqualPairs> FindEqualPairs(
    std::size_t columns,
    const FunctionView<bool(std::size_t, std::size_t)>& are_equal);

/// Warns of models with the same predictions in every row.
[[nodiscard]] std::optional<Problem> EqualPredictions(const Table& table,
                                                      const Roles& roles);

}  // namespace melon
