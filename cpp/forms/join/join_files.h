#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/problem.h"
#include "base/result.h"
#include "base/table.h"
#include "forms/join/named_table.h"
#include "io/json/json.h"
#include "options/options.h"

namespace melon {

/// What became of a file.
struct JoinedFile {
  std::string name;
  std::uint64_t rows = 0;
  /// Rows that are not in all files, and the identifiers of the first of them.
  std::uint64_t unmatched = 0;
  std::vector<std::string> first_unmatched = {};
  /// Its columns, and what they are called from then on; two files may give the
  /// same.
  std::vector<std::pair<std::string, std::string>> columns = {};
  std::vector<std::string> left_out = {};
};

/// How files became one table.
enum class JoinKind : unsigned char { identifier, rows, stack };

/// Several files as one table.
struct JoinedFiles {
  Table table;
  JoinKind kind = JoinKind::rows;
  /// identifier: its columns; stack: the one that says which file a row is
  /// from.
  std::vector<std::string> by = {};
  std::vector<JoinedFile> files = {};
  /// Columns that the option `join` may name.
  std::vector<std::string> choices = {};
  /// The truth and the predictions, where the files leave no doubt of them.
  std::optional<std::string> truth = std::nullopt;
  std::optional<std::vector<std::string>> predictions = std::nullopt;
  /// Of files with the results of one learner each: what they call them.
  std::optional<std::string> measure = std::nullopt;
  /// Whether scores are missing of items that a model did not rank.
  bool missing_is_unranked = false;
  std::vector<Problem> warnings = {};
};

/// Files with predictions of the same cases beside each other: by an identifier
/// that all have, else row by row, the truth and what else they have in common
/// once, and what a model gives under the name of its file. Files with results
/// of the same learners below each other, with a column that says which file a
/// row is from. The option `join` decides which of it is done; at least two
/// files.
[[nodiscard]] Result<JoinedFiles> JoinFiles(std::span<const NamedTable> files,
                                            const Options& options);

/// For the report, into its input: "files" and, where they fit, "join".
/// `joined` may be null.
void PutJoin(std::span<const NamedTable> files, const JoinedFiles* joined,
             Json& input);

}  // namespace melon
