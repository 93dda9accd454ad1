#include "roles/comparison/summary_rows.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <numeric>
#include <string_view>

#include "base/column_access.h"
#include "io/number.h"
#include "roles/comparison/fold_columns.h"
#include "roles/names/name_words.h"
#include "table/column_traits.h"
#include "table/row_names.h"

namespace melon {
namespace {

/// Simplified names of a row with the results on all data together, which are
/// not those of one more data set. A column of learners may be called so.
constexpr std::string_view kPooledNames[] = {
    "alldata", "alldatasets", "pooled", "pooleddata", "合并数据", "全部数据"};

/// Simplified names of nothing but a summary.
constexpr std::string_view kSummaryNames[] = {"average",
                                              "averages",
                                              "avg",
                                              "ave",
                                              "mean",
                                              "means",
                                              "averagerank",
                                              "averageranks",
                                              "averageranking",
                                              "avgrank",
                                              "averank",
                                              "meanrank",
                                              "meanranks",
                                              "rank",
                                              "ranks",
                                              "ranking",
                                              "ranksum",
                                              "friedmanrank",
                                              "averageaccuracy",
                                              "meanaccuracy",
                                              "avgacc",
                                              "overallaverage",
                                              "macroaverage",
                                              "meanvalue",
                                              "median",
                                              "std",
                                              "sd",
                                              "stdev",
                                              "stddev",
                                              "stderr",
                                              "standarderror",
                                              "stabw",
                                              "stdabw",
                                              "standardabweichung",
                                              "écarttype",
                                              "variance",
                                              "varianz",
                                              "iqr",
                                              "count",
                                              "min",
                                              "minimum",
                                              "max",
                                              "maximum",
                                              "standarddeviation",
                                              "overall",
                                              "total",
                                              "sum",
                                              "best",
                                              "wtl",
                                              "wins",
                                              "wintieloss",
                                              "winstieslosses",
                                              "pvalue",
                                              "mittel",
                                              "mittelwert",
                                              "durchschnitt",
                                              "mw",
                                              "moyenne",
                                              "promedio",
                                              "média",
                                              "Ø",
                                              "ø",
                                              "∅",
                                              "μ",
                                              "µ",
                                              "σ",
                                              "rang",
                                              "平均",
                                              "平均值",
                                              "均值",
                                              "平均序值",
                                              "平均秩",
                                              "平均排名",
                                              "总体平均",
                                              "排名",
                                              "中位数",
                                              "最小值",
                                              "最大值",
                                              "标准差",
                                              "标准偏差",
                                              "方差",
                                              "总计",
                                              "合计"};

/// Of the last row these tell a summary, with whatever other words.
constexpr std::string_view kSummaryWords[] = {
    "average",  "averages",   "avg",          "ave",
    "mean",     "means",      "rank",         "ranks",
    "ranking",  "rankings",   "ranksum",      "wins",
    "ties",     "losses",     "pvalue",       "pvalues",
    "mittel",   "mittelwert", "durchschnitt", "moyenne",
    "promedio", "média",      "rang",         "Ø",
    "ø",        "∅"};

/// Words that together tell a statistic: "CV Mean", "Std Dev", "min score".
constexpr std::string_view kStatisticWords[] = {
    "mean",  "average", "avg",    "median",  "std", "sd",
    "stdev", "stddev",  "stderr", "sem",     "var", "variance",
    "min",   "minimum", "max",    "maximum", "iqr"};
constexpr std::string_view kBesideStatistic[] = {
    "cv",    "test",  "val",    "validation", "train",     "fold",
    "folds", "score", "scores", "dev",        "deviation", "value"};

/// Chinese puts no spaces between words.
constexpr std::string_view kSummaryParts[] = {
    "平均", "均值", "中位数", "标准差", "总计", "合计", "排名", "序值", "秩和"};

/// Rows so far above the last are looked at for means, and for wins.
constexpr std::size_t kReach = 3;

/// Cells that agree with the means of their columns are those means if they
/// would agree by chance in one of so many rows; where the name says so, too,
/// less will do.
constexpr double kSureChance = .01;
constexpr double kNamedChance = .1;

bool IsSummaryWord(std::string_view word) {
  return std::find(std::begin(kSummaryWords), std::end(kSummaryWords), word) !=
         std::end(kSummaryWords);
}

/// "Average accuracy", "Avg Rank (lower is better)", "p-value", 总体平均.
bool MentionsSummary(const std::string& name) {
  const std::vector<std::string> words = WordsOf(name);
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (IsSummaryWord(words[i]) ||
        (i > 0 && IsSummaryWord(words[i - 1] + words[i])))
      return true;
  }
  return std::any_of(
      std::begin(kSummaryParts), std::end(kSummaryParts),
      [&](std::string_view part) { return name.find(part) != name.npos; });
}

/// Decimals of the number with which the text begins: 2 of "0.78 (1)".
int DecimalsOf(const std::string& text) {
  const std::size_t end = text.find_first_not_of("+-0123456789.,");
  const std::string number = text.substr(0, end);
  const std::size_t point = number.find_last_of(".,");
  return point == std::string::npos
             ? 0
             : static_cast<int>(number.size() - point - 1);
}

/// The most decimals of the row's numbers, since spreadsheets cut zeros off.
int DecimalsOfRow(const Table& table, std::span<const std::size_t> results,
                  std::size_t row) {
  int decimals = 0;
  for (const std::size_t index : results)
    decimals =
        std::max(decimals, DecimalsOf(CellText(table.columns[index], row)));
  return decimals;
}

/// How likely a cell would agree by chance with the mean of those above it, but
/// for rounding; nothing if it does not. A cell without a number tells nothing.
std::optional<double> ChanceOfMean(const std::vector<double>& numbers,
                                   std::size_t row, double rounding) {
  if (std::isnan(numbers[row])) return 1;
  const auto above = std::span(numbers).first(row);
  const auto [low, high] = std::minmax_element(above.begin(), above.end());
  const double mean = std::accumulate(above.begin(), above.end(), 0.0) /
                      static_cast<double>(row);
  if (!(std::abs(numbers[row] - mean) <= rounding * (1 + 1e-6)))
    return std::nullopt;
  const double range = *high - *low;
  return range > 2 * rounding ? 2 * rounding / range : 1;
}

/// That for all results of the row: 1 where they are not the means.
double ChanceOfMeans(const Table& table, std::span<const std::size_t> results,
                     std::size_t row) {
  constexpr std::size_t kFewestRows = 3;
  if (row < kFewestRows || results.size() < 2) return 1;
  const double rounding =
      .5 * std::pow(10, -DecimalsOfRow(table, results, row));
  double chance = 1;
  for (const std::size_t index : results) {
    const Column& column = table.columns[index];
    if (column.storage == Storage::dropped) return 1;
    const auto one = ChanceOfMean(ToNumbers(column), row, rounding);
    if (!one) return 1;
    chance *= *one;
  }
  return chance;
}

bool IsNumeral(std::string_view text) {
  return !text.empty() &&
         text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// "25%", which pandas' describe writes between the minimum and the maximum.
bool IsPercentile(std::string_view name) {
  return name.ends_with('%') && IsNumeral(name.substr(0, name.size() - 1));
}

/// "5/1/0", "(5-1-0)", "5 : 1 : 0": wins, ties and losses.
bool IsWinsTiesLosses(std::string_view text) {
  std::string plain(text);
  std::erase(plain, ' ');
  if (plain.size() > 2 && plain.front() == '(' && plain.back() == ')')
    plain = plain.substr(1, plain.size() - 2);
  const std::size_t first = plain.find_first_of("/-:");
  if (first == std::string::npos) return false;
  const std::size_t second = plain.find(plain[first], first + 1);
  if (second == std::string::npos) return false;
  const std::string_view all = plain;
  return IsNumeral(all.substr(0, first)) &&
         IsNumeral(all.substr(first + 1, second - first - 1)) &&
         IsNumeral(all.substr(second + 1));
}

bool IsPooled(std::string_view name) {
  return std::find(std::begin(kPooledNames), std::end(kPooledNames),
                   Simplify(name)) != std::end(kPooledNames);
}

bool HasDigit(std::string_view text) {
  return text.find_first_of("0123456789") != std::string_view::npos;
}

/// Whether the row counts wins, ties and losses, but for its name and for cells
/// without a number.
bool CountsWins(const Table& table, std::size_t row) {
  bool any = false;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (column.storage == Storage::dropped) return false;
    const std::string text = CellText(column, row);
    if (IsWinsTiesLosses(text)) {
      any = true;
    } else if (i > 0 && HasDigit(text)) {
      return false;
    }
  }
  return any;
}

/// What a row is called, or its first text where it has no name.
std::string NameOfRow(const Table& table, const Column& names,
                      std::size_t row) {
  std::string name = CellText(names, row);
  for (std::size_t i = 0; name.empty() && i < table.columns.size(); ++i)
    name = CellText(table.columns[i], row);
  return name;
}

/// Whether each of the last rows counts wins, from the last one up: the same
/// whichever column has the names.
std::vector<bool> LastRowsOfWins(const Table& table) {
  const auto all = static_cast<std::size_t>(table.row_count);
  std::vector<bool> wins;
  for (std::size_t i = 1; i <= std::min(all, kReach); ++i)
    wins.push_back(CountsWins(table, all - i));
  return wins;
}

/// The last rows of a table, one by one.
struct LastRows {
  const Table& table;
  const Column& names;
  std::span<const std::size_t> results;
  const std::vector<bool>& wins;

  /// The name of a summary, wins and losses, or the means of the rows above.
  [[nodiscard]] bool IsSummary(std::size_t row) const {
    const std::string name = CellText(names, row);
    if (IsSummaryName(name) || MentionsSummary(name) || IsPooled(name))
      return true;
    const auto all = static_cast<std::size_t>(table.row_count);
    const std::size_t from_last = all - 1 - row;
    if (from_last < wins.size() && wins[from_last]) return true;
    return ParseNumber(name, false).flaw != CellFlaw::none &&
           ChanceOfMeans(table, results, row) < kSureChance;
  }

  /// Beyond doubt, so that what stands below is no case either.
  [[nodiscard]] bool IsNamedMean(std::size_t row) const {
    const std::string name = CellText(names, row);
    return (IsSummaryName(name) || MentionsSummary(name)) &&
           ChanceOfMeans(table, results, row) < kNamedChance;
  }

  /// The first of the summaries.
  [[nodiscard]] std::size_t Begin() const {
    auto begin = static_cast<std::size_t>(table.row_count);
    const std::size_t last = begin;
    for (std::size_t row = last; row > 0 && last - row < kReach; --row) {
      if (IsNamedMean(row - 1)) begin = row - 1;
    }
    begin = std::min(begin, EndOfFolds());
    while (begin > 0 && (IsSummary(begin - 1) ||
                         (begin < last && IsPercentileAt(begin - 1))))
      --begin;
    return begin;
  }

 private:
  [[nodiscard]] bool IsPercentileAt(std::size_t row) const {
    return IsPercentile(CellText(names, row));
  }

  /// Below rows that are numbered as folds, what has no number is none; below
  /// numbers alone, where it is called a summary.
  [[nodiscard]] std::size_t EndOfFolds() const {
    const auto all = static_cast<std::size_t>(table.row_count);
    const auto is_fold = [this](std::size_t row) {
      const std::string name = CellText(names, row);
      return IsFoldName(name) || IsNumeral(name);
    };
    std::size_t end = 0;
    while (end < all && is_fold(end)) ++end;
    if (end < 2 || end == all) return all;
    bool sums = IsFoldName(CellText(names, 0));
    for (std::size_t row = end; row < all; ++row) {
      const std::string name = CellText(names, row);
      if (name.empty() || is_fold(row)) return all;
      sums = sums || IsSummaryName(name) || MentionsSummary(name);
    }
    return sums ? end : all;
  }
};

void CountFlaw(CellFlaw flaw, Column& column) {
  std::uint64_t& count = flaw == CellFlaw::missing ? column.missing_count
                         : flaw == CellFlaw::not_finite
                             ? column.not_finite_count
                             : column.not_a_number_count;
  count -= count > 0 ? 1 : 0;
}

/// Of a column of numbers only the first flaws are known by their rows; where
/// there are more, the rows that stay have flaws enough.
void ForgetFlawsFrom(std::uint64_t row, Column& column) {
  const auto is_behind = [row](const FlawedCell& cell) {
    return cell.row >= row;
  };
  for (const FlawedCell& cell : column.first_flaws) {
    if (is_behind(cell)) CountFlaw(cell.flaw, column);
  }
  std::erase_if(column.first_flaws, is_behind);
}

/// The labels of no row are no longer there: their flaws would be reported.
/// Those of the last rows stand last.
void ForgetUnusedLabels(Column& column) {
  std::vector<bool> used(column.labels.size());
  for (const std::uint16_t code : column.codes) used[code] = true;
  while (!used.empty() && !used.back()) used.pop_back();
  column.labels.resize(used.size());
  column.label_numbers.resize(used.size());
  column.label_flaws.resize(used.size());
  for (std::size_t code = 0; code < used.size(); ++code) {
    if (!used[code]) column.label_flaws[code] = CellFlaw::none;
  }
}

}  // namespace

bool IsStatisticName(const std::string& name) {
  const std::vector<std::string> words = WordsOf(name);
  const auto is_any_of = [](const auto& known, const std::string& word) {
    return std::find(std::begin(known), std::end(known), word) !=
           std::end(known);
  };
  const auto is_statistic = [&](const std::string& word) {
    return is_any_of(kStatisticWords, word);
  };
  return std::any_of(words.begin(), words.end(), is_statistic) &&
         std::all_of(words.begin(), words.end(), [&](const std::string& word) {
           return is_statistic(word) || is_any_of(kBesideStatistic, word);
         });
}

bool IsCalledAverage(const std::string& name) {
  constexpr std::string_view kWords[] = {
      "average", "averages", "avg",  "mean",   "median", "overall",
      "micro",   "macro",    "平均", "平均值", "均值",   "总体"};
  const std::vector<std::string> words = WordsOf(name);
  return !words.empty() &&
         std::all_of(words.begin(), words.end(), [&](const std::string& word) {
           return IsWordAmong(kWords, word);
         });
}

bool IsSummaryName(const std::string& name) {
  const std::string simple = Simplify(WithoutArrows(name));
  return std::find(std::begin(kSummaryNames), std::end(kSummaryNames),
                   simple) != std::end(kSummaryNames) ||
         IsStatisticName(name);
}

namespace {

/// Where the summaries begin; 0 where they would be all rows.
std::size_t BeginOfSummaries(const Table& table, std::size_t names,
                             std::span<const std::size_t> results,
                             const std::vector<bool>& wins) {
  return LastRows{table, table.columns[names], results, wins}.Begin();
}

}  // namespace

std::vector<std::string> SummaryRows(const Table& table,
                                     const std::optional<std::size_t>& names,
                                     std::span<const std::size_t> results) {
  std::vector<std::string> found;
  if (!names) return found;
  const std::size_t begin =
      BeginOfSummaries(table, *names, results, LastRowsOfWins(table));
  if (begin == 0) return found;
  for (std::size_t row = begin; row < table.row_count; ++row)
    found.push_back(NameOfRow(table, table.columns[*names], row));
  return found;
}

std::size_t RowsAboveSummaries(const Table& table) {
  const auto all = static_cast<std::size_t>(table.row_count);
  const std::vector<bool> wins = LastRowsOfWins(table);
  std::size_t rows = all;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (!IsCoded(table.columns[i]) || IsNumeric(table.columns[i])) continue;
    const std::size_t begin = BeginOfSummaries(table, i, {}, wins);
    if (begin > 0) rows = std::min(rows, begin);
  }
  return rows;
}

Table WithoutLastRows(const Table& table, std::size_t count) {
  Table kept = table;
  kept.row_count -= count;
  const auto rows = static_cast<std::size_t>(kept.row_count);
  for (Column& column : kept.columns) {
    if (column.storage == Storage::numbers) {
      column.numbers.resize(rows);
      ForgetFlawsFrom(kept.row_count, column);
    } else if (column.storage == Storage::coded) {
      column.codes.resize(rows);
      ForgetUnusedLabels(column);
    }
  }
  return kept;
}

}  // namespace melon
