#include "roles/columns/interval_bounds.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/column_access.h"
#include "io/number.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

constexpr std::string_view kLowerWords[] = {"lower", "lo", "lwr", "lcl"};
constexpr std::string_view kUpperWords[] = {"upper", "hi", "upr", "ucl"};
/// Which may as well name a class or a price: a bound only where its other side
/// and its prediction are there, and no row contradicts.
constexpr std::string_view kCommonLowerWords[] = {"low", "min"};
constexpr std::string_view kCommonUpperWords[] = {"high", "max"};
constexpr std::string_view kLowerEnds[] = {"下限", "下界"};
constexpr std::string_view kUpperEnds[] = {"上限", "上界"};
/// Words beside them: "mean_ci_lower", "lower_bound".
constexpr std::string_view kIntervalWords[] = {"ci",       "pi",    "conf",
                                               "interval", "bound", "limit"};
/// Words of a prediction that is meant as one number: "mean" beside "lower".
constexpr std::string_view kPointWords[] = {"mean", "point"};
constexpr std::string_view kQuantileWords[] = {"q", "p", "quantile"};

/// What a column's name says: which share of the outcomes lies below it, and of
/// which predictions; no share where it is no bound.
struct NamedBound {
  std::optional<double> share = std::nullopt;
  /// Without words of intervals and predictions, if any other is there.
  std::string stem = {};
  /// Whether its words say other things as well.
  bool is_common = false;
  /// "ci_low": an interval is named beside the side.
  bool names_interval = false;

  [[nodiscard]] bool IsMedian() const {
    return share && std::abs(*share - 0.5) < 1e-9;
  }
  [[nodiscard]] bool IsBound() const { return share && !IsMedian(); }
  /// "q10" rather than "lower".
  [[nodiscard]] bool IsQuantile() const {
    return share && *share > 0 && *share < 1;
  }
};

/// 0 for a lower bound, 1 for an upper one; cuts off what says so.
std::optional<double> TakeSide(std::string& word) {
  const bool lower =
      IsWordAmong(kLowerWords, word) || IsWordAmong(kCommonLowerWords, word);
  if (lower || IsWordAmong(kUpperWords, word) ||
      IsWordAmong(kCommonUpperWords, word)) {
    word.clear();
    return lower ? 0 : 1;
  }
  if (CutEnd(kLowerEnds, word)) return 0;
  if (CutEnd(kUpperEnds, word)) return 1;
  return std::nullopt;
}

/// .1 of "q10", "q0.1", "q_10"; .025 of "q025", .975 of "q975".
std::optional<double> ShareAtEnd(std::string_view name) {
  const std::size_t last = name.find_last_not_of("0123456789.");
  if (last == std::string_view::npos) return std::nullopt;
  const std::string_view digits = name.substr(last + 1);
  const ParsedNumber number = ParseNumber(digits, false);
  if (number.flaw != CellFlaw::none || !(number.value > 0)) return std::nullopt;
  double share = number.value;
  if (digits.find('.') == std::string_view::npos) {
    const bool fraction = digits.front() == '0' || share > 100;
    share /= fraction ? std::pow(10, static_cast<double>(digits.size())) : 100;
  } else if (share > 1) {
    share /= 100;
  }
  return share < 1 ? std::optional(share) : std::nullopt;
}

NamedBound ReadName(const std::string& name) {
  NamedBound bound;
  std::vector<std::string> words = WordsOf(name);
  for (std::string& word : words) {
    if (bound.share) break;
    bound.is_common = IsWordAmong(kCommonLowerWords, word) ||
                      IsWordAmong(kCommonUpperWords, word);
    bound.share = TakeSide(word);
  }
  if (bound.share) {
    const auto others = std::erase_if(words, [](const std::string& word) {
      return IsWordAmong(kIntervalWords, word);
    });
    bound.names_interval = others > 0;
    bound.is_common = bound.is_common && !bound.names_interval;
  } else if (!words.empty() && IsWordAmong(kQuantileWords, words.back())) {
    bound.share = ShareAtEnd(name);
    if (bound.share) words.pop_back();
  }
  std::vector<std::string> own = words;
  std::erase_if(own, [](const std::string& word) {
    return word.empty() || IsWordAmong(kPointWords, word) ||
           IsWordAmong(kWordsOfPredictions, word);
  });
  for (const std::string& word : own.empty() ? words : own) bound.stem += word;
  return bound;
}

bool IsOfPrediction(const NamedBound& own, const NamedBound& other) {
  if (other.IsBound() || other.stem != own.stem) return false;
  return own.IsQuantile() ? other.IsMedian() : !own.stem.empty();
}

bool IsOtherSide(const NamedBound& own, const NamedBound& other) {
  return other.IsBound() && other.stem == own.stem &&
         std::abs(*other.share + *own.share - 1) < 1e-9;
}

/// Whether no row has a larger number in the lower one.
bool AreOrdered(const Column& lower, const Column& upper) {
  const std::vector<double> low = ToNumbers(lower);
  const std::vector<double> high = ToNumbers(upper);
  return std::equal(
      low.begin(), low.end(), high.begin(),
      [](double below, double above) { return !(below > above); });
}

/// Whether the bound of a common name has a prediction, and an other side that
/// no row contradicts.
bool IsBoundByContent(const Table& table, const std::vector<NamedBound>& names,
                      std::size_t index) {
  const NamedBound& own = names[index];
  bool has_prediction = false;
  bool has_other_side = false;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!IsNearlyNumeric(table.columns[i])) continue;
    has_prediction = has_prediction || IsOfPrediction(own, names[i]);
    if (!IsOtherSide(own, names[i])) continue;
    const std::size_t lower = *own.share < .5 ? index : i;
    const std::size_t upper = *own.share < .5 ? i : index;
    has_other_side = has_other_side ||
                     AreOrdered(table.columns[lower], table.columns[upper]);
  }
  return has_prediction && has_other_side;
}

/// `any_predicted`: whether some column is called a prediction.
bool IsBoundAmong(const std::vector<NamedBound>& names, const NamedBound& own,
                  bool any_predicted) {
  const bool has_prediction = std::any_of(
      names.begin(), names.end(),
      [&own](const NamedBound& other) { return IsOfPrediction(own, other); });
  const bool has_other_side = std::any_of(
      names.begin(), names.end(),
      [&own](const NamedBound& other) { return IsOtherSide(own, other); });
  if (own.IsQuantile())
    return has_other_side && (has_prediction || any_predicted);
  return has_prediction ||
         (has_other_side && (any_predicted || own.names_interval));
}

}  // namespace

std::vector<bool> FindBounds(
    const Table& table, const FunctionView<bool(std::size_t)>& is_predicted) {
  const std::size_t columns = table.columns.size();
  std::vector<NamedBound> names;
  bool any_predicted = false;
  for (std::size_t i = 0; i < columns; ++i) {
    names.push_back(ReadName(table.columns[i].name));
    if (!names[i].IsBound() && is_predicted(i)) any_predicted = true;
  }
  std::vector<bool> is_bound(columns);
  for (std::size_t i = 0; i < columns; ++i) {
    if (!names[i].IsBound() || !IsNearlyNumeric(table.columns[i])) continue;
    is_bound[i] = names[i].is_common
                      ? IsBoundByContent(table, names, i)
                      : IsBoundAmong(names, names[i], any_predicted);
  }
  return is_bound;
}

}  // namespace melon
