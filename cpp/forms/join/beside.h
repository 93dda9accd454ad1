#pragma once

#include <span>

#include "base/result.h"
#include "forms/join/join_files.h"
#include "forms/join/named_table.h"
#include "options/options.h"

namespace melon {

/// The columns of all files beside each other, for the same cases.
[[nodiscard]] Result<JoinedFiles> JoinBeside(std::span<const NamedTable> files,
                                             const Options& options);

}  // namespace melon
