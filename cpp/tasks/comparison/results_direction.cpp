#include "tasks/comparison/results_direction.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "roles/names/role_names.h"
#include "table/column_traits.h"
#include "tasks/comparison/value_scale.h"

namespace melon {
namespace {

constexpr std::string_view kErrorWords[] = {
    "error", "loss",     "rmse", "mse",     "mae",        "brier", "incorrect",
    "rank",  "deviance", "mape", "logloss", "perplexity", "time",  "cost",
    "错误",  "误差",     "损失", "序值",    "秩"};
constexpr std::string_view kScoreWords[] = {
    "areaunder", "score",   "accuracy", "auc", "f1",   "precision", "recall",
    "kappa",     "correct", "r2",       "acc", "精度", "准确率",    "得分"};

/// In the header of what the rows are of: "Dataset (error rate)". Words that a
/// data set may be called by are left out.
constexpr std::string_view kTableErrorWords[] = {
    "error", "loss", "rmse", "brier", "错误", "误差", "损失"};
constexpr std::string_view kTableScoreWords[] = {
    "accuracy", "auc",   "f1",   "score",  "precision",
    "recall",   "kappa", "精度", "准确率", "得分"};

bool MentionsAny(std::span<const std::string_view> words,
                 const std::string& name) {
  const std::string simple = Simplify(name);
  return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
    return simple.find(word) != std::string::npos;
  });
}

/// scikit-learn's losses with a minus before them, where higher is better.
bool IsNegated(const std::string& name) {
  return name.substr(0, 4) == "neg_" || name.find("_neg_") != std::string::npos;
}

/// Whether each row's numbers are ranks: between 1 and k, halves at most, and
/// adding up to k(k + 1)/2.
bool AreRanks(const Results& results) {
  const std::size_t k = results.column_count();
  const auto count = static_cast<double>(k);
  for (std::size_t row = 0; row < results.row_count(); ++row) {
    double sum = 0;
    for (std::size_t column = 0; column < k; ++column) {
      const double rank = results.At(row, column);
      if (rank < 1 || rank > count || 2 * rank != std::floor(2 * rank))
        return false;
      sum += rank;
    }
    if (sum != count * (count + 1) / 2) return false;
  }
  return k > 1;
}

class DirectionFinder {
 public:
  DirectionFinder(const Table& table, const Roles& roles,
                  const Options& options, Results& results)
      : table_(table), roles_(roles), options_(options), results_(results) {}

  void Find() {
    results_.are_ranks =
        roles_.task == TaskKind::friedman && AreRanks(results_);
    const std::optional<bool>& given = options_.higher_is_better;
    results_.direction_guessed = !given.has_value();
    if (given) {
      results_.higher_is_better = *given;
      return;
    }
    std::optional<bool> found = DirectionByName();
    if (!found) found = DirectionByMetric();
    if (!found) found = DirectionByRows();
    results_.direction_named = found.has_value();
    if (!found) found = ScaleOf(results_.result).HigherIsBetter();
    results_.higher_is_better =
        found.value_or(roles_.task == TaskKind::friedman);
  }

 private:
  /// Ranks: 1 is the best. In a wide table the headers are names of algorithms,
  /// so a word must be in all of them.
  [[nodiscard]] std::optional<bool> DirectionByName() {
    if (results_.are_ranks) return false;
    const auto all = [this](auto&& says) {
      return std::all_of(
          roles_.predictions.begin(), roles_.predictions.end(),
          [&](std::size_t index) { return says(table_.columns[index].name); });
    };
    results_.direction_word = table_.columns[roles_.predictions.front()].name;
    if (all(IsNegated)) return true;
    if (all([](const std::string& name) {
          return MentionsAny(kErrorWords, name);
        }))
      return false;
    if (all([](const std::string& name) {
          return MentionsAny(kScoreWords, name);
        }))
      return true;
    results_.direction_word.clear();
    return std::nullopt;
  }

  /// By the one metric that a column names in every row.
  [[nodiscard]] std::optional<bool> DirectionByMetric() {
    for (const Column& column : table_.columns) {
      if (!IsIn(kMetricColumnNames, column) || !IsCoded(column) ||
          column.labels.size() != 1)
        continue;
      const std::string& metric = column.labels.front();
      const bool error = !IsNegated(metric) && MentionsAny(kErrorWords, metric);
      if (!error && !IsNegated(metric) && !MentionsAny(kScoreWords, metric))
        continue;
      results_.direction_word = metric;
      return !error;
    }
    return std::nullopt;
  }

  /// By the headers of what the rows are of, which may speak for all columns.
  [[nodiscard]] std::optional<bool> DirectionByRows() {
    for (const auto& column : {roles_.dataset, roles_.fold, roles_.run}) {
      if (!column) continue;
      const std::string& name = table_.columns[*column].name;
      const bool error = MentionsAny(kTableErrorWords, name);
      if (!error && !MentionsAny(kTableScoreWords, name)) continue;
      results_.direction_word = name;
      return !error;
    }
    return std::nullopt;
  }

  const Table& table_;
  const Roles& roles_;
  const Options& options_;
  Results& results_;
};

}  // namespace

void FindDirection(const Table& table, const Roles& roles,
                   const Options& options, Results& results) {
  DirectionFinder(table, roles, options, results).Find();
}

}  // namespace melon
