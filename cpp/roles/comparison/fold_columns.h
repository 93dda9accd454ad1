#pragma once

#include <string_view>

#include "base/table.h"

namespace melon {

/// "run 1", "rep2": a text that numbers a run.
[[nodiscard]] bool IsRunName(std::string_view name);

/// "Fold 1", "cv3", 第1折, or a run: a text that numbers a fold.
[[nodiscard]] bool IsFoldName(std::string_view name);

/// "fold", "Outer fold", "Fold01.Rep2", 第1折: a text that speaks of folds, and
/// not of splits or resamples, which need not be those of a cross-validation.
[[nodiscard]] bool SaysFold(std::string_view text);

/// Whether a header numbers a run, and a fold.
[[nodiscard]] bool IsRunColumn(const Column& column);
[[nodiscard]] bool IsFoldColumn(const Column& column);

/// Whether three columns or more are called 0, 1, 2 …, as pandas numbers what
/// has no name.
[[nodiscard]] bool AreNumberedFromZero(const Table& table,
                                       const std::vector<std::size_t>& columns);

/// Whether three columns or more are called by years that follow each other.
[[nodiscard]] bool AreYears(const Table& table,
                            const std::vector<std::size_t>& columns);

}  // namespace melon
