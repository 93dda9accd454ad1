#include "tasks/comparison/results_direction.h"

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
    std::vector<std::string_view> headers;
    for (const std::size_t index : roles_.predictions)
      headers.emplace_back(table_.columns[index].name);
    const std::optional<bool> higher = HigherIsBetterByNames(headers);
    if (higher) results_.direction_word = headers.front();
    return higher;
  }

  /// By the one metric that a column names in every row.
  [[nodiscard]] std::optional<bool> DirectionByMetric() {
    for (const Column& column : table_.columns) {
      if (!IsIn(kMetricColumnNames, column) || !IsCoded(column) ||
          column.labels.size() != 1)
        continue;
      const std::string& metric = column.labels.front();
      const std::optional<bool> higher = HigherIsBetterByName(metric);
      if (!higher) continue;
      results_.direction_word = metric;
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
      return higher;
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
