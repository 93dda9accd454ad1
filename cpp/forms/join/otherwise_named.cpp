#include "forms/join/otherwise_named.h"

#include <algorithm>
#include <string>

#include "base/column_access.h"
#include "forms/join/join_problems.h"
#include "forms/join/keys.h"
#include "forms/stacked_columns.h"
#include "roles/comparison/columns.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

bool NamesItsRow(const Table& table, std::size_t index) {
  const Column& column = table.columns[index];
  const bool counts = (IsIn(kRowNumberNames, column) || column.unnamed) &&
                      CountsTheRows(column);
  return !counts && (IsIn(kCaseNames, column) || NamesCase(table, index) ||
                     IsIn(kDatasetNames, column));
}

/// Columns that may identify the rows: first those that are called so.
std::vector<std::size_t> Candidates(const Table& table, std::size_t truth) {
  std::vector<std::size_t> called;
  std::vector<std::size_t> others;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (i == truth || IsCalledEstimate(column) || !KeyColumn::CanBe(column))
      continue;
    if (NamesItsRow(table, i)) {
      called.push_back(i);
    } else if (HasOwnTexts(table, column)) {
      others.push_back(i);
    }
  }
  called.insert(called.end(), others.begin(), others.end());
  return called;
}

/// Whether two columns mean the same cases. Numbers that begin at 0 and at 1
/// are mostly equal, too, and do not.
bool MeanTheSame(const NamedTable& one, std::size_t column,
                 const NamedTable& other, std::size_t other_column) {
  const std::vector<NamedTable> pair = {one, other};
  const Result<Matched> matched =
      MatchRows(pair, {{""}, {{column}, {other_column}}});
  if (!matched) return false;
  const std::uint64_t fewer =
      std::min(one.table->row_count, other.table->row_count);
  const bool numbers = IsNumeric(one.table->columns[column]) &&
                       IsNumeric(other.table->columns[other_column]);
  const std::uint64_t rows = matched.value().row_count;
  return numbers ? rows == fewer : 2 * rows > fewer;
}

/// The first column that identifies every row and is called so.
std::optional<std::size_t> NameOfCases(const Table& table, std::size_t truth) {
  for (const std::size_t i : Candidates(table, truth)) {
    const Column& column = table.columns[i];
    if (NamesItsRow(table, i) && IsUnique(table, column) &&
        !CountsTheRows(column))
      return i;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Identifier> FindOtherwiseNamed(
    std::span<const NamedTable> files, const std::vector<std::size_t>& truths) {
  const NamedTable& first = files[0];
  for (const std::size_t own : Candidates(*first.table, truths[0])) {
    Identifier identifier{{first.table->columns[own].name}, {{own}}};
    for (std::size_t i = 1; i < files.size(); ++i) {
      const auto same = ColumnOfSameCases(first, own, files[i], truths[i]);
      if (!same) break;
      identifier.columns.push_back({*same});
    }
    if (identifier.columns.size() == files.size()) return identifier;
  }
  return std::nullopt;
}

std::optional<std::size_t> ColumnOfSameCases(const NamedTable& one,
                                             std::size_t column,
                                             const NamedTable& other,
                                             std::size_t truth_of_other) {
  const std::vector<std::size_t> all = Candidates(*other.table, truth_of_other);
  const auto same =
      std::find_if(all.begin(), all.end(), [&](std::size_t candidate) {
        return MeanTheSame(one, column, other, candidate);
      });
  return same == all.end() ? std::nullopt : std::optional(*same);
}

std::optional<Problem> OtherNamesOfCases(
    std::span<const NamedTable> files, const std::vector<std::size_t>& truths) {
  std::vector<CellPlace> cells;
  cells.reserve(files.size());
  for (std::size_t i = 0; i < files.size(); ++i) {
    const Table& table = *files[i].table;
    const auto name = NameOfCases(table, truths[i]);
    if (!name || table.row_count == 0) return std::nullopt;
    const Column& column = table.columns[*name];
    cells.push_back({files[i], column, 0, KeyColumn(table, column).Text(0)});
  }
  return OtherIdentifiers(cells);
}

}  // namespace melon
