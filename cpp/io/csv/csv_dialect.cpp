#include "io/csv/csv_dialect.h"

#include <algorithm>
#include <array>
#include <cstddef>
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

/// Up to the line break, without it.
std::string_view LineAt(std::string_view text, std::size_t begin) {
  return text.substr(begin, text.find_first_of("\r\n", begin) - begin);
}

char UnusedDelimiter(const Surveys& surveys) {
  for (const Survey& survey : surveys) {
    if (survey.largest_width() < 2) return survey.delimiter;
  }
  return ',';
}

}  // namespace

char DetectDelimiter(std::string_view sample) {
  const Surveys surveys = {
      Look(sample, kDelimiters[0]), Look(sample, kDelimiters[1]),
      Look(sample, kDelimiters[2]), Look(sample, kDelimiters[3])};
  if (const Survey* const best = BestCut(surveys)) return best->delimiter;
  const Survey& at_semicolons = surveys[1];
  if (!IsOneColumnOfNumbers(at_semicolons)) {
    if (const Survey* const cut = CutBelowTitle(surveys)) return cut->delimiter;
  }
  return UnusedDelimiter(surveys);
}

bool HasRemarksAboveHeader(std::string_view sample, char delimiter) {
  if (!sample.starts_with('#')) return false;
  const std::string_view remark = LineAt(sample, 0);
  std::string_view row;
  for (std::size_t at = 0; at < sample.size();) {
    row = LineAt(sample, at);
    if (!row.empty() && !row.starts_with('#')) break;
    at += row.size() + 1;
    row = {};
  }
  if (remark.find('"') != std::string_view::npos ||
      row.find('"') != std::string_view::npos)
    return false;
  const bool divided = remark.find(delimiter) != std::string_view::npos;
  return std::any_of(
      kDelimiters.begin(), kDelimiters.end(), [&](const char sign) {
        const auto cuts = std::count(row.begin(), row.end(), sign);
        return (sign == delimiter || !divided) && cuts > 0 &&
               cuts != std::count(remark.begin(), remark.end(), sign);
      });
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
