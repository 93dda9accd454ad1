#include "io/csv/csv_reader.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <utility>

#include "io/csv/csv_dialect.h"
#include "io/csv/csv_problem.h"
#include "io/csv/csv_row.h"
#include "io/csv/header_names.h"
#include "io/csv/label_dictionary.h"
#include "io/csv/prose.h"
#include "io/number.h"
#include "io/utf8.h"

namespace melon {
namespace {

/// The delimiter is found, and what is not CSV refused, from so many bytes.
constexpr std::size_t kSampleBytes = std::size_t{64} << 10;
constexpr std::size_t kMaxRowBytes = std::size_t{64} << 20;
constexpr std::size_t kPreviewRows = 12;
constexpr std::size_t kPreviewBytes = 200;
/// The scanner and the dictionary read beyond the end; one byte more for the
/// line break that Finish appends.
constexpr std::size_t kSlack = 64;
static_assert(kSlack > CsvRowScanner::kReadableBytes &&
              kSlack > LabelDictionary::kReadableBytes);
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

const char* FindZeroByte(std::string_view text) {
  // Faster than looking for the place, which no good file has.
  bool has_one = false;
  for (const char byte : text) has_one |= byte == 0;
  if (!has_one) return nullptr;
  return static_cast<const char*>(std::memchr(text.data(), 0, text.size()));
}

}  // namespace

CsvReader::CsvReader(const CsvOptions& options)
    : options_(options), bytes_(kSlack), scanner_(',') {
  table_.guessed_encoding = options.guessed_encoding;
}

std::span<char> CsvReader::Buffer(std::size_t size) {
  if (begin_ > 0) {
    std::memmove(bytes_.data(), bytes_.data() + begin_, unread());
    end_ -= begin_;
    begin_ = 0;
  }
  if (end_ + size + kSlack > bytes_.size()) {
    // Some more, because the next unfinished row will be longer.
    bytes_.resize(end_ + size + kSlack + std::max(end_, kSampleBytes));
  }
  return {bytes_.data() + end_, size};
}

std::optional<Problem> CsvReader::Push(std::size_t size) {
  assert(end_ + size + kSlack <= bytes_.size());
  if (!problem_) {
    const std::string_view piece(bytes_.data() + end_, size);
    end_ += size;
    problem_ = Take(piece, false);
  }
  return problem_;
}

Result<Table> CsvReader::Finish() {
  if (!problem_) {
    // A line break more is at worst a blank line, and all rows end in one.
    Buffer(1).front() = '\n';
    ++end_;
    problem_ = Take({bytes_.data() + end_ - 1, 1}, true);
  }
  if (!problem_) problem_ = ProblemAtEnd();
  if (problem_) return *problem_;
  for (std::size_t i = 0; i < builders_.size(); ++i) {
    table_.columns.push_back(builders_[i].Finish(std::move(names_[i])));
    table_.decimal_comma |= builders_[i].has_decimal_comma();
  }
  if (auto problem = CheckRowNames()) return *problem;
  for (const std::size_t i : unnamed_) table_.columns[i].unnamed = true;
  for (const auto& [first, count] : empty_rows_) table_.empty_rows += count;
  return std::move(table_);
}

std::optional<Problem> CsvReader::ProblemAtEnd() const {
  if (unread() > 0) {
    return csv_problem::UnclosedQuote(line_ + scanner_.inner_line_breaks());
  }
  if (builders_.empty())
    return empty_cells_ ? csv_problem::EmptyCells() : csv_problem::EmptyFile();
  // A number alone is the name of a column without rows.
  const bool lone_number =
      table_.header_missing && builders_.size() == 1 && table_.row_count == 1;
  if (table_.row_count == 0 || lone_number) return csv_problem::HeaderOnly();
  return std::nullopt;
}

std::optional<Problem> CsvReader::Take(std::string_view piece, bool at_end) {
  has_non_ascii_ = has_non_ascii_ || HasNonAscii(piece);
  if (!started_) {
    if (unread() < kSampleBytes && !at_end) return std::nullopt;
    if (auto problem = Start()) return problem;
  }
  const char* const zero = FindZeroByte(piece);
  if (zero == nullptr && !at_end && unread() < retry_at_) return std::nullopt;
  const char* const limit = zero != nullptr ? zero : bytes_.data() + end_;
  if (auto problem = ReadRows(limit)) return problem;
  if (zero != nullptr) return csv_problem::ZeroByte(line_);
  retry_at_ = 2 * unread();
  ReserveColumns();
  return std::nullopt;
}

std::optional<Problem> CsvReader::Start() {
  started_ = true;
  std::string_view sample(bytes_.data() + begin_,
                          std::min(unread(), kSampleBytes));
  if (auto problem = csv_problem::OfSignature(sample)) return problem;
  if (const char* const zero = FindZeroByte(sample)) {
    return csv_problem::ZeroByte(
        1 + CountLineBreaks({sample.data(),
                             static_cast<std::size_t>(zero - sample.data())}));
  }
  if (sample.starts_with(kByteOrderMark)) {
    sample.remove_prefix(kByteOrderMark.size());
    begin_ += kByteOrderMark.size();
  }
  if (auto problem = CheckText(WithoutPartialCharacter(sample))) return problem;
  is_running_text_ = IsRunningText(sample);
  if (IsHeaderOfQuotesAndBlanks(sample)) return csv_problem::BlankDelimited();
  const auto declared = ReadDelimiterLine(sample);
  if (declared) {
    begin_ += declared->size;
    sample.remove_prefix(declared->size);
    ++line_;
  }
  if (options_.delimiter != 0) {
    table_.delimiter = options_.delimiter;
  } else {
    table_.delimiter = declared ? declared->delimiter : DetectDelimiter(sample);
  }
  scanner_ = CsvRowScanner(table_.delimiter);
  if (const auto above = FindLinesAboveHeader(sample, table_.delimiter))
    SkipAboveHeader(*above);
  else
    counts_columns_ = CountsColumns(sample, table_.delimiter);
  return std::nullopt;
}

void CsvReader::SkipAboveHeader(const LinesAbove& above) {
  const char* const begin = bytes_.data() + begin_;
  const char* at = begin;
  do {
    const auto outcome = scanner_.Scan(at, bytes_.data() + end_);
    assert(outcome == CsvRowScanner::Outcome::complete);
    static_cast<void>(outcome);
    const bool alone =
        scanner_.cell_count() == 1 ||
        std::all_of(scanner_.cells().begin() + 1, scanner_.cells().end(),
                    [](const CsvCell& cell) { return cell.size == 0; });
    const std::string_view line(at,
                                static_cast<std::size_t>(scanner_.next() - at));
    table_.title = alone ? CellText(scanner_.cells()[0], scratch_)
                         : line.substr(0, line.find_last_not_of("\r\n") + 1);
    at = scanner_.next();
  } while (table_.title.empty() && at != begin + above.size);
  table_.title_lines = above.lines;
  begin_ += above.size;
  line_ += above.lines;
}

std::optional<Problem> CsvReader::CheckText(std::string_view row) const {
  if (!has_non_ascii_) return std::nullopt;
  const std::size_t invalid = FindInvalidUtf8(row);
  if (invalid == std::string_view::npos) return std::nullopt;
  const std::string_view before = row.substr(0, invalid);
  const std::size_t line_break = before.find_last_of("\r\n");
  return csv_problem::InvalidUtf8(line_ + CountLineBreaks(before),
                                  line_break == std::string_view::npos
                                      ? before
                                      : before.substr(line_break + 1));
}

std::optional<Problem> CsvReader::ReadRows(const char* limit) {
  const char* const begin = bytes_.data() + begin_;
  const char* at = begin;
  std::optional<Problem> problem;
  while (at != limit && !problem) {
    const auto outcome = scanner_.Scan(at, limit);
    if (outcome == CsvRowScanner::Outcome::incomplete) {
      problem = ProblemOfUnfinishedRow(at, limit);
      break;
    }
    if (outcome != CsvRowScanner::Outcome::complete) {
      return ProblemOfFault(at, outcome);
    }
    const char* const next = scanner_.next();
    problem = TakeRow({at, static_cast<std::size_t>(next - at)});
    at = next;
  }
  consumed_ += static_cast<std::uint64_t>(at - begin);
  begin_ += static_cast<std::size_t>(at - begin);
  return problem;
}

std::optional<Problem> CsvReader::ProblemOfUnfinishedRow(
    const char* begin, const char* limit) const {
  const std::string_view quote = scanner_.fault();
  // The two quotes themselves are not counted.
  if (!quote.empty() &&
      static_cast<std::size_t>(limit - quote.data()) > kMaxQuotedBytes + 2) {
    return ProblemOfFault(begin, CsvRowScanner::Outcome::quoted_cell_too_long);
  }
  if (static_cast<std::size_t>(limit - begin) > kMaxRowBytes) {
    return csv_problem::RowTooLong(line_);
  }
  return std::nullopt;
}

Problem CsvReader::ProblemOfFault(const char* begin,
                                  CsvRowScanner::Outcome outcome) const {
  const std::string_view fault = scanner_.fault();
  const char* const end = fault.data() + fault.size();
  const bool too_long = outcome == CsvRowScanner::Outcome::quoted_cell_too_long;
  // Of two faults the one that comes first, however the file is cut.
  const auto place = too_long ? static_cast<std::size_t>(fault.data() - begin) +
                                    kMaxQuotedBytes + 2
                              : static_cast<std::size_t>(end - begin);
  if (place > kMaxRowBytes) return csv_problem::RowTooLong(line_);
  if (auto problem =
          CheckText({begin, static_cast<std::size_t>(end - begin)})) {
    return *problem;
  }
  const std::uint64_t line = line_ + scanner_.inner_line_breaks();
  return too_long ? csv_problem::QuotedCellTooLong(line)
                  : csv_problem::TextAfterQuote(line, fault);
}

std::optional<Problem> CsvReader::TakeRow(std::string_view row) {
  if (row.size() > kMaxRowBytes) return csv_problem::RowTooLong(line_);
  if (auto problem = CheckText(row)) return problem;
  if (!scanner_.IsBlank()) {
    if (auto problem = builders_.empty() ? TakeFirstRow() : TakeData()) {
      return problem;
    }
  }
  line_ += 1 + scanner_.inner_line_breaks();
  return std::nullopt;
}

bool CsvReader::IsRowOfNumbers() {
  const auto cells = scanner_.cells();
  return std::all_of(cells.begin(), cells.end(), [this](const CsvCell& cell) {
    return ParseNumber(CellText(cell, scratch_), table_.delimiter != ',')
               .flaw == CellFlaw::none;
  });
}

std::vector<std::string> CsvReader::CellTexts() {
  std::vector<std::string> texts;
  for (const CsvCell& cell : scanner_.cells()) {
    texts.emplace_back(CellText(cell, scratch_));
  }
  return texts;
}

std::optional<Problem> CsvReader::TakeFirstRow() {
  const std::size_t count = scanner_.cell_count();
  // What spreadsheets write for a blank line.
  const auto cells = scanner_.cells();
  if (count > 1 &&
      std::all_of(cells.begin(), cells.end(),
                  [](const CsvCell& cell) { return cell.size == 0; })) {
    empty_cells_ = true;
    return std::nullopt;
  }
  if (count > kMaxColumns) return csv_problem::TooManyColumns(line_, count);
  table_.header_missing = !counts_columns_ && IsRowOfNumbers();
  names_ = table_.header_missing ? NumberedNames(count)
                                 : WithoutBlanksAround(CellTexts());
  unnamed_ = NameUnnamed(names_);
  if (auto problem = DoubledName(names_)) return problem;
  builders_.assign(count,
                   ColumnBuilder(table_.delimiter != ',', options_.keep_texts));
  return table_.header_missing ? TakeData() : std::nullopt;
}

/// Unquoted cells between commas may be numbers with decimal commas.
bool CsvReader::BeginsWithRowName() const {
  const auto cells = scanner_.cells();
  return table_.row_count == 0 && empty_rows_.empty() && builders_.size() > 1 &&
         !table_.header_missing && !row_names_from_ &&
         cells.size() == builders_.size() + 1 && cells.front().size > 0 &&
         cells.back().size > 0 &&
         (cells.front().quoted || table_.delimiter != ',');
}

void CsvReader::AddColumnOfRowNames() {
  row_names_from_ = line_;
  names_.insert(names_.begin(), "");
  NameUnnamed(names_);
  for (std::size_t& index : unnamed_) ++index;
  unnamed_.insert(unnamed_.begin(), 0);
  builders_.insert(builders_.begin(),
                   ColumnBuilder(table_.delimiter != ',', options_.keep_texts));
}

/// Each row has a name of its own; otherwise the first row is too long.
std::optional<Problem> CsvReader::CheckRowNames() const {
  if (!row_names_from_) return std::nullopt;
  const Column& names = table_.columns.front();
  std::vector<double> numbers = names.numbers;
  std::sort(numbers.begin(), numbers.end());
  const bool differ =
      names.storage == Storage::coded
          ? names.labels.size() == names.codes.size()
          : std::adjacent_find(numbers.begin(), numbers.end()) == numbers.end();
  if (differ) return std::nullopt;
  const std::size_t header = table_.columns.size() - 1;
  return csv_problem::RaggedRow(*row_names_from_, header + 1, header);
}

std::optional<Problem> CsvReader::TakeData() {
  if (BeginsWithRowName()) AddColumnOfRowNames();
  if (scanner_.cell_count() != builders_.size()) {
    if (is_running_text_) return csv_problem::RunningText();
    const std::size_t header = builders_.size() - (row_names_from_ ? 1 : 0);
    return scanner_.cell_count() == header
               ? csv_problem::RaggedRow(*row_names_from_, header + 1, header)
               : csv_problem::RaggedRow(line_, scanner_.cell_count(), header);
  }
  if (scanner_.IsOfEmptyCells()) {
    const bool follows =
        !empty_rows_.empty() &&
        empty_rows_.back().first + empty_rows_.back().second == line_;
    if (follows) {
      ++empty_rows_.back().second;
    } else {
      empty_rows_.emplace_back(line_, 1);
    }
    return std::nullopt;
  }
  AddEmptyRows();
  AddRow(line_, false);
  return std::nullopt;
}

void CsvReader::AddEmptyRows() {
  for (const auto& [first, count] : empty_rows_) {
    for (std::uint64_t i = 0; i < count; ++i) AddRow(first + i, true);
  }
  empty_rows_.clear();
}

void CsvReader::AddRow(std::uint64_t line, bool is_empty) {
  const CsvCell* cell = scanner_.cells().data();
  for (ColumnBuilder& builder : builders_) {
    builder.Add(is_empty ? std::string_view() : CellText(*cell++, scratch_));
  }
  if (table_.row_count < kPreviewRows) {
    KeepForPreview(is_empty ? std::vector<std::string>(builders_.size())
                            : CellTexts());
  }
  auto& marks = table_.line_marks;
  if (marks.empty() ||
      marks.back().second - marks.back().first != line - table_.row_count) {
    marks.emplace_back(table_.row_count, line);
  }
  ++table_.row_count;
}

void CsvReader::KeepForPreview(std::vector<std::string> texts) {
  for (std::string& text : texts) {
    text.resize(CutAtCharacter(text, kPreviewBytes).size());
  }
  table_.first_rows.push_back(std::move(texts));
}

void CsvReader::ReserveColumns() {
  if (reserved_ || table_.row_count == 0 ||
      options_.expected_bytes <= consumed_) {
    return;
  }
  reserved_ = true;
  // Rows may become a little shorter than those seen.
  constexpr double kMargin = 1.05;
  const double rows = kMargin * static_cast<double>(table_.row_count) *
                      static_cast<double>(options_.expected_bytes) /
                      static_cast<double>(consumed_);
  for (ColumnBuilder& builder : builders_) {
    builder.Reserve(static_cast<std::size_t>(rows));
  }
}

}  // namespace melon
