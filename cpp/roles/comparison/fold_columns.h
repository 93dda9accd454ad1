#pragma once

#include "base/table.h"

namespace melon {

/// "run 1", "rep2": the header numbers a run.
[[nodiscard]] bool IsRunColumn(const Column& column);

/// "Fold 1", "cv3", 第1折, or a run: the header numbers a fold.
[[nodiscard]] bool IsFoldColumn(const Column& column);

}  // namespace melon
