#pragma once

#include <span>

#include "base/result.h"
#include "forms/join/join_files.h"
#include "forms/join/named_table.h"
#include "options/options.h"

namespace melon {

/// Whether each file has results of several learners, of which a comparison can
/// be made.
[[nodiscard]] bool AreResults(std::span<const NamedTable> files,
                              const Options& options);

/// The rows of all files below each other, behind a column with the names of
/// the files: of data sets, runs or folds.
[[nodiscard]] Result<JoinedFiles> StackFiles(std::span<const NamedTable> files,
                                             const Options& options);

}  // namespace melon
