// A file of CSV in one piece and in random pieces: the same table, or the same
// problem; and what a table promises.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/check.h"
#include "io/csv/csv_reader.h"
#include "io/utf8.h"

namespace melon {
namespace {

std::string TextOf(const Column& column) {
  std::string text = column.name + "\n";
  const auto number = [&](double value) {
    text += std::to_string(std::bit_cast<std::uint64_t>(value)) + " ";
  };
  for (const std::uint16_t code : column.codes)
    text += std::to_string(code) + " ";
  for (const std::string& label : column.labels) text += "[" + label + "]";
  for (const double value : column.label_numbers) number(value);
  for (const CellFlaw flaw : column.label_flaws)
    text += std::to_string(static_cast<int>(flaw));
  for (const double value : column.numbers) number(value);
  for (const FlawedCell& cell : column.first_flaws)
    text += std::to_string(cell.row) + ":" + cell.text;
  return text + "\n";
}

std::string TextOf(const Table& table) {
  std::string text = std::to_string(table.row_count) + table.delimiter +
                     (table.decimal_comma ? "," : ".") +
                     (table.header_missing ? "no header\n" : "\n");
  for (const Column& column : table.columns) text += TextOf(column);
  for (const auto& row : table.first_rows) {
    for (const std::string& cell : row) text += "<" + cell + ">";
  }
  for (const auto& [row, line] : table.line_marks)
    text += std::to_string(row) + "@" + std::to_string(line) + " ";
  return text;
}

void CheckPromises(const Table& table) {
  Require(table.row_count > 0, "a table without rows");
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    Require(FindInvalidUtf8(column.name) == std::string_view::npos,
            "a name that is not UTF-8");
    for (std::size_t j = 0; j < i && i < 50; ++j)
      Require(table.columns[j].name != column.name, "two of one name");
    if (column.storage == Storage::coded) {
      Require(column.codes.size() == table.row_count, "codes");
      Require(column.label_numbers.size() == column.labels.size(), "labels");
      for (const std::uint16_t code : column.codes)
        Require(code < column.labels.size(), "a code without a label");
    }
    if (column.storage == Storage::numbers)
      Require(column.numbers.size() == table.row_count, "numbers");
  }
  Require(
      table.first_rows.size() == std::min<std::uint64_t>(12, table.row_count),
      "the preview");
}

/// The table or the problem as text. Pieces have random sizes up to `largest`.
std::string Read(std::string_view bytes, char delimiter, std::uint64_t seed,
                 std::size_t largest) {
  CsvReader reader({.delimiter = delimiter,
                    .expected_bytes = seed % 2 == 0 ? bytes.size() : 0,
                    .guessed_encoding = ""});
  for (std::size_t from = 0; from < bytes.size();) {
    seed = seed * 6364136223846793005U + 1442695040888963407U;
    const std::size_t size =
        std::min(bytes.size() - from,
                 static_cast<std::size_t>(1 + (seed >> 33U) % largest));
    const std::span<char> room = reader.Buffer(size);
    std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(from), size,
                room.begin());
    if (const auto problem = reader.Push(size))
      return problem->code + ": " + problem->message.english;
    from += size;
  }
  const Result<Table> table = reader.Finish();
  if (!table)
    return table.problem().code + ": " + table.problem().message.english;
  CheckPromises(table.value());
  return TextOf(table.value());
}

}  // namespace
}  // namespace melon

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  constexpr std::string_view kDelimiters{"\0\0\0\0,;\t|", 8};
  if (size < 2) return 0;
  const char delimiter = kDelimiters[data[0] % kDelimiters.size()];
  const std::uint64_t seed = data[1];
  const std::string bytes(data + 2, data + size);
  const std::string whole =
      melon::Read(bytes, delimiter, 0, std::size_t{1} << 30U);
  for (const std::size_t largest : {1U, 7U, 100'000U}) {
    melon::RequireEqual(whole, melon::Read(bytes, delimiter, seed, largest),
                        "the pieces matter:");
  }
  return 0;
}
