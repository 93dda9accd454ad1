#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "io/csv/csv_reader.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/binary/data.h"

namespace melon {

/// The table that the reader makes of a file with this text.
inline Table TableFromCsv(std::string_view csv) {
  CsvReader reader{CsvOptions{}};
  const std::span<char> buffer = reader.Buffer(csv.size());
  std::copy(csv.begin(), csv.end(), buffer.begin());
  const std::optional<Problem> problem = reader.Push(csv.size());
  EXPECT_FALSE(problem) << problem->message.english;
  Result<Table> table = reader.Finish();
  EXPECT_TRUE(table) << csv;
  return table ? std::move(table.value()) : Table{};
}

/// A table with what the two-class tasks make of it. May be moved, not copied:
/// the data look into the table.
struct BinaryCase {
  std::unique_ptr<Table> table;
  Options options;
  Roles roles;
  BinaryData data;
};

/// A CSV text, prepared with these options; the preparation must succeed.
inline BinaryCase PrepareCsv(std::string_view csv,
                             const Options& options = {}) {
  BinaryCase prepared;
  prepared.table = std::make_unique<Table>(TableFromCsv(csv));
  prepared.options = options;
  const Result<Roles> roles = AssignRoles(*prepared.table, options);
  EXPECT_TRUE(roles) << roles.problem().message.english;
  prepared.roles = roles.value();
  Result<BinaryData> data =
      PrepareBinary(*prepared.table, prepared.roles, options);
  EXPECT_TRUE(data) << data.problem().message.english;
  prepared.data = std::move(data.value());
  return prepared;
}

/// The problem that keeps a CSV text from being prepared.
inline Problem ProblemOfCsv(std::string_view csv, const Options& options = {}) {
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, options);
  if (!roles) return roles.problem();
  const Result<BinaryData> data = PrepareBinary(table, roles.value(), options);
  EXPECT_FALSE(data);
  return data ? Problem{} : data.problem();
}

}  // namespace melon
