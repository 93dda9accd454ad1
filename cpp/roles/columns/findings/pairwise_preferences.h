#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// What to do about rows that each say which of two models is preferred:
/// "model_a", "model_b" and "winner", as the arenas of language models give
/// them. Nothing where the table is none of these.
[[nodiscard]] std::optional<Problem> PairwisePreferences(const Table& table);

}  // namespace melon
