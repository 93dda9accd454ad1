#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace melon {

/// A file with more columns is refused.
inline constexpr std::size_t kMaxColumns = 20'000;
/// A longer quoted field is treated as an unclosed quote.
inline constexpr std::size_t kMaxQuotedBytes = std::size_t{16} << 20;

/// Line breaks in `text`: LF, CR, and CR LF as one.
[[nodiscard]] std::uint64_t CountLineBreaks(std::string_view text);

/// A cell as it stands in the scanned bytes: an unquoted one without the spaces
/// and tabs around it, a quoted one without its quotes.
struct CsvCell {
  const char* data;
  std::uint32_t size;
  bool quoted;
  bool has_doubled_quotes;
};

/// The text that a cell means. `scratch` has it if quotes had to be
/// undoubled. At least 8 bytes from its beginning are readable, if that holds
/// for the scanned bytes.
[[nodiscard]] std::string_view CellText(const CsvCell& cell,
                                        std::vector<char>& scratch);

/// Splits bytes into rows of cells: RFC 4180, with LF, CRLF or CR as line
/// break. A quote inside an unquoted cell is literal; spaces and tabs around
/// cells and around quotes do not belong to the cell.
class CsvRowScanner {
 public:
  enum class Outcome : std::uint8_t {
    complete,
    /// The bytes end before the row does.
    incomplete,
    text_after_quote,
    quoted_cell_too_long,
  };

  /// So many bytes behind those that are scanned must be readable.
  static constexpr std::size_t kReadableBytes = 16;

  explicit CsvRowScanner(char delimiter);

  /// Reads the row that starts at `begin`.
  Outcome Scan(const char* begin, const char* end);

  /// Cells of the row, or of its beginning; those beyond kMaxColumns + 1 are
  /// only counted.
  [[nodiscard]] std::span<const CsvCell> cells() const {
    return {cells_.data(),
            cell_count_ < cells_.size() ? cell_count_ : cells_.size()};
  }
  [[nodiscard]] std::size_t cell_count() const { return cell_count_; }
  /// complete: where the next row begins.
  [[nodiscard]] const char* next() const { return next_; }
  /// Line breaks inside quotes, up to the end of the row or the fault.
  [[nodiscard]] std::uint64_t inner_line_breaks() const {
    return inner_line_breaks_;
  }
  /// text_after_quote: the quoted cell with its quotes. Otherwise, if the bytes
  /// end inside a quoted cell or that is too long: its opening quote. Else
  /// empty.
  [[nodiscard]] std::string_view fault() const { return fault_; }
  /// Whether the complete row is a line without content.
  [[nodiscard]] bool IsBlank() const {
    return cell_count_ == 1 && cells_[0].size == 0 && !cells_[0].quoted;
  }
  /// Whether the complete row has several cells, all of them without content:
  /// what spreadsheets write for a blank line.
  [[nodiscard]] bool IsOfEmptyCells() const;

 private:
  [[nodiscard]] const char* FindStop(const char* at, const char* end) const;
  [[nodiscard]] const char* SkipBlanks(const char* at, const char* end) const;
  [[nodiscard]] bool IsStop(char byte) const;
  void Store(const CsvCell& cell);
  Outcome TakeUnquoted(const char* at, const char* end, const char*& stop);
  Outcome TakeQuoted(const char* opening, const char* end, const char*& stop);
  Outcome TakeCell(const char* at, const char* end, const char*& stop);
  Outcome EndRow(const char* stop, const char* end);

  char delimiter_;
  std::vector<CsvCell> cells_;
  std::size_t cell_count_ = 0;
  const char* next_ = nullptr;
  std::string_view fault_;
  std::uint64_t inner_line_breaks_ = 0;
};

}  // namespace melon
