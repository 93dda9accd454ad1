#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/table.h"

namespace melon {

/// The probabilities of the two classes in columns of the same name but for the
/// class at its end: "proba_0" and "proba_1", "P (churn=no)" and
/// "P (churn=yes)"; or scores that differ in their sign alone. One is a model,
/// the other the same again.
struct Complement {
  std::size_t negative;
  std::size_t positive;
};

/// Those among the columns; all of them are numeric.
[[nodiscard]] std::vector<Complement> FindComplements(
    const Table& table, const std::vector<std::size_t>& columns,
    std::string_view negative, std::string_view positive);

}  // namespace melon
