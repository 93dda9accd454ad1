#pragma once

#include <string_view>

#include "base/table.h"

namespace melon {

/// "run 1", "rep2": a text that numbers a run.
[[nodiscard]] bool IsRunName(std::string_view name);

/// "Fold 1", "cv3", 第1折, or a run: a text that numbers a fold.
[[nodiscard]] bool IsFoldName(std::string_view name);

/// The same of its header.
[[nodiscard]] bool IsRunColumn(const Column& column);
[[nodiscard]] bool IsFoldColumn(const Column& column);

}  // namespace melon
