#include "table/table_rows.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <utility>

#include "io/csv/csv_reader.h"
#include "table/row_names.h"

namespace melon {
namespace {

constexpr std::size_t kPreviewRows = 12;

void TakeCodes(const Column& from, const std::vector<std::size_t>& rows,
               Column& to) {
  constexpr std::uint32_t kUnused = UINT32_MAX;
  std::vector<std::uint32_t> code_of(from.labels.size() + 1, kUnused);
  const auto add = [&to](const std::string& label, double number,
                         CellFlaw flaw) {
    to.labels.push_back(label);
    to.label_numbers.push_back(number);
    to.label_flaws.push_back(flaw);
    return static_cast<std::uint32_t>(to.labels.size() - 1);
  };
  for (const std::size_t row : rows) {
    const std::size_t old =
        row == kNoRow ? from.labels.size() : from.codes[row];
    std::uint32_t& code = code_of[old];
    if (code == kUnused && row == kNoRow) {
      code = add("", std::nan(""), CellFlaw::missing);
    } else if (code == kUnused) {
      code =
          add(from.labels[old], from.label_numbers[old], from.label_flaws[old]);
    }
    to.codes.push_back(static_cast<std::uint16_t>(code));
  }
}

/// What is wrong with a cell of a column of numbers. Beyond the first flaws
/// only their counts are known: they are called missing.
FlawedCell FlawOf(const Column& from, std::size_t row, std::size_t at) {
  const auto known =
      std::find_if(from.first_flaws.begin(), from.first_flaws.end(),
                   [row](const FlawedCell& cell) { return cell.row == row; });
  if (known == from.first_flaws.end()) return {at, CellFlaw::missing, ""};
  return {at, known->flaw, known->text};
}

void CountFlaw(FlawedCell cell, Column& to) {
  constexpr std::size_t kMostFirstFlaws = 20;
  to.missing_count += cell.flaw == CellFlaw::missing ? 1 : 0;
  to.not_finite_count += cell.flaw == CellFlaw::not_finite ? 1 : 0;
  to.not_a_number_count += cell.flaw == CellFlaw::not_a_number ? 1 : 0;
  if (to.first_flaws.size() < kMostFirstFlaws)
    to.first_flaws.push_back(std::move(cell));
}

void TakeNumbers(const Column& from, const std::vector<std::size_t>& rows,
                 Column& to) {
  for (const std::size_t row : rows) {
    const double number = row == kNoRow ? std::nan("") : from.numbers[row];
    if (!std::isfinite(number))
      CountFlaw(FlawOf(from, row, to.numbers.size()), to);
    to.numbers.push_back(number);
  }
}

std::string Quoted(const std::string& text) {
  std::string quoted = "\"";
  for (const char character : text) {
    quoted += character;
    if (character == '"') quoted += '"';
  }
  return quoted + '"';
}

std::string Line(const std::vector<std::string>& cells) {
  std::string line;
  for (const std::string& cell : cells) {
    if (!line.empty()) line += ',';
    line += Quoted(cell);
  }
  return line + '\n';
}

}  // namespace

Column TakeRows(const Table& table, const Column& column,
                const std::vector<std::size_t>& rows,
                const std::vector<std::size_t>& fallback) {
  Column taken;
  taken.name = column.name;
  taken.unnamed = column.unnamed;
  taken.input = column.input;
  taken.percent = column.percent;
  taken.rounded = column.rounded;
  taken.storage = column.storage;
  // One more label, of a missing cell, must have a code.
  constexpr std::size_t kMostLabels = 65'535;
  if (column.labels.size() > kMostLabels) taken.storage = Storage::dropped;
  if (taken.storage == Storage::coded) TakeCodes(column, rows, taken);
  if (column.storage == Storage::numbers) TakeNumbers(column, rows, taken);
  taken.lines.reserve(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i)
    taken.lines.push_back(
        table.LineOfRow(rows[i] == kNoRow ? fallback[i] : rows[i]));
  return taken;
}

Table TableOf(const Table& table, std::vector<Column> columns,
              const std::vector<std::size_t>& rows) {
  Table made;
  made.columns = std::move(columns);
  made.row_count = rows.size();
  made.delimiter = table.delimiter;
  made.decimal_comma = table.decimal_comma;
  made.header_missing = table.header_missing;
  made.title = table.title;
  made.title_lines = table.title_lines;
  made.empty_rows = table.empty_rows;
  made.guessed_encoding = table.guessed_encoding;
  for (std::size_t row = 0; row < rows.size(); ++row)
    made.line_marks.emplace_back(row, table.LineOfRow(rows[row]));
  for (std::size_t row = 0; row < std::min(kPreviewRows, rows.size()); ++row) {
    std::vector<std::string> texts;
    texts.reserve(made.columns.size());
    for (const Column& column : made.columns)
      texts.push_back(CellText(column, row));
    made.first_rows.push_back(std::move(texts));
  }
  return made;
}

Table TableOfTexts(const std::vector<std::string>& header,
                   const std::vector<std::vector<std::string>>& rows,
                   const std::vector<std::uint64_t>& lines) {
  std::string text = Line(header);
  for (const std::vector<std::string>& row : rows) text += Line(row);
  CsvOptions options;
  options.delimiter = ',';
  CsvReader reader(options);
  const std::span<char> buffer = reader.Buffer(text.size());
  std::copy(text.begin(), text.end(), buffer.begin());
  if (reader.Push(text.size())) return {};
  Result<Table> table = reader.Finish();
  if (!table) return {};
  table.value().line_marks.clear();
  for (std::size_t row = 0; row < lines.size(); ++row)
    table.value().line_marks.emplace_back(row, lines[row]);
  return std::move(table.value());
}

}  // namespace melon
