#include "forms/reshape.h"

#include <string>
#include <utility>

#include "forms/confusion_problems.h"
#include "forms/confusion_table.h"
#include "forms/listed_counts.h"
#include "forms/one_metric.h"
#include "forms/orange_header.h"
#include "forms/stacked_models.h"
#include "forms/weka_distribution.h"
#include "options/task_kind.h"
#include "options/uses.h"
#include "roles/columns/findings/cells_of_two_classes.h"
#include "roles/columns/findings/list_of_results.h"

namespace melon {
namespace {

using Found = std::optional<Reshaped>;

/// Whether the user said what the columns are.
bool NamesRoles(const Options& options) {
  return options.task || options.truth || options.predictions ||
         options.predictions_text;
}

/// Confusion matrices; those that lack counts or names are asked for them.
Result<Found> ReadMatrix(const Table& table, const Options& options,
                         std::optional<TaskKind> task) {
  Result<Found> matrix = ReadConfusionTable(table, task);
  if (!matrix || matrix.value() || NamesRoles(options)) return matrix;
  if (std::optional<Problem> shares = NormalizedMatrix(table)) return *shares;
  if (std::optional<Problem> several = MatricesOfModels(table)) return *several;
  if (std::optional<Problem> unnamed = MatrixWithoutNames(table))
    return *unnamed;
  return matrix;
}

/// Whether the columns are cells of confusion matrices, or results where texts
/// cross, and the rows are not cases.
bool AreResults(const Table& table, const Options& options) {
  return options.ChosenTask() == TaskKind::counts || options.NamesCounts() ||
         CellsOfTwoClasses(table) || CrossBesideMetric(table);
}

/// The forms that contain a truth and predictions.
Result<Found> ReadCases(const Table& table, const Options& options,
                        std::optional<TaskKind> task) {
  if (std::optional<Problem> report = ClassificationReport(table);
      report && !SetsComparison(options))
    return *report;
  if (!task || task == TaskKind::counts) {
    if (Found counts = ReadListedCounts(table)) return counts;
  }
  if (task || !SetsComparison(options)) {
    Result<Found> matrix = ReadMatrix(table, options, task);
    if (!matrix || matrix.value()) return matrix;
  }
  if (Found orange = ReadOrangeHeader(table)) return orange;
  Result<Found> weka = ReadWekaDistribution(table);
  if (!weka || weka.value()) return weka;
  if (AreResults(table, options)) return Found();
  return SpreadModels(table, options);
}

}  // namespace

Result<std::optional<Reshaped>> Reshape(const Table& table,
                                        const Options& options) {
  const std::optional<TaskKind> task = options.ChosenTask();
  if (!task || !IsComparison(*task)) {
    Result<Found> cases = ReadCases(table, options, task);
    if (!cases || cases.value()) return cases;
  }
  return KeepOneMetric(table, options);
}

}  // namespace melon
