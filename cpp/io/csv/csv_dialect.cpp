#include "io/csv/csv_dialect.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "io/csv/csv_row.h"
#include "io/number.h"

namespace melon {
namespace {

constexpr std::array<char, 4> kDelimiters = {',', ';', '\t', '|'};
constexpr std::size_t kMaxLines = 200;

/// How the sample looks if cut at one delimiter.
struct Survey {
  char delimiter;
  /// Cells of each line that is not blank.
  std::vector<std::size_t> widths;
  std::size_t cells = 0;
  std::size_t numbers = 0;

  [[nodiscard]] std::size_t first_width() const {
    return widths.empty() ? 0 : widths.front();
  }
  [[nodiscard]] std::size_t largest_width() const {
    return widths.empty() ? 0 : *std::max_element(widths.begin(), widths.end());
  }
  /// Share of the lines from the `first` on that have `width` cells.
  [[nodiscard]] double ShareOfWidth(std::size_t width,
                                    std::size_t first) const {
    const auto from = widths.begin() + static_cast<std::ptrdiff_t>(first);
    return static_cast<double>(std::count(from, widths.end(), width)) /
           static_cast<double>(widths.size() - first);
  }
  [[nodiscard]] double number_share() const {
    return static_cast<double>(numbers) / static_cast<double>(cells);
  }
};

bool IsNumberOrMissing(std::string_view text, char delimiter) {
  const CellFlaw flaw = ParseNumber(text, delimiter != ',').flaw;
  return flaw == CellFlaw::none || flaw == CellFlaw::missing;
}

/// Whether the line is blank to the eye, even if tabs delimit.
bool LooksBlank(const CsvRowScanner& scanner, char delimiter) {
  const auto cells = scanner.cells();
  return scanner.IsBlank() ||
         (delimiter == '\t' &&
          std::all_of(cells.begin(), cells.end(), [](const CsvCell& cell) {
            return cell.size == 0 && !cell.quoted;
          }));
}

void CountRow(const CsvRowScanner& scanner, Survey& survey) {
  survey.widths.push_back(scanner.cell_count());
  for (const CsvCell& cell : scanner.cells()) {
    ++survey.cells;
    survey.numbers +=
        IsNumberOrMissing({cell.data, cell.size}, survey.delimiter) ? 1 : 0;
  }
}

Survey Look(std::string_view sample, char delimiter) {
  Survey survey{.delimiter = delimiter, .widths = {}};
  CsvRowScanner scanner(delimiter);
  const char* at = sample.data();
  const char* const end = at + sample.size();
  while (at != end && survey.widths.size() < kMaxLines) {
    const auto outcome = scanner.Scan(at, end);
    if (outcome == CsvRowScanner::Outcome::complete) {
      if (!LooksBlank(scanner, delimiter)) CountRow(scanner, survey);
      at = scanner.next();
      continue;
    }
    // What does not fit the quotes speaks against the delimiter.
    if (outcome == CsvRowScanner::Outcome::text_after_quote) {
      survey.widths.push_back(0);
    } else if (survey.widths.empty()) {
      CountRow(scanner, survey);
    }
    break;
  }
  return survey;
}

using Surveys = std::array<Survey, kDelimiters.size()>;

/// The delimiter that cuts the first line and agrees best with the others.
const Survey* BestCut(const Surveys& surveys) {
  const auto merit = [](const Survey& survey) {
    return std::tuple(survey.ShareOfWidth(survey.first_width(), 0),
                      survey.number_share(), survey.first_width());
  };
  const Survey* best = nullptr;
  for (const Survey& survey : surveys) {
    if (survey.first_width() < 2) continue;
    if (best == nullptr || merit(survey) > merit(*best)) best = &survey;
  }
  return best;
}

/// Whether each line after the first is one number, perhaps with a decimal
/// comma.
bool IsOneColumnOfNumbers(const Survey& without_commas) {
  return without_commas.largest_width() == 1 &&
         without_commas.numbers + 1 >= without_commas.cells;
}

/// A delimiter that only the first line, a title perhaps, does without.
const Survey* CutBelowTitle(const Surveys& surveys) {
  constexpr double kMostLines = 0.9;
  for (const Survey& survey : surveys) {
    if (survey.widths.size() < 3 || survey.widths[1] < 2) continue;
    if (survey.ShareOfWidth(survey.widths[1], 1) >= kMostLines) return &survey;
  }
  return nullptr;
}

/// One of the first lines as cells.
struct HeadRow {
  std::size_t cells;
  /// Without the empty ones at the end, which a spreadsheet fills up with.
  std::size_t filled;
  /// Whether each cell is a text of its own, as names are. The first may be
  /// empty, as above the names of rows; so may those that WEKA leaves behind
  /// the first of a distribution, and those in `unnamed`.
  bool names;
  bool first_empty;
  /// Whether it is prose: it begins as a remark does, or a blank follows its
  /// first delimiter.
  bool prose;
  std::vector<bool> numbers;
  std::vector<bool> texts;
  /// Whether each cell is digits and nothing else.
  std::vector<bool> digits;
  std::vector<bool> empty;
  /// Whether the cells are 0, 1, 2, ….
  bool counts;
  /// Other empty cells: columns between or behind those with names, which a
  /// spreadsheet writes though nothing stands in them.
  std::vector<std::size_t> unnamed;
  std::size_t begin;
  std::uint64_t lines_before;
};

bool BeginsRemark(std::string_view line) {
  constexpr std::string_view kSigns[] = {"#", "//", "%", ";", "--", "/*", "!"};
  return std::any_of(
      std::begin(kSigns), std::end(kSigns),
      [line](std::string_view sign) { return line.starts_with(sign); });
}

bool IsProse(std::string_view line, char delimiter) {
  const std::size_t cut = line.find(delimiter);
  return BeginsRemark(line) || (cut != std::string_view::npos &&
                                cut + 1 < line.size() && line[cut + 1] == ' ');
}

HeadRow ReadHeadRow(const CsvRowScanner& scanner, std::string_view line,
                    char delimiter) {
  HeadRow row{.cells = scanner.cell_count(),
              .filled = 0,
              .names = true,
              .first_empty = false,
              .prose = IsProse(line, delimiter),
              .numbers = {},
              .texts = {},
              .digits = {},
              .empty = {},
              .counts = true,
              .unnamed = {},
              .begin = 0,
              .lines_before = 0};
  constexpr std::string_view kFirstOfSeveral = "distribution";
  std::set<std::string_view> seen;
  std::string_view last;
  for (const CsvCell& cell : scanner.cells()) {
    const std::string_view text(cell.data, cell.size);
    const CellFlaw flaw = ParseNumber(text, delimiter != ',').flaw;
    row.numbers.push_back(flaw == CellFlaw::none);
    row.texts.push_back(flaw == CellFlaw::not_a_number);
    row.digits.push_back(IsInDigits(text));
    row.empty.push_back(text.empty());
    row.counts = row.counts && text == std::to_string(row.numbers.size() - 1);
    if (text.empty()) {
      const bool first = row.numbers.size() == 1;
      row.first_empty = row.first_empty || first;
      if (!first && last != kFirstOfSeveral)
        row.unnamed.push_back(row.numbers.size() - 1);
      continue;
    }
    row.names =
        row.names && flaw == CellFlaw::not_a_number && seen.insert(text).second;
    row.filled = row.numbers.size();
    last = text;
  }
  return row;
}

std::vector<HeadRow> ReadHeadRows(std::string_view sample, char delimiter) {
  constexpr std::size_t kRows = 40;
  std::vector<HeadRow> rows;
  CsvRowScanner scanner(delimiter);
  const char* at = sample.data();
  const char* const end = at + sample.size();
  std::uint64_t lines = 0;
  while (at != end && rows.size() < kRows &&
         scanner.Scan(at, end) == CsvRowScanner::Outcome::complete) {
    if (!scanner.IsBlank() && !scanner.IsOfEmptyCells()) {
      rows.push_back(ReadHeadRow(
          scanner, {at, static_cast<std::size_t>(end - at)}, delimiter));
      rows.back().begin = static_cast<std::size_t>(at - sample.data());
      rows.back().lines_before = lines;
    }
    lines += 1 + scanner.inner_line_breaks();
    at = scanner.next();
  }
  return rows;
}

/// Whether some column has nothing but numbers from the row on.
bool HasNumbersFrom(std::span<const HeadRow> rows) {
  for (std::size_t column = 0; column < rows.front().cells; ++column) {
    if (std::all_of(rows.begin(), rows.end(), [column](const HeadRow& row) {
          return row.numbers[column];
        }))
      return true;
  }
  return false;
}

/// Whether the row has two names or more, and nothing stands below where it has
/// none.
bool NamesColumnsOf(const HeadRow& row, std::span<const HeadRow> below) {
  return row.names && row.cells - row.unnamed.size() >= 2 &&
         std::all_of(below.begin(), below.end(), [&row](const HeadRow& one) {
           return one.cells == row.cells &&
                  std::all_of(row.unnamed.begin(), row.unnamed.end(),
                              [&one](std::size_t i) { return one.empty[i]; });
         });
}

/// Whether the row may be the header of those below it, and those above it
/// none.
bool IsHeaderBelow(std::span<const HeadRow> rows, std::size_t header) {
  const std::size_t width = rows[header].cells;
  const std::span<const HeadRow> below = rows.subspan(header + 1);
  if (!NamesColumnsOf(rows[header], below) || rows[header].prose) return false;
  const std::span<const HeadRow> above = rows.first(header);
  if (below.empty())
    return header == 1 && above[0].filled == 1 && !above[0].numbers[0];
  const bool told = HasNumbersFrom(below);
  if (rows[header].first_empty && !told) return false;
  return std::all_of(above.begin(), above.end(), [&](const HeadRow& row) {
    if (row.filled <= 1) return row.cells == 0 || !row.numbers[0];
    if (row.prose) return told || row.cells != width;
    return told && row.cells != width;
  });
}

/// Whether a column that begins with a whole number has texts below it, or
/// numbers that are all written otherwise.
bool DiffersBelow(std::span<const HeadRow> below, std::size_t column) {
  bool fractions = true;
  bool any = false;
  for (const HeadRow& row : below) {
    if (row.cells <= column) continue;
    if (row.texts[column]) return true;
    any = any || row.numbers[column];
    fractions = fractions && !row.digits[column];
  }
  return any && fractions;
}

char UnusedDelimiter(const Surveys& surveys) {
  for (const Survey& survey : surveys) {
    if (survey.largest_width() < 2) return survey.delimiter;
  }
  return ',';
}

/// Whether at least half of the lines have as many cells as the first.
bool AgreesWithOthers(const Survey& survey) {
  constexpr double kMost = .5;
  return survey.ShareOfWidth(survey.first_width(), 0) >= kMost;
}

}  // namespace

char DetectDelimiter(std::string_view sample) {
  const Surveys surveys = {
      Look(sample, kDelimiters[0]), Look(sample, kDelimiters[1]),
      Look(sample, kDelimiters[2]), Look(sample, kDelimiters[3])};
  const Survey* const best = BestCut(surveys);
  if (best != nullptr && (AgreesWithOthers(*best) ||
                          FindLinesAboveHeader(sample, best->delimiter)))
    return best->delimiter;
  // A remark above the header may have a delimiter that the table has not.
  for (const char delimiter : kDelimiters) {
    if (FindLinesAboveHeader(sample, delimiter)) return delimiter;
  }
  if (best != nullptr) return best->delimiter;
  const Survey& at_semicolons = surveys[1];
  if (!IsOneColumnOfNumbers(at_semicolons)) {
    if (const Survey* const cut = CutBelowTitle(surveys)) return cut->delimiter;
  }
  return UnusedDelimiter(surveys);
}

bool CountsColumns(std::string_view sample, char delimiter) {
  const std::vector<HeadRow> rows = ReadHeadRows(sample, delimiter);
  if (rows.size() < 2 || rows[0].cells < 2 || !rows[0].counts) return false;
  const std::span<const HeadRow> below = std::span(rows).subspan(1);
  if (rows[0].cells > 2) return true;
  return DiffersBelow(below, 0) || DiffersBelow(below, 1);
}

std::optional<LinesAbove> FindLinesAboveHeader(std::string_view sample,
                                               char delimiter) {
  constexpr std::size_t kMost = 20;
  const std::vector<HeadRow> rows = ReadHeadRows(sample, delimiter);
  for (std::size_t header = 1; header < std::min(rows.size(), kMost);
       ++header) {
    if (IsHeaderBelow(rows, header))
      return LinesAbove{rows[header].begin, rows[header].lines_before};
  }
  return std::nullopt;
}

bool IsHeaderOfQuotesAndBlanks(std::string_view sample) {
  std::string_view line = sample.substr(0, sample.find_first_of("\r\n"));
  std::size_t names = 0;
  while (!line.empty()) {
    const std::size_t end = line.find('"', 1);
    if (line.front() != '"' || end == std::string_view::npos) return false;
    ++names;
    line.remove_prefix(end + 1);
    if (line.empty()) break;
    if (line.front() != ' ') return false;
    line.remove_prefix(1);
  }
  return names > 1;
}

std::optional<DelimiterLine> ReadDelimiterLine(std::string_view sample) {
  constexpr std::string_view kBegin = "sep=";
  if (sample.size() < kBegin.size() + 2) return std::nullopt;
  for (std::size_t i = 0; i < kBegin.size(); ++i) {
    const char lower =
        sample[i] == '=' ? '=' : static_cast<char>(sample[i] | 32);
    if (lower != kBegin[i]) return std::nullopt;
  }
  const char delimiter = sample[kBegin.size()];
  const std::string_view rest = sample.substr(kBegin.size() + 1);
  const bool known = std::find(kDelimiters.begin(), kDelimiters.end(),
                               delimiter) != kDelimiters.end();
  if (!known || (rest[0] != '\n' && rest[0] != '\r')) return std::nullopt;
  const std::size_t line_break = rest.starts_with("\r\n") ? 2 : 1;
  return DelimiterLine{delimiter, kBegin.size() + 1 + line_break};
}

}  // namespace melon
