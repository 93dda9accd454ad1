#include "io/csv/csv_row.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace melon {
namespace {

static_assert(std::endian::native == std::endian::little);

/// Room at first: a scanner for a small file shall be cheap.
constexpr std::size_t kFewCells = 32;

/// Bytes that are compared at once, and two words of 0xFF where they are equal.
using Block =
    unsigned char __attribute__((vector_size(CsvRowScanner::kReadableBytes)));
using Words = std::array<std::uint64_t, sizeof(Block) / sizeof(std::uint64_t)>;

bool IsLineBreak(char byte) { return byte == '\n' || byte == '\r'; }
bool IsBlankByte(char byte) { return byte == ' ' || byte == '\t'; }

}  // namespace

std::uint64_t CountLineBreaks(std::string_view text) {
  std::uint64_t count = 0;
  char previous = 0;
  for (const char byte : text) {
    if (byte == '\r' || (byte == '\n' && previous != '\r')) ++count;
    previous = byte;
  }
  return count;
}

std::string_view CellText(const CsvCell& cell, std::vector<char>& scratch) {
  if (!cell.has_doubled_quotes) return {cell.data, cell.size};
  scratch.resize(cell.size + sizeof(std::uint64_t));
  std::size_t size = 0;
  for (std::size_t i = 0; i < cell.size; ++i) {
    scratch[size++] = cell.data[i];
    if (cell.data[i] == '"') ++i;
  }
  return {scratch.data(), size};
}

CsvRowScanner::CsvRowScanner(char delimiter)
    : delimiter_(delimiter), cells_(kFewCells) {}

bool CsvRowScanner::IsStop(char byte) const {
  return byte == delimiter_ || IsLineBreak(byte);
}

const char* CsvRowScanner::FindStop(const char* at, const char* end) const {
  const auto delimiter = static_cast<unsigned char>(delimiter_);
  for (; at < end; at += sizeof(Block)) {
    Block block;
    std::memcpy(&block, at, sizeof block);
    const auto marks = (block == delimiter) | (block == '\n') | (block == '\r');
    Words stops;
    std::memcpy(stops.data(), &marks, sizeof stops);
    if ((stops[0] | stops[1]) == 0) continue;
    const int bits = stops[0] != 0 ? std::countr_zero(stops[0])
                                   : 64 + std::countr_zero(stops[1]);
    const char* const stop = at + (bits / 8);
    return stop < end ? stop : end;
  }
  return end;
}

const char* CsvRowScanner::SkipBlanks(const char* at, const char* end) const {
  while (at < end && IsBlankByte(*at) && *at != delimiter_) ++at;
  return at;
}

void CsvRowScanner::Store(const CsvCell& cell) {
  if (cell_count_ == cells_.size())
    cells_.resize(std::min(2 * cells_.size(), kMaxColumns + 1));
  if (cell_count_ < cells_.size()) cells_[cell_count_] = cell;
  ++cell_count_;
}

CsvRowScanner::Outcome CsvRowScanner::TakeUnquoted(const char* at,
                                                   const char* end,
                                                   const char*& stop) {
  stop = FindStop(at, end);
  if (stop == end) return Outcome::incomplete;
  const char* last = stop;
  while (last != at && IsBlankByte(last[-1])) --last;
  Store({at, static_cast<std::uint32_t>(last - at), false, false});
  return Outcome::complete;
}

CsvRowScanner::Outcome CsvRowScanner::TakeQuoted(const char* opening,
                                                 const char* end,
                                                 const char*& stop) {
  bool doubled = false;
  fault_ = {opening, 1};
  const char* closing = opening;
  for (;; doubled = true) {
    const char* const from = closing + 1;
    closing = static_cast<const char*>(
        std::memchr(from, '"', static_cast<std::size_t>(end - from)));
    if (closing == nullptr || closing + 1 == end) return Outcome::incomplete;
    if (closing[1] != '"') break;
    ++closing;
  }
  const auto size = static_cast<std::size_t>(closing - opening - 1);
  if (size > kMaxQuotedBytes) return Outcome::quoted_cell_too_long;
  fault_ = {};
  inner_line_breaks_ += CountLineBreaks({opening + 1, size});
  stop = SkipBlanks(closing + 1, end);
  if (stop == end) return Outcome::incomplete;
  if (!IsStop(*stop)) {
    fault_ = {opening, size + 2};
    return Outcome::text_after_quote;
  }
  Store({opening + 1, static_cast<std::uint32_t>(size), true, doubled});
  return Outcome::complete;
}

CsvRowScanner::Outcome CsvRowScanner::TakeCell(const char* at, const char* end,
                                               const char*& stop) {
  // Blanks, quotes and line breaks are the only first bytes that need thought.
  if (at<end&& static_cast<unsigned char>(*at)> '"') {
    return TakeUnquoted(at, end, stop);
  }
  at = SkipBlanks(at, end);
  if (at == end) return Outcome::incomplete;
  return *at == '"' ? TakeQuoted(at, end, stop) : TakeUnquoted(at, end, stop);
}

CsvRowScanner::Outcome CsvRowScanner::EndRow(const char* stop,
                                             const char* end) {
  next_ = stop + 1;
  if (*stop == '\r') {
    if (next_ == end) return Outcome::incomplete;  // LF may follow
    if (*next_ == '\n') ++next_;
  }
  return Outcome::complete;
}

CsvRowScanner::Outcome CsvRowScanner::Scan(const char* begin, const char* end) {
  cell_count_ = 0;
  inner_line_breaks_ = 0;
  fault_ = {};
  const char* at = begin;
  for (;;) {
    const char* stop = nullptr;
    const Outcome outcome = TakeCell(at, end, stop);
    if (outcome != Outcome::complete) return outcome;
    if (*stop != delimiter_) return EndRow(stop, end);
    at = stop + 1;
  }
}

bool CsvRowScanner::IsOfEmptyCells() const {
  const auto all = cells();
  return cell_count_ > 1 &&
         std::all_of(all.begin(), all.end(), [](const CsvCell& cell) {
           return cell.size == 0 && !cell.quoted;
         });
}

}  // namespace melon
