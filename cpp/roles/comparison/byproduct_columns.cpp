#include "roles/comparison/byproduct_columns.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "roles/comparison/differences.h"
#include "roles/comparison/summary_rows.h"
#include "roles/names/metric_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

using Words = std::vector<std::string>;

constexpr std::string_view kByproductWords[] = {
    "std",    "sd",       "se",       "sem",     "stdev",   "stddev",
    "stderr", "time",     "times",    "runtime", "seconds", "sec",
    "secs",   "duration", "标准差",   "标准误",  "用时",    "耗时",
    "时间",   "运行时间", "训练时间", "rank",    "ranks",   "序值"};
/// What may stand beside such a word: a unit, or what was timed.
constexpr std::string_view kRemarkWords[] = {
    "s",    "ms",      "min",  "train", "training", "fit", "test",
    "pred", "predict", "wall", "cpu",   "run",      "dev", "mean"};
/// Other statistics of the same results, beside their mean.
constexpr std::string_view kOtherStatistics[] = {"median", "min", "max",
                                                 "count", "var"};
/// What the name of a column of results may say besides its learner.
constexpr std::string_view kResultWords[] = {
    "mean", "avg",  "average", "score", "acc",  "error",
    "err",  "test", "val",     "cv",    "均值", "平均"};

/// Words of a column with what a test found on each data set.
constexpr std::string_view kSignificanceWords[] = {
    "p",      "pval", "pvals", "pvalue", "pvalues", "significance",
    "signif", "p值",  "显著性"};
constexpr std::string_view kTestWords[] = {
    "wilcoxon",  "friedman", "mcnemar", "nemenyi", "t",        "ttest",
    "test",      "sign",     "holm",    "adj",     "adjusted", "corrected",
    "value",     "values",   "level",   "raw",     "paired",   "bonferroni",
    "statistic", "corr",     "bh",      "fdr"};

bool IsAnyOf(std::span<const std::string_view> words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool TellsByproduct(const std::string& word) {
  return IsAnyOf(kByproductWords, word);
}

bool TellsResult(const std::string& word) {
  return IsAnyOf(kResultWords, word) || IsMetricName(word);
}

/// Whose deviation or time a column contains.
struct Byproduct {
  Words learner;
  /// "time_RF", as opposed to "RF_time".
  bool in_front = false;
};

/// "standard deviation" is one word, "sd".
Words WordsOfResult(const std::string& name) {
  constexpr std::string_view kDeviations[] = {"deviation", "dev", "error",
                                              "err"};
  Words words = WordsOf(name);
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    if (words[i] != "standard" || !IsAnyOf(kDeviations, words[i + 1])) continue;
    words[i] = "sd";
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(i) + 1);
  }
  return words;
}

std::optional<Byproduct> ByproductOf(const Column& column) {
  Words words = WordsOfResult(column.name);
  const auto is_remark = [](const std::string& word) {
    return TellsByproduct(word) || IsAnyOf(kRemarkWords, word);
  };
  const auto name_end =
      std::find_if_not(words.rbegin(), words.rend(), is_remark).base();
  if (std::any_of(name_end, words.end(), TellsByproduct)) {
    words.erase(name_end, words.end());
    return words.empty() ? std::nullopt : std::optional(Byproduct{words});
  }
  const auto name_start =
      std::find_if_not(words.begin(), words.end(), is_remark);
  if (!std::any_of(words.begin(), name_start, TellsByproduct))
    return std::nullopt;
  words.erase(words.begin(), name_start);
  return Byproduct{words, true};
}

/// Whether the column contains results of the learner. A learner's name may
/// begin with such a word ("SE-ResNet"): there the results must be called by a
/// metric ("acc_ResNet").
bool IsResultBeside(const Byproduct& byproduct, const Column& column) {
  const Words words = WordsOf(column.name);
  const Words& learner = byproduct.learner;
  if (words.size() < learner.size() + (byproduct.in_front ? 1U : 0U))
    return false;
  const auto rest = static_cast<std::ptrdiff_t>(words.size() - learner.size());
  if (byproduct.in_front) {
    return std::equal(learner.begin(), learner.end(), words.begin() + rest) &&
           std::all_of(words.begin(), words.begin() + rest, TellsResult);
  }
  return std::equal(learner.begin(), learner.end(), words.begin()) &&
         std::all_of(words.end() - rest, words.end(), TellsResult);
}

/// "accuracy_sd" beside "accuracy_mean".
bool IsDeviationOfMean(const Table& table,
                       const std::vector<std::size_t>& columns,
                       std::size_t index) {
  constexpr std::string_view kDeviations[] = {"std",   "sd",     "se",    "sem",
                                              "stdev", "stddev", "stderr"};
  constexpr std::string_view kMeans[] = {"mean", "avg", "average"};
  Words words = WordsOfResult(table.columns[index].name);
  if (words.size() < 2 || !IsAnyOf(kDeviations, words.back())) return false;
  words.pop_back();
  return std::any_of(columns.begin(), columns.end(), [&](std::size_t other) {
    Words own = WordsOf(table.columns[other].name);
    if (own.empty() || !IsAnyOf(kMeans, own.back())) return false;
    own.pop_back();
    return own == words;
  });
}

/// "RF_median" beside "RF_mean".
bool IsBesideMean(const Table& table, const std::vector<std::size_t>& columns,
                  std::size_t index) {
  Words words = WordsOf(table.columns[index].name);
  if (words.size() < 2 || !IsAnyOf(kOtherStatistics, words.back()))
    return false;
  words.back() = "mean";
  return std::any_of(columns.begin(), columns.end(), [&](std::size_t other) {
    return WordsOf(table.columns[other].name) == words;
  });
}

/// "p" and "Wilcoxon_p", all of them in [0, 1]; but beside the learners "A" and
/// "B", or precision and recall, "P" is one of them.
bool IsProbabilityOfTest(const Table& table,
                         const std::vector<std::size_t>& columns,
                         std::size_t index) {
  const Column& column = table.columns[index];
  const Words words = WordsOf(column.name);
  const auto is_probability = [](const std::string& word) {
    return IsAnyOf(kSignificanceWords, word);
  };
  constexpr std::string_view kClearWords[] = {"pval", "pvals", "pvalue",
                                              "pvalues"};
  if (words.size() > 1 && HoldsProportions(column) &&
      IsAnyOf(kClearWords, words.back()))
    return true;
  if (!HoldsProportions(column) ||
      std::count_if(words.begin(), words.end(), is_probability) != 1 ||
      !std::all_of(words.begin(), words.end(), [&](const std::string& word) {
        return is_probability(word) || IsAnyOf(kTestWords, word);
      }))
    return false;
  return std::none_of(columns.begin(), columns.end(), [&](std::size_t other) {
    return other != index &&
           AreOfOneSeries(table.columns[other].name, column.name);
  });
}

/// "dm_stat" beside "dm_pval".
bool IsStatisticOfTest(const Table& table,
                       const std::vector<std::size_t>& columns,
                       std::size_t index) {
  constexpr std::string_view kStatistics[] = {"stat", "statistic", "stats"};
  const Words words = WordsOf(table.columns[index].name);
  if (words.size() < 2 || !IsAnyOf(kStatistics, words.back())) return false;
  return std::any_of(columns.begin(), columns.end(), [&](std::size_t other) {
    const Words beside = WordsOf(table.columns[other].name);
    return other != index && beside.size() >= words.size() &&
           std::equal(words.begin(), words.end() - 1, beside.begin()) &&
           IsProbabilityOfTest(table, columns, other);
  });
}

}  // namespace

std::vector<std::size_t> SummaryColumns(
    const Table& table, const std::vector<std::size_t>& columns) {
  std::vector<std::size_t> found;
  for (const std::size_t index : columns) {
    if (IsSummaryName(table.columns[index].name) ||
        IsProbabilityOfTest(table, columns, index) ||
        IsStatisticOfTest(table, columns, index))
      found.push_back(index);
  }
  std::vector<std::size_t> learners = columns;
  for (const std::size_t index : found) std::erase(learners, index);
  const std::vector<std::size_t> differences =
      DifferenceColumns(table, learners);
  found.insert(found.end(), differences.begin(), differences.end());
  std::sort(found.begin(), found.end());
  if (found.size() + 2 > columns.size()) found.clear();
  return found;
}

std::vector<std::size_t> ByproductColumns(
    const Table& table, const std::vector<std::size_t>& columns) {
  std::vector<std::size_t> found;
  for (const std::size_t index : columns) {
    const std::optional<Byproduct> byproduct =
        ByproductOf(table.columns[index]);
    const auto is_its_result = [&](std::size_t other) {
      const Column& column = table.columns[other];
      return !ByproductOf(column) && IsResultBeside(*byproduct, column);
    };
    if (IsBesideMean(table, columns, index) ||
        (byproduct &&
         std::any_of(columns.begin(), columns.end(), is_its_result)))
      found.push_back(index);
  }
  // Alone among others it may be a learner that is called so.
  if (found.size() == 1 && columns.size() > 2 &&
      !IsDeviationOfMean(table, columns, found.front()))
    found.clear();
  return found;
}

}  // namespace melon
