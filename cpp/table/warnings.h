#pragma once

#include <cstdint>
#include <vector>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// When a title was skipped, or rows of empty cells at the end; when the file's
/// encoding was guessed; when its first line was data, and the columns got
/// names of ours.
void WarnOfHeader(const Table& table, std::vector<Problem>& warnings);

/// When `dropped` of `all` rows are left out.
void WarnOfDroppedRows(std::uint64_t dropped, std::uint64_t all,
                       std::vector<Problem>& warnings);

/// The same of a table whose rows are models.
void WarnOfDroppedColumns(std::uint64_t dropped, std::uint64_t all,
                          std::vector<Problem>& warnings);

}  // namespace melon
