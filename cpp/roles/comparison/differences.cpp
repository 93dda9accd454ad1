#include "roles/comparison/differences.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <span>
#include <string_view>
#include <utility>

#include "base/column_access.h"
#include "kernels/numbers/decimal_grid.h"
#include "table/column_traits.h"
#include "table/row_names.h"

namespace melon {
namespace {

/// Words that no learner is called by.
constexpr std::string_view kDifferenceWords[] = {
    "improvement",  "improvements", "improv",   "impr",
    "verbesserung", "amélioration", "mejora",   "提升幅度",
    "相对提升",     "提升率",       "改进幅度", "性能提升"};
/// Whole names that a learner may have, too: boosting, or GAIN, which fills in
/// missing values. Their values must be differences.
constexpr std::string_view kWeakNames[] = {
    "gain", "gains",     "delta",     "difference", "differences",
    "diff", "differenz", "提升",      "提高",       "改进",
    "增益", "差值",      "vorsprung", "increase",   "margin"};

/// Differences that agree but for rounding are differences if they would agree
/// by chance in one of so many tables; where the name says so, too, less will
/// do.
constexpr double kSureChance = .001;
constexpr double kNamedChance = .1;
/// Larger tables are rather cases than results.
constexpr std::size_t kMostRows = 1000;
constexpr std::size_t kMostColumns = 200;

template <class Range>
bool Contains(const Range& range, std::string_view text) {
  return std::find(std::begin(range), std::end(range), text) != std::end(range);
}

using Words = std::vector<std::string>;

/// "Gain", and "delta_r2" with its measure.
bool IsWeakName(const std::string& name) {
  const Words words = WordsOf(name);
  return Contains(kWeakNames, Simplify(name)) ||
         (words.size() > 1 && (Contains(kWeakNames, words.front()) ||
                               Contains(kWeakNames, words.back())));
}

using Series = std::vector<double>;

/// Half a unit of the last decimal; 0 where there are very many.
double RoundingOf(const Series& series) {
  const std::optional<DecimalGrid> grid = DecimalGrid::Of({series});
  return grid ? .5 * std::pow(10, -grid->decimals()) : 0;
}

/// Σ |x|.
double SizeOf(const Series& series) {
  double sum = 0;
  for (const double one : series) sum += std::abs(one);
  return sum;
}

/// Results of learners, and values that may be differences of two of them.
class Candidate {
 public:
  Candidate(const Series& values, std::vector<Series> others)
      : values_(values), others_(std::move(others)) {
    own_rounding_ = RoundingOf(values);
    for (const Series& other : others_)
      rounding_ = std::max(rounding_, RoundingOf(other));
    const auto [low, high] =
        std::minmax_element(values_.begin(), values_.end());
    range_ = *high - *low;
  }

  /// Where first − second = values, first − values = second: unless they are
  /// called differences, the values must be the smaller of the two.
  [[nodiscard]] bool AreDifferences(bool named) const {
    if (values_.size() < 2 || others_.size() < 2) return false;
    if (named && AreNegativeAlone()) return true;
    const auto count = static_cast<double>(others_.size());
    const double limit =
        (named ? kNamedChance : kSureChance) / (2 * count * (count + 1));
    for (std::size_t first = 0; first < others_.size(); ++first) {
      for (const Series& second : SecondsOf(first)) {
        if (Chance(others_[first], second, false) < limit ||
            Chance(others_[first], second, true) < limit)
          return true;
      }
    }
    return false;
  }

 private:
  /// Whether some are negative where no result is.
  [[nodiscard]] bool AreNegativeAlone() const {
    const auto any_negative = [](const Series& series) {
      return std::any_of(series.begin(), series.end(),
                         [](double one) { return one < 0; });
    };
    return any_negative(values_) &&
           std::none_of(others_.begin(), others_.end(), any_negative);
  }

  /// Each of the others, and the best of them whichever way is better.
  [[nodiscard]] std::vector<Series> SecondsOf(std::size_t first) const {
    std::vector<Series> seconds;
    for (std::size_t i = 0; i < others_.size(); ++i) {
      if (i != first) seconds.push_back(others_[i]);
    }
    Series lowest = seconds.front();
    Series highest = seconds.front();
    for (const Series& one : seconds) {
      for (std::size_t i = 0; i < one.size(); ++i) {
        lowest[i] = std::min(lowest[i], one[i]);
        highest[i] = std::max(highest[i], one[i]);
      }
    }
    seconds.push_back(std::move(lowest));
    seconds.push_back(std::move(highest));
    return seconds;
  }

  /// How likely the values would be the differences, or those in percent of
  /// the second, by chance; 1 where they are not. Either may be the better.
  [[nodiscard]] double Chance(const Series& first, const Series& second,
                              bool in_percent) const {
    double chance = 1;
    bool gains = true;
    bool losses = true;
    for (std::size_t i = 0; i < values_.size() && (gains || losses); ++i) {
      const double scale = in_percent ? 100 / std::abs(second[i]) : 1;
      const double expected = scale * (first[i] - second[i]);
      // The results may have been rounded after the difference was taken.
      const double slack =
          (own_rounding_ + (2 * scale * rounding_)) * (1 + 1e-6);
      gains = gains && std::abs(values_[i] - expected) <= slack;
      losses = losses && std::abs(values_[i] + expected) <= slack;
      chance *= range_ > 2 * slack ? 2 * slack / range_ : 1;
    }
    return gains || losses ? chance : 1;
  }

  const Series& values_;
  std::vector<Series> others_;
  double own_rounding_ = 0;
  double rounding_ = 0;
  double range_ = 0;
};

/// The size of each series; NaN where one of its numbers is missing.
std::vector<double> SizesOf(const std::vector<Series>& all) {
  std::vector<double> sizes;
  sizes.reserve(all.size());
  for (const Series& series : all) sizes.push_back(SizeOf(series));
  return sizes;
}

/// Whether each of the other sizes is more than twice that one.
bool IsSmallest(std::span<const double> sizes, std::size_t index) {
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    if (i != index && !(2 * sizes[index] < sizes[i])) return false;
  }
  return true;
}

/// Whether one of the series, of these sizes, is no learner's.
bool IsDifference(std::span<const Series> all, std::span<const double> sizes,
                  std::size_t index, const std::string& name) {
  if (IsDifferenceName(name)) return true;
  const bool named = IsWeakName(name);
  const bool may_be =
      !all[index].empty() &&
      std::none_of(sizes.begin(), sizes.end(),
                   [](double size) { return std::isnan(size); }) &&
      (named || IsSmallest(sizes, index));
  if (!may_be) return false;
  std::vector<Series> others;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i != index) others.push_back(all[i]);
  }
  return Candidate(all[index], std::move(others)).AreDifferences(named);
}

/// A series for each column; nothing of tables that are too large.
std::vector<Series> SeriesOf(const Table& table,
                             const std::vector<std::size_t>& columns) {
  std::vector<Series> all;
  if (table.row_count > kMostRows || columns.size() > kMostColumns) return all;
  for (const std::size_t index : columns) {
    if (table.columns[index].storage == Storage::dropped) return {};
    all.push_back(ToNumbers(table.columns[index]));
  }
  return all;
}

}  // namespace

namespace {

/// Whether words at the end of a name tell a change, with its unit: "drop" and
/// "pct" of "rf_drop_pct". "rf_drop" alone may be a learner.
bool TellChange(std::span<const std::string> words) {
  constexpr std::string_view kChanges[] = {
      "drop",     "diff",      "delta",       "change", "increase",
      "decrease", "reduction", "degradation", "gain"};
  constexpr std::string_view kUnits[] = {"pct",      "percent",  "percentage",
                                         "rel",      "relative", "abs",
                                         "absolute", "pp"};
  constexpr std::string_view kAlone[] = {"diff", "delta", "change"};
  const auto is_change = [&](const std::string& word) {
    return Contains(kChanges, word);
  };
  return std::any_of(words.begin(), words.end(), is_change) &&
         (words.size() > 1 || Contains(kAlone, words.front())) &&
         std::all_of(words.begin(), words.end(), [&](const std::string& word) {
           return is_change(word) || Contains(kUnits, word);
         });
}

/// Columns called as changes of others: "rf_drop_pct" beside "rf", and with
/// them "avg_drop_pct".
std::vector<std::size_t> ChangesOfOthers(
    const Table& table, const std::vector<std::size_t>& columns) {
  std::set<Words> names;
  for (const std::size_t index : columns)
    names.insert(WordsOf(table.columns[index].name));
  std::set<Words> changes;
  for (const Words& words : names) {
    for (std::size_t own = 1; own < words.size(); ++own) {
      const auto end = words.begin() + static_cast<std::ptrdiff_t>(own);
      if (TellChange(std::span(words).subspan(own)) &&
          names.contains(Words(words.begin(), end)))
        changes.emplace(end, words.end());
    }
  }
  const auto ends_in_change = [&changes](const Words& words) {
    return std::any_of(
        changes.begin(), changes.end(), [&words](const Words& change) {
          return words.size() > change.size() &&
                 std::equal(change.rbegin(), change.rend(), words.rbegin());
        });
  };
  std::vector<std::size_t> found;
  for (const std::size_t index : columns) {
    if (ends_in_change(WordsOf(table.columns[index].name)))
      found.push_back(index);
  }
  return found;
}

/// "diff_rf_minus_svm".
bool NamesSubtraction(const Words& words) {
  constexpr std::string_view kBefore[] = {"diff", "difference", "delta"};
  constexpr std::string_view kBetween[] = {"minus", "vs", "versus"};
  const auto any_of = [&words](const auto& known) {
    return std::any_of(
        words.begin(), words.end(),
        [&](const std::string& word) { return Contains(known, word); });
  };
  return any_of(kBefore) && any_of(kBetween);
}

}  // namespace

bool IsDifferenceName(const std::string& name) {
  if (name.find("Δ") != name.npos || name.find("∆") != name.npos)
    return WordsOf(name).size() < 2;
  const std::vector<std::string> words = WordsOf(name);
  return NamesSubtraction(words) ||
         std::any_of(words.begin(), words.end(), [](const std::string& word) {
           return Contains(kDifferenceWords, word);
         });
}

std::vector<std::size_t> DifferenceColumns(
    const Table& table, const std::vector<std::size_t>& columns) {
  std::vector<std::size_t> found;
  const std::vector<Series> all = SeriesOf(table, columns);
  const std::vector<double> sizes = SizesOf(all);
  const std::vector<std::size_t> changes = ChangesOfOthers(table, columns);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool is_change =
        std::find(changes.begin(), changes.end(), columns[i]) != changes.end();
    if (is_change ||
        IsDifference(all, sizes, i, table.columns[columns[i]].name))
      found.push_back(columns[i]);
  }
  return found;
}

std::vector<std::string> DifferenceRows(
    const Table& table, const std::optional<std::size_t>& names,
    const std::vector<std::size_t>& results) {
  std::vector<std::string> found;
  const std::vector<Series> columns = SeriesOf(table, results);
  if (!names || columns.empty()) return found;
  std::vector<Series> rows(static_cast<std::size_t>(table.row_count));
  for (const Series& column : columns) {
    for (std::size_t row = 0; row < rows.size(); ++row)
      rows[row].push_back(column[row]);
  }
  std::vector<double> sizes = SizesOf(rows);
  while (rows.size() > 2) {
    const std::size_t last = rows.size() - 1;
    const std::string name = CellText(table.columns[*names], last);
    if (!IsDifference(rows, sizes, last, name)) break;
    found.insert(found.begin(), name);
    rows.pop_back();
    sizes.pop_back();
  }
  return found;
}

}  // namespace melon
