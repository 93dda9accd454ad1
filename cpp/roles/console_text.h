#pragma once

#include <optional>

#include "base/result.h"
#include "base/table.h"

namespace melon {

/// What to do about a text that a program wrote for people or for another
/// program, without delimiters: the output window of WEKA, TREC's judgements
/// and runs, the summary of a fitted model, the log of a training. Nothing
/// where the table is none.
[[nodiscard]] std::optional<Problem> ConsoleText(const Table& table);

}  // namespace melon
