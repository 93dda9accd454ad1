#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/problem.h"
#include "base/table.h"
#include "roles/role_warnings.h"

namespace melon {

/// What is to be said of columns of comparisons.
namespace column_warnings {

/// Numbers beside the results.
extern const ColumnWarning results_left_out;
/// Texts that may say what a row is of, and are no key.
extern const ColumnWarning texts_left_out;
/// Columns that sum up the results of each learner.
extern const ColumnWarning summaries_left_out;
/// The same beside columns of learners.
extern const ColumnWarning summaries_of_learners;
/// Of several metrics of one learner only this was taken.
extern const ColumnWarning one_metric_taken;
/// The user's columns are metrics, not learners.
extern const ColumnWarning metrics_compared;
/// A mean was chosen, and the splits that it sums up are compared.
extern const ColumnWarning splits_of_mean;
/// A column of seeds was read as the run.
extern const ColumnWarning seeds_as_runs;
/// The names in a column without one are those of learners.
extern const ColumnWarning rows_as_learners;
/// The same of folds.
extern const ColumnWarning learners_of_folds;
/// Epochs of one training that were chosen as folds.
extern const ColumnWarning epochs_as_folds;
/// Folds that learned from more cases each time.
extern const ColumnWarning training_sets_differ;
/// Comparisons of folds: the rows are called like data sets.
extern const ColumnWarning data_sets_as_folds;
/// Chosen data sets that look like results.
extern const ColumnWarning numbers_as_datasets;
/// Rows as learners, where a column sums up each row.
extern const ColumnWarning means_beside_learners;
extern const ColumnWarning columns_as_datasets;
/// Texts were read as data sets, since each has every run.
extern const ColumnWarning texts_as_datasets;

}  // namespace column_warnings

/// Of the metrics in the splits of a search only one is compared. `mean` is the
/// column by which another is chosen.
[[nodiscard]] Problem OneMetricOfSplits(
    std::string_view taken, const std::vector<std::string_view>& others,
    std::string_view mean);

/// A list of several measures, of which this was taken.
[[nodiscard]] Problem OneMeasureCompared(const Table& table, std::size_t taken,
                                         const std::vector<std::size_t>& left);

}  // namespace melon
