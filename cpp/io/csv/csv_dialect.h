#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace melon {

/// The delimiter of a CSV file – ',', ';', tab or '|' – from its beginning: the
/// one that divides all lines into equally many cells, and if several do, the
/// one whose cells are most often numbers. A file with one column has none;
/// then it is one that does not occur, so that a decimal comma stays one. An
/// incomplete last line is ignored unless it is the only one.
/// CsvRowScanner::kReadableBytes behind `sample` must be readable.
[[nodiscard]] char DetectDelimiter(std::string_view sample);

/// A first line by which a file names its delimiter to spreadsheets: "sep=;".
struct DelimiterLine {
  char delimiter;
  /// Its bytes with the line break.
  std::size_t size;
};

/// Nothing where the first line is no such one, or names another delimiter than
/// those above. An incomplete line is none.
[[nodiscard]] std::optional<DelimiterLine> ReadDelimiterLine(
    std::string_view sample);

/// Whether the first line is quoted names with a blank between them, as R's
/// write.table writes it.
[[nodiscard]] bool IsHeaderOfQuotesAndBlanks(std::string_view sample);

/// Titles and remarks above the header.
struct LinesAbove {
  /// Their bytes with the line breaks, up to the header.
  std::size_t size;
  std::uint64_t lines;
};

/// The lines above the first line of names that has as many cells as each line
/// below it; a column in which nothing stands needs no name. A line above it
/// has another number of them, stands alone in its first cell, or is prose ("#
/// seed 3", "Run 5, model A") above names of numbers. Nothing where the first
/// line is the header. CsvRowScanner::kReadableBytes behind `sample` must be
/// readable.
[[nodiscard]] std::optional<LinesAbove> FindLinesAboveHeader(
    std::string_view sample, char delimiter);

/// Whether the first line counts the columns from 0 on, as pandas does above
/// columns without names, and is no case itself: there are three columns or
/// more, or a column has texts below, or numbers of which none is written in
/// digits alone, as 0 and 1 are. CsvRowScanner::kReadableBytes behind `sample`
/// must be readable.
[[nodiscard]] bool CountsColumns(std::string_view sample, char delimiter);

}  // namespace melon
