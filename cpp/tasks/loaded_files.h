#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/table.h"
#include "forms/join/join_files.h"
#include "forms/join/named_table.h"
#include "io/json/json.h"
#include "options/options.h"

namespace melon {

/// The files that a session has: usually one. Of several, those are read one
/// after the other and take the place of the earlier ones together; options
/// say how they become one table.
class LoadedFiles {
 public:
  /// The next file is the `part`-th of `parts`; the first forgets what was read
  /// of a set that was not finished.
  void Begin(std::string name, std::size_t part, std::size_t parts);
  /// Whether the file that is being read is one of several.
  [[nodiscard]] bool reads_several() const { return parts_ > 1; }
  /// Takes the file that was begun; true when its set is complete.
  bool Add(Table table);

  [[nodiscard]] bool empty() const { return files_.empty(); }
  [[nodiscard]] bool several() const { return files_.size() > 1; }
  /// The one table, joined anew if the options ask for it. A Problem where the
  /// files do not fit: then `table` is the first of them.
  std::optional<Problem> JoinFor(const Options& options);
  [[nodiscard]] const std::shared_ptr<const Table>& table() const {
    return table_;
  }
  /// Columns that the options call as the files do, by their names in the
  /// table; and what the files leave no doubt of, where the options say
  /// nothing.
  void AddRoles(Options& options) const;
  /// Into the input of a report: which files there are, and how they were
  /// joined. Nothing of a single file.
  void PutInto(Json& input) const;
  /// Into the options of a report: how the files were joined, as an option.
  void PutOption(Json& options) const;
  [[nodiscard]] std::vector<Problem> Warnings(const Options& options) const;

 private:
  /// The options that have a say in how the files are joined.
  [[nodiscard]] std::string WhatIsAsked(const Options& options) const;
  /// What a column is called in the table; several where each file has one.
  [[nodiscard]] std::vector<std::string> NamesInTable(
      const std::string& name) const;
  void TranslateNames(Options& options) const;
  /// The predictions of the files, but for what the options call otherwise.
  [[nodiscard]] std::optional<std::vector<std::string>> PredictionsFor(
      const Options& options) const;

  std::string name_;
  std::size_t part_ = 0;
  std::size_t parts_ = 1;
  /// Of a set that is not complete.
  std::vector<NamedTable> staged_;
  std::vector<NamedTable> files_;
  /// What was done to the files before they were joined.
  std::vector<Problem> rearranged_;
  /// Why they cannot be joined, whatever the options say.
  std::optional<Problem> unjoinable_;
  std::optional<JoinedFiles> joined_;
  /// The options that had a say in that.
  std::optional<std::string> joined_for_;
  std::shared_ptr<const Table> table_;
};

}  // namespace melon
