#include "forms/join/stack_files.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "forms/join/file_names.h"
#include "forms/join/join_problems.h"
#include "forms/join/stack_column.h"
#include "roles/comparison/columns.h"
#include "roles/comparison/roles.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

constexpr std::size_t kPreviewRows = 12;

/// Of each file its column of that name; a Problem where it has none.
using Places = std::vector<std::size_t>;

/// The names of the files as a column.
Column ColumnOfFiles(std::span<const NamedTable> files,
                     const std::vector<std::string>& labels,
                     std::string_view name) {
  Column column{.name = std::string(name)};
  for (std::size_t i = 0; i < files.size(); ++i) {
    column.labels.push_back(labels[i]);
    column.label_numbers.push_back(std::nan(""));
    column.label_flaws.push_back(CellFlaw::not_a_number);
    column.codes.insert(column.codes.end(),
                        static_cast<std::size_t>(files[i].table->row_count),
                        static_cast<std::uint16_t>(i));
  }
  return column;
}

bool HasColumn(const Table& table, std::string_view name) {
  return std::any_of(
      table.columns.begin(), table.columns.end(),
      [name](const Column& column) { return Simplify(column.name) == name; });
}

/// What the column of files is called: as the names of the files say, or else
/// what the table does not have yet.
std::string NameOfFiles(const Table& table,
                        const std::vector<std::string>& labels,
                        bool are_results) {
  const bool has_dataset =
      std::any_of(table.columns.begin(), table.columns.end(),
                  [](const Column& one) { return IsIn(kDatasetNames, one); });
  std::string_view what = WhatFilesAre(labels);
  if (what == "dataset" && (has_dataset || !are_results)) what = "run";
  for (const std::string_view name :
       {what, std::string_view("run"), std::string_view("file")}) {
    if (!HasColumn(table, name)) return std::string(name);
  }
  std::string name = "file";
  for (int number = 2; HasColumn(table, name); ++number)
    name = "file" + std::to_string(number);
  return name;
}

void AddPreview(std::span<const NamedTable> files,
                const std::vector<Places>& places,
                const std::vector<std::string>& labels, Table& table) {
  for (std::size_t i = 0; i < files.size(); ++i) {
    const auto& rows = files[i].table->first_rows;
    for (const std::vector<std::string>& row : rows) {
      if (table.first_rows.size() == kPreviewRows) return;
      std::vector<std::string>& texts = table.first_rows.emplace_back();
      texts.push_back(labels[i]);
      for (const Places& of_column : places)
        texts.push_back(of_column[i] < row.size() ? row[of_column[i]] : "");
    }
    // Rows beyond the preview of a file come before those of the next.
    if (rows.size() < files[i].table->row_count) return;
  }
}

Table Stacked(std::span<const NamedTable> files,
              const std::vector<Places>& places,
              const std::vector<std::string>& labels, std::string_view name) {
  const Table& first = *files[0].table;
  Table table{.delimiter = first.delimiter,
              .decimal_comma = first.decimal_comma,
              .header_missing = first.header_missing,
              .title = first.title,
              .title_lines = first.title_lines,
              .guessed_encoding = first.guessed_encoding};
  table.columns.push_back(ColumnOfFiles(files, labels, name));
  for (const NamedTable& file : files) {
    for (const auto& [row, line] : file.table->line_marks)
      table.line_marks.emplace_back(table.row_count + row, line);
    table.row_count += file.table->row_count;
    table.decimal_comma |= file.table->decimal_comma;
  }
  for (const Places& of_column : places) {
    table.columns.push_back(StackColumn(files, of_column));
  }
  AddPreview(files, places, labels, table);
  return table;
}

/// Where each column of the first file stands in all of them.
Result<std::vector<Places>> PlacesOf(std::span<const NamedTable> files) {
  const Table& first = *files[0].table;
  std::vector<Places> places(first.columns.size());
  for (const NamedTable& file : files) {
    for (const Column& column : file.table->columns) {
      if (!FindColumn(first, column.name))
        return OtherColumns(file, files[0], column.name);
    }
    for (std::size_t column = 0; column < places.size(); ++column) {
      const auto place = FindColumn(*file.table, first.columns[column].name);
      if (!place)
        return OtherColumns(files[0], file, first.columns[column].name);
      places[column].push_back(*place);
    }
  }
  return places;
}

}  // namespace

bool AreResults(std::span<const NamedTable> files, const Options& options) {
  if (options.truth) return false;
  return std::all_of(
      files.begin(), files.end(), [&options](const NamedTable& file) {
        // Scores of one learner under several metrics.
        const Table& table = *file.table;
        if (std::any_of(
                table.columns.begin(), table.columns.end(),
                [](const Column& one) { return IsIn(kTimeNames, one); }))
          return false;
        const auto roles = AssignComparison(table, options);
        return roles && *roles &&
               (roles->value().predictions.size() > 1 ||
                roles->value().algorithm.has_value());
      });
}

Result<JoinedFiles> StackFiles(std::span<const NamedTable> files,
                               const Options& options) {
  const Result<std::vector<Places>> places = PlacesOf(files);
  if (!places) return places.problem();
  const std::vector<std::string> labels = LabelsOf(files);
  if (const auto other = OtherMeasure(labels); other && !options.join)
    return MeasuresOfFiles(files[0], files[*other]);
  const std::string name =
      NameOfFiles(*files[0].table, labels, AreResults(files, options));
  JoinedFiles joined{.table = Stacked(files, places.value(), labels, name),
                     .kind = JoinKind::stack,
                     .by = {name}};
  for (const NamedTable& file : files) {
    JoinedFile& one = joined.files.emplace_back(
        JoinedFile{.name = file.name, .rows = file.table->row_count});
    for (const Column& column : file.table->columns)
      one.columns.emplace_back(column.name, column.name);
  }
  return joined;
}

}  // namespace melon
