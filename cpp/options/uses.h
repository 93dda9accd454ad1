#pragma once

#include <optional>
#include <string_view>

#include "base/problem.h"
#include "options/option.h"

namespace melon {

/// Whether the task uses an option; true for a name that there is not.
[[nodiscard]] bool IsUsed(std::string_view option, TaskKind task);

/// The warning that names the options that were given a value other than their
/// default and of which the task makes no use, if there are any.
[[nodiscard]] std::optional<Problem> UnusedOptions(const Options& options,
                                                   TaskKind task);

/// Whether one of the given options is of comparisons of learners alone.
[[nodiscard]] bool SetsComparison(const Options& options);

/// Whether what the task found at a stage under the options `before` is what it
/// would find now, as far as options settle it.
[[nodiscard]] bool Keeps(Stage stage, TaskKind task, const Options& before,
                         const Options& now);

}  // namespace melon
