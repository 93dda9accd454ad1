#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace melon {

/// What keeps a cell from being a finite number.
enum class CellFlaw : std::uint8_t {
  none,
  /// Empty, or one of NA, N/A, NaN, null, None, ?, in any case.
  missing,
  /// inf, Infinity, with or without sign, or a number beyond the range of a
  /// double.
  not_finite,
  /// Any other text.
  not_a_number,
};

/// One flawed cell as the user finds it in the file.
struct FlawedCell {
  /// 0-based row of data.
  std::uint64_t row;
  CellFlaw flaw;
  /// The cell's text, verbatim.
  std::string text;
};

/// Texts of cells, one behind the other.
struct CellTexts {
  /// The rows that they are of, ascending; empty: of every row.
  std::vector<std::uint32_t> rows;
  std::string bytes;
  /// Where each text ends in `bytes`.
  std::vector<std::uint32_t> ends;
};

/// How a column keeps its cells.
enum class Storage : std::uint8_t {
  /// `codes` into `labels`: texts of any kind, or numbers with at most 256
  /// different texts.
  coded,
  /// `numbers`, NaN in a flawed cell.
  numbers,
  /// Nothing: more than 65,536 different texts that are not numbers, an
  /// identifier for instance.
  dropped,
};

/// A column of the file, typed by its content. Cells are never kept as strings.
struct Column {
  /// The header, verbatim.
  std::string name;
  /// Whether the header left the name out, so that it is `column_N`.
  bool unnamed = false;
  /// Whether the file itself says that it is an input of models.
  bool input = false;
  /// Whether every number was written with a percent sign: "81.7 %" is 0.817.
  bool percent = false;
  Storage storage = Storage::coded;

  /// coded: one index into `labels` a row.
  std::vector<std::uint16_t> codes = {};
  /// coded: the different texts, verbatim, in order of first appearance.
  std::vector<std::string> labels = {};
  /// coded: for each label its number (NaN where flawed) and what is wrong with
  /// it as a number.
  std::vector<double> label_numbers = {};
  std::vector<CellFlaw> label_flaws = {};

  /// numbers: one a row.
  std::vector<double> numbers = {};
  /// numbers: counts of flawed cells, and the first of them (at most 20) with
  /// their texts.
  std::uint64_t missing_count = 0;
  std::uint64_t not_finite_count = 0;
  std::uint64_t not_a_number_count = 0;
  std::vector<FlawedCell> first_flaws = {};

  /// The first whole number that is not a double, as it was written: the
  /// nearest one stands for it. Empty where there is none.
  std::string rounded = {};

  /// Where the reader was asked for them, so that files can be joined by this
  /// column: dropped: all texts, none if one is too long for an identifier;
  /// numbers: those of cells that the number does not tell apart, which are
  /// texts and whole numbers from 2^53 on.
  CellTexts texts = {};

  /// Of a table that was rearranged, where a row's cells stand in several lines
  /// of the file: the line of each cell of this column. Otherwise empty.
  std::vector<std::uint64_t> lines = {};
};

/// A file's content after reading.
struct Table {
  /// What the file is called, without folders and endings; empty where that is
  /// unknown, or the table is of several files.
  std::string name = {};
  std::vector<Column> columns = {};
  std::uint64_t row_count = 0;
  /// ',', ';', '\t' or '|'.
  char delimiter = ',';
  /// Whether some number was written with a decimal comma.
  bool decimal_comma = false;
  /// Whether the first line was data and the columns were named `column_1`,
  /// `column_2`, ….
  bool header_missing = false;
  /// The first text above the header, where there is any, and how many lines
  /// stand there: they were skipped.
  std::string title = {};
  std::uint64_t title_lines = 0;
  /// Rows of nothing but empty cells below the last row, which were skipped.
  std::uint64_t empty_rows = 0;
  /// Which encoding the file was read in, if that was a guess: "GB18030".
  std::string guessed_encoding = {};
  /// The first rows (at most 12) as texts, for the preview.
  std::vector<std::vector<std::string>> first_rows = {};
  /// Rows at which the distance between row and line changes: (row, line of
  /// that row). Between two entries each row is one line. Never empty when
  /// there are rows.
  std::vector<std::pair<std::uint64_t, std::uint64_t>> line_marks = {};

  /// 1-based line of the file on which the 0-based `row` of data begins.
  [[nodiscard]] std::uint64_t LineOfRow(std::uint64_t row) const;
  /// That of the column's cell in the row.
  [[nodiscard]] std::uint64_t LineOfCell(const Column& column,
                                         std::uint64_t row) const;
};

}  // namespace melon
