#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/problem.h"
#include "base/result.h"
#include "base/table.h"
#include "io/csv/column_builder.h"
#include "io/csv/csv_dialect.h"
#include "io/csv/csv_row.h"

namespace melon {

struct CsvOptions {
  /// ',', ';', '\t' or '|'; 0: found by itself.
  char delimiter = 0;
  /// Size of the file, for reserving columns; 0: unknown.
  std::uint64_t expected_bytes = 0;
  /// From which the bytes were decoded, if that was guessed: "GB18030".
  std::string guessed_encoding;
  /// Whether the texts of identifiers are kept (Column::texts).
  bool keep_texts = false;
};

/// Turns the bytes of a CSV file, in pieces of any size, into typed columns.
/// The table does not depend on how the file was cut. Memory beside the table:
/// the largest piece and at most twice the longest row.
class CsvReader {
 public:
  explicit CsvReader(const CsvOptions& options);

  /// The place into which the next `size` bytes are to be written; valid until
  /// Push. The beginning of an unfinished row stands in front of it, so that
  /// the piece is never copied.
  [[nodiscard]] std::span<char> Buffer(std::size_t size);

  /// Takes the first `size` bytes of the buffer. Nothing, or the first problem;
  /// after that the reader only repeats it.
  std::optional<Problem> Push(std::size_t size);

  /// End of the file; nothing else may be asked afterwards.
  Result<Table> Finish();

 private:
  [[nodiscard]] std::size_t unread() const { return end_ - begin_; }
  std::optional<Problem> Take(std::string_view piece, bool at_end);
  std::optional<Problem> Start();
  std::optional<Problem> ReadRows(const char* limit);
  [[nodiscard]] std::optional<Problem> ProblemOfUnfinishedRow(
      const char* begin, const char* limit) const;
  [[nodiscard]] Problem ProblemOfFault(const char* begin,
                                       CsvRowScanner::Outcome outcome) const;
  void SkipAboveHeader(const LinesAbove& above);
  [[nodiscard]] std::optional<Problem> CheckText(std::string_view row) const;
  std::optional<Problem> TakeRow(std::string_view row);
  std::optional<Problem> TakeFirstRow();
  std::optional<Problem> TakeData();
  /// A first row with one cell more than the header: R writes row names so.
  [[nodiscard]] bool BeginsWithRowName() const;
  void AddColumnOfRowNames();
  [[nodiscard]] std::optional<Problem> CheckRowNames() const;
  /// The row that was scanned, or one of empty cells.
  void AddRow(std::uint64_t line, bool is_empty);
  /// Those that were put off, now that another row follows.
  void AddEmptyRows();
  [[nodiscard]] bool IsRowOfNumbers();
  [[nodiscard]] std::vector<std::string> CellTexts();
  void KeepForPreview(std::vector<std::string> texts);
  void ReserveColumns();
  [[nodiscard]] std::optional<Problem> ProblemAtEnd() const;

  CsvOptions options_;
  /// Unread bytes are those in [begin_, end_); at least kSlack bytes follow
  /// them.
  std::vector<char> bytes_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  /// An unfinished row is looked at again when it has so many bytes.
  std::size_t retry_at_ = 0;
  bool started_ = false;
  bool has_non_ascii_ = false;
  bool reserved_ = false;
  /// Whether a line of nothing but delimiters stands above the header.
  bool empty_cells_ = false;
  bool is_running_text_ = false;
  /// Whether the first line is the header though it is all numbers.
  bool counts_columns_ = false;
  std::optional<Problem> problem_;
  /// Bytes of the rows that were read.
  std::uint64_t consumed_ = 0;
  /// Line on which the next row begins.
  std::uint64_t line_ = 1;
  CsvRowScanner scanner_;
  std::vector<char> scratch_;
  std::vector<std::string> names_;
  /// The line of the first row, where rows have names and the header has none
  /// for them.
  std::optional<std::uint64_t> row_names_from_;
  /// Which names the header left out.
  std::vector<std::size_t> unnamed_;
  std::vector<ColumnBuilder> builders_;
  /// Rows of empty cells behind the last other row: their lines, as (first
  /// line, count). At the end of the file they are none.
  std::vector<std::pair<std::uint64_t, std::uint64_t>> empty_rows_;
  Table table_;
};

}  // namespace melon
