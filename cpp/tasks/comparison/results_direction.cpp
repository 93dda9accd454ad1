#include "tasks/comparison/results_direction.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "roles/names/metric_names.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"
#include "tasks/comparison/value_scale.h"

namespace melon {
namespace {

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
    const std::optional<bool>& given = options_.higher_is_better;
    results_.are_ranks = roles_.task == TaskKind::friedman &&
                         !given.value_or(false) && AreRanks(results_);
    results_.direction_guessed = !given.has_value();
    if (given) {
      results_.higher_is_better = *given;
      NoteNameAgainst(*given);
      return;
    }
    std::optional<bool> found = DirectionByName();
    if (!found) found = DirectionByMetric();
    if (!found) found = DirectionByRows();
    if (!found) found = DirectionByDatasets();
    if (!found) found = DirectionByFile();
    results_.direction_named = found.has_value();
    if (results_.IsNegated()) found = true;
    if (!found) {
      found = ScaleOf(results_.result).HigherIsBetter();
      results_.lower_by_values = found == false;
    }
    results_.direction_by_task = !found;
    results_.higher_is_better =
        found.value_or(roles_.task == TaskKind::friedman);
  }

 private:
  void NoteNameAgainst(bool given) {
    if (results_.are_ranks) return;
    const std::optional<bool> named = DirectionByName();
    if (named && *named != given)
      results_.word_against = results_.direction_word;
    results_.direction_word.clear();
    results_.never_negative = false;
  }

  /// Ranks: 1 is the best. In a wide table the headers are names of algorithms,
  /// so a word must be in all of them. Joined files may have called them by
  /// their measure.
  [[nodiscard]] std::optional<bool> DirectionByName() {
    if (results_.are_ranks) return false;
    std::vector<std::string_view> headers;
    if (options_.measure) {
      headers.emplace_back(*options_.measure);
    } else {
      for (const std::size_t index : roles_.predictions)
        headers.emplace_back(table_.columns[index].name);
    }
    const std::optional<bool> higher = HigherIsBetterByNames(headers);
    if (higher) {
      results_.direction_word = headers.front();
      results_.never_negative = AreNeverNegative(headers);
    }
    return higher;
  }

  /// A runtime or a number of failures is not in the measure of its row.
  [[nodiscard]] bool AreTimesOrCounts() const {
    if (!roles_.algorithm || roles_.predictions.size() != 1) return false;
    const std::string& name = table_.columns[roles_.predictions.front()].name;
    return SpeaksOfTime(name) || SpeaksOfCount(name);
  }

  /// By the one metric that a column names in every row.
  [[nodiscard]] std::optional<bool> DirectionByMetric() {
    if (AreTimesOrCounts()) return std::nullopt;
    for (const Column& column : table_.columns) {
      if (!IsCoded(column) || column.labels.size() != 1) continue;
      const std::string& metric = column.labels.front();
      if (!IsIn(kMetricColumnNames, column) && !IsMetricName(metric)) continue;
      const std::optional<bool> higher = HigherIsBetterByName(metric);
      if (!higher) continue;
      results_.direction_word = metric;
      results_.never_negative = IsNeverNegative(metric);
      return higher;
    }
    return std::nullopt;
  }

  /// By the headers of what the rows are of, which may speak for all columns.
  [[nodiscard]] std::optional<bool> DirectionByRows() {
    for (const auto& column :
         {roles_.dataset, roles_.fold, roles_.run, roles_.algorithm}) {
      if (!column) continue;
      const std::string& name = table_.columns[*column].name;
      const std::optional<bool> higher = HigherIsBetterByRowHeader(name);
      if (!higher) continue;
      results_.direction_word = name;
      results_.never_negative = IsNeverNegative(name);
      return higher;
    }
    return std::nullopt;
  }

  /// By the names of all data sets: "CoLA (Matthews)", "SST-2 (accuracy)".
  [[nodiscard]] std::optional<bool> DirectionByDatasets() {
    std::optional<bool> found;
    for (const std::string& name : results_.datasets) {
      const std::optional<bool> higher = MeasureOfRow(name).higher_is_better;
      if (!higher || (found && *found != *higher)) return std::nullopt;
      found = higher;
    }
    if (found) {
      results_.direction_word = results_.datasets.front();
      results_.never_negative = std::all_of(
          results_.datasets.begin(), results_.datasets.end(), IsNeverNegative);
    }
    return found;
  }

  /// By the metric that the file is called by: "f1_scores.csv".
  [[nodiscard]] std::optional<bool> DirectionByFile() {
    const std::string metric = MetricOfFile(table_.name);
    if (metric.empty()) return std::nullopt;
    const std::optional<bool> higher = HigherIsBetterByName(metric);
    if (higher) {
      results_.direction_word = table_.name;
      results_.direction_of_file = true;
    }
    return higher;
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
