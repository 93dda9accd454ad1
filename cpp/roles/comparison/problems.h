#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

// What stands in the way of a comparison of learners.

/// A binomial test without one of its two columns.
[[nodiscard]] Problem NoCounts(const Table& table, std::string_view missing);

/// Each algorithm has one row, and nothing repeats. `are_chosen`: the columns
/// of results were chosen already.
[[nodiscard]] Problem OneResultEach(const Table& table,
                                    const Column& algorithms,
                                    bool are_chosen = false);

/// A mean and a deviation in one cell.
[[nodiscard]] Problem DeviationInCell(const Column& column);

/// Of each data set several metrics, but no learners.
[[nodiscard]] Problem MetricsOnly(const Table& table);

/// Of confusion matrices.
[[nodiscard]] Problem CountsAsLearners(const Table& table);

/// The chosen columns of a list of results are different measures.
[[nodiscard]] Problem SeveralMeasures(const Table& table,
                                      const std::vector<std::size_t>& columns);

/// Columns of metrics, such as `metric`, in several rows of each data set,
/// which these texts tell apart: one of them names the learners.
[[nodiscard]] Problem MetricsOfTexts(const Table& table, std::size_t metric,
                                     const std::vector<std::size_t>& texts);

/// A list of results names learners and no data sets.
[[nodiscard]] Problem NoDatasets(const Table& table);

/// A list is of several data sets, and its folds have no numbers.
[[nodiscard]] Problem DatasetsWithoutFolds(const Column& datasets);

/// No column contains results.
[[nodiscard]] Problem NoResults(const Table& table);

/// More algorithms than are compared with each other.
[[nodiscard]] Problem TooManyAlgorithmColumns(std::size_t count,
                                              std::size_t most);

/// The columns are a truth and predictions of it.
[[nodiscard]] Problem PredictionsOnly(const Table& table);

/// Several columns of a list may be the results, and no name says which.
[[nodiscard]] Problem WhichResults(const Table& table,
                                   const std::vector<std::size_t>& columns);

/// A table may have its learners in the rows or in the columns, `columns` of
/// them.
[[nodiscard]] Problem RowsOrColumns(const Table& table, std::size_t columns);

/// The same fold has several rows, which texts tell apart.
[[nodiscard]] Problem LearnersInTexts(const Table& table,
                                      const std::vector<std::size_t>& texts);

/// The columns are means, deviations and the like, and none a learner's.
[[nodiscard]] Problem StatisticsOnly(const Table& table);

/// The columns are years, and no column names a learner.
[[nodiscard]] Problem YearsAsColumns(const Table& table,
                                     const std::vector<std::size_t>& columns);

/// The columns are numbered from 0, and no column names a learner.
[[nodiscard]] Problem NumberedColumns(const Table& table,
                                      const std::vector<std::size_t>& columns);

/// The columns are folds or seeds, and no column names a learner.
[[nodiscard]] Problem RepetitionsOnly(const Table& table,
                                      const std::vector<std::size_t>& columns);

}  // namespace melon
