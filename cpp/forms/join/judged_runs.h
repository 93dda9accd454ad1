#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "forms/join/match_rows.h"
#include "forms/join/named_table.h"
#include "options/options.h"

namespace melon {

/// What rankers found for queries, and a file that says which documents are
/// relevant, as TREC keeps them: neither has all documents of the other.
struct JudgedRuns {
  /// The file with the relevances.
  std::size_t judgments = 0;
  /// The query and the document.
  Identifier identifier = {};
};

/// Nothing where the files are something else, or the user joins them by other
/// columns.
[[nodiscard]] std::optional<JudgedRuns> FindJudgedRuns(
    std::span<const NamedTable> files, const Options& options);

/// Relevances of 0 for documents that were not judged: those of kNoRow.
void FillUnjudged(const std::vector<std::size_t>& rows, Column& relevance);

}  // namespace melon
