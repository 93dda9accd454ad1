#include "table/cells.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "table/cell_problem.h"

namespace melon {
namespace {

/// What is wrong with a coded column's label for its use.
CellFlaw FlawOfLabel(const WantedColumn& wanted, std::size_t code) {
  const CellFlaw flaw = wanted.column->label_flaws[code];
  return wanted.use == CellUse::label && flaw != CellFlaw::missing
             ? CellFlaw::none
             : flaw;
}

/// Whether any label of a coded column has one of the flaws that `is_meant`.
template <class IsMeant>
bool AnyLabel(const WantedColumn& wanted, const IsMeant& is_meant) {
  for (std::size_t code = 0; code < wanted.column->labels.size(); ++code) {
    if (is_meant(FlawOfLabel(wanted, code))) return true;
  }
  return false;
}

bool HasFlaws(const WantedColumn& wanted) {
  const Column& column = *wanted.column;
  switch (column.storage) {
    case Storage::numbers:
      return column.missing_count + column.not_finite_count +
                 column.not_a_number_count >
             0;
    case Storage::dropped:
      return true;
    case Storage::coded:
      break;
  }
  return AnyLabel(wanted, [](CellFlaw flaw) { return flaw != CellFlaw::none; });
}

bool IsMostlyText(const Table& table, const WantedColumn& wanted) {
  return CountFlawed(table, wanted, CellFlaw::not_a_number) * 2 >
         table.row_count;
}

std::uint64_t CountComplete(const Table& table,
                            const std::vector<WantedColumn>& wanted) {
  std::uint64_t count = 0;
  for (std::size_t row = 0; row < table.row_count; ++row) {
    count += std::all_of(wanted.begin(), wanted.end(),
                         [row](const WantedColumn& column) {
                           return FlawAt(column, row) == CellFlaw::none;
                         })
                 ? 1
                 : 0;
  }
  return count;
}

Problem ProblemOf(const Table& table, const std::vector<WantedColumn>& wanted,
                  const WantedColumn& column, bool drop) {
  // A truth cannot be left out.
  const bool needed =
      column.column == wanted.front().column && column.use == CellUse::label;
  return CellProblem(table, column, drop,
                     needed ? table.row_count : CountComplete(table, wanted));
}

}  // namespace

CellFlaw FlawAt(const WantedColumn& wanted, std::size_t row) {
  const Column& column = *wanted.column;
  if (column.storage == Storage::numbers)
    return std::isnan(column.numbers[row]) ? CellFlaw::not_a_number
                                           : CellFlaw::none;
  if (column.storage == Storage::dropped) return CellFlaw::not_a_number;
  return FlawOfLabel(wanted, column.codes[row]);
}

std::uint64_t CountFlawed(const Table& table, const WantedColumn& wanted,
                          CellFlaw flaw) {
  const Column& column = *wanted.column;
  if (column.storage == Storage::dropped)
    return flaw == CellFlaw::not_a_number ? table.row_count : 0;
  if (column.storage == Storage::numbers) {
    return flaw == CellFlaw::missing      ? column.missing_count
           : flaw == CellFlaw::not_finite ? column.not_finite_count
                                          : column.not_a_number_count;
  }
  if (!AnyLabel(wanted, [flaw](CellFlaw one) { return one == flaw; })) return 0;
  std::uint64_t count = 0;
  for (std::size_t row = 0; row < table.row_count; ++row)
    count += FlawAt(wanted, row) == flaw ? 1 : 0;
  return count;
}

Result<UsableRows> CheckCells(const Table& table,
                              const std::vector<WantedColumn>& wanted,
                              bool drop) {
  UsableRows rows;
  for (const WantedColumn& column : wanted) {
    if (!HasFlaws(column)) continue;
    if (!drop || IsMostlyText(table, column))
      return ProblemOf(table, wanted, column, drop);
    if (rows.kept.empty())
      rows.kept.assign(static_cast<std::size_t>(table.row_count), 1);
    for (std::size_t row = 0; row < table.row_count; ++row) {
      if (FlawAt(column, row) != CellFlaw::none) rows.kept[row] = 0;
    }
  }
  rows.dropped = static_cast<std::uint64_t>(
      std::count(rows.kept.begin(), rows.kept.end(), 0));
  if (rows.dropped == 0) rows.kept.clear();
  if (rows.dropped == table.row_count) return NoRowsLeft();
  return rows;
}

std::vector<double> NumbersOf(const Column& column, const UsableRows& rows) {
  const std::size_t n = column.storage == Storage::numbers
                            ? column.numbers.size()
                            : column.codes.size();
  std::vector<double> numbers;
  numbers.reserve(n - static_cast<std::size_t>(rows.dropped));
  for (std::size_t row = 0; row < n; ++row) {
    if (!rows.kept.empty() && rows.kept[row] == 0) continue;
    numbers.push_back(column.storage == Storage::numbers
                          ? column.numbers[row]
                          : column.label_numbers[column.codes[row]]);
  }
  return numbers;
}

}  // namespace melon
