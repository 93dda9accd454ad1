#include "table/row_names.h"

#include <cmath>

#include "io/number_text.h"
#include "table/column_traits.h"

namespace melon {

std::vector<std::size_t> KeptRows(const Table& table, const UsableRows& rows) {
  std::vector<std::size_t> kept;
  for (std::size_t row = 0; row < table.row_count; ++row) {
    if (rows.kept.empty() || rows.kept[row] != 0) kept.push_back(row);
  }
  return kept;
}

std::string CellText(const Column& column, std::size_t row) {
  if (column.storage == Storage::coded)
    return column.label_flaws[column.codes[row]] == CellFlaw::missing
               ? std::string()
               : column.labels[column.codes[row]];
  const bool number =
      column.storage == Storage::numbers && !std::isnan(column.numbers[row]);
  return number ? NumberText(column.numbers[row]) : std::string();
}

std::string NameText(const Column& column, std::size_t row) {
  std::string text = CellText(column, row);
  if (!text.empty() || column.storage != Storage::coded || IsNumeric(column))
    return text;
  const std::string& label = column.labels[column.codes[row]];
  return Simplify(label) == "none" ? label : std::string();
}

std::string RowName(const Table& table,
                    const std::optional<std::size_t>& column, std::size_t row) {
  std::string name;
  if (column) name = NameText(table.columns[*column], row);
  return name.empty() ? std::to_string(row + 1) : name;
}

}  // namespace melon
