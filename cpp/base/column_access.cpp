#include "base/column_access.h"

#include <cassert>
#include <cstddef>
#include <string>

namespace melon {
namespace {

constexpr std::size_t kMaxFirstFlaws = 20;

void Count(std::uint64_t row, CellFlaw flaw, const std::string& text,
           FlawSummary& summary) {
  summary.missing += flaw == CellFlaw::missing ? 1 : 0;
  summary.not_finite += flaw == CellFlaw::not_finite ? 1 : 0;
  summary.not_a_number += flaw == CellFlaw::not_a_number ? 1 : 0;
  if (summary.first.size() < kMaxFirstFlaws) {
    summary.first.push_back({.row = row, .flaw = flaw, .text = text});
  }
}

/// Of the flaws that a label has as a number, those that count.
template <class Counts>
FlawSummary LabelFlaws(const Column& column, Counts counts) {
  FlawSummary summary;
  for (std::size_t row = 0; row < column.codes.size(); ++row) {
    const std::uint16_t code = column.codes[row];
    const CellFlaw flaw = column.label_flaws[code];
    if (counts(flaw)) Count(row, flaw, column.labels[code], summary);
  }
  return summary;
}

}  // namespace

std::string_view FlawName(CellFlaw flaw) {
  switch (flaw) {
    case CellFlaw::none:
      return "none";
    case CellFlaw::missing:
      return "missing";
    case CellFlaw::not_finite:
      return "not_finite";
    case CellFlaw::not_a_number:
      return "not_a_number";
  }
  return {};
}

std::vector<double> ToNumbers(const Column& column) {
  assert(column.storage != Storage::dropped);
  if (column.storage == Storage::numbers) return column.numbers;
  std::vector<double> numbers;
  numbers.reserve(column.codes.size());
  for (const std::uint16_t code : column.codes) {
    numbers.push_back(column.label_numbers[code]);
  }
  return numbers;
}

FlawSummary NumberFlaws(const Column& column) {
  assert(column.storage != Storage::dropped);
  if (column.storage == Storage::numbers) {
    return {.missing = column.missing_count,
            .not_finite = column.not_finite_count,
            .not_a_number = column.not_a_number_count,
            .first = column.first_flaws};
  }
  return LabelFlaws(column,
                    [](CellFlaw flaw) { return flaw != CellFlaw::none; });
}

FlawSummary CategoryFlaws(const Column& column) {
  assert(column.storage == Storage::coded);
  return LabelFlaws(column,
                    [](CellFlaw flaw) { return flaw == CellFlaw::missing; });
}

}  // namespace melon
