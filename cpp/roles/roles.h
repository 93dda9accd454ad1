#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/problem.h"
#include "base/result.h"
#include "base/table.h"
#include "options/options.h"
#include "options/task_kind.h"
#include "roles/columns/class_columns.h"
#include "table/column_traits.h"

namespace melon {

inline constexpr std::size_t kNoColumn = static_cast<std::size_t>(-1);

/// So many models are guessed, and so many learners compared with each other.
inline constexpr std::size_t kMostModels = 200;
/// So many models may be named.
inline constexpr std::size_t kMostNamedModels = 1000;
/// So many algorithms a table of results may have: folds compare pairs and
/// nothing else, data sets also rank all of them.
[[nodiscard]] constexpr std::size_t MostAlgorithms(TaskKind task) {
  return task == TaskKind::friedman ? kMostNamedModels : kMostModels;
}

/// How results of learners are laid out.
enum class ResultsForm : unsigned char {
  /// A column for each algorithm, a row for each data set or fold.
  wide,
  /// A row for each result: one column says of which algorithm it is.
  long_list,
  /// A row for each algorithm, a column for each fold, as scikit-learn's
  /// cv_results_ has them.
  splits,
};

/// Which column plays which part, as indices into the table's columns.
struct Roles {
  TaskKind task = TaskKind::binary;
  /// What is true: a class, a number, a relevance. kNoColumn where the task can
  /// do without it: clusterings and counts.
  std::size_t truth = kNoColumn;
  /// One column a model; for multiclass all columns of all models, for
  /// clusterings the cluster labels, for counts those of kCountRoles.
  std::vector<std::size_t> predictions;
  /// multiclass: which of them belong together.
  std::vector<ClassColumns> class_columns;
  std::optional<std::size_t> weight;
  /// ranking: what is ranked together.
  std::optional<std::size_t> query;
  /// counts: the experiments' names. labels: which confusion matrix a row
  /// belongs to.
  std::optional<std::size_t> experiment;
  /// counts: the column of different models.
  std::optional<std::size_t> models;
  /// Which cases belong together and are resampled together.
  std::optional<std::size_t> cluster;
  /// Numeric columns that are not predictions: coordinates of points, or
  /// inputs against which errors are drawn.
  std::vector<std::size_t> features;
  /// Comparisons of learners: what a row's results are of. `predictions` are
  /// then the columns of results.
  std::optional<std::size_t> dataset;
  std::optional<std::size_t> algorithm;
  std::optional<std::size_t> run;
  std::optional<std::size_t> fold;
  ResultsForm form = ResultsForm::wide;
  /// What was guessed, not said by the user: "task", "truth", "predictions",
  /// "weight", "query", "experiment", "features", "dataset", "algorithm",
  /// "run", "fold".
  std::vector<std::string_view> guessed;
  /// What is to be said of columns that were left out, or taken with a doubt.
  std::vector<Problem> warnings;
  /// Columns that were not guessed because they are one minus another's
  /// probabilities, or another's scores with the sign turned round: that column
  /// and the other.
  std::vector<std::pair<std::size_t, std::size_t>> complements;
  /// Comparisons: numeric columns that were guessed not to be results, such as
  /// numbers of cases.
  std::vector<std::size_t> put_aside;

  /// Comparisons: columns that were left out because they sum up others.
  std::vector<std::size_t> summaries;

  [[nodiscard]] bool has_truth() const { return truth != kNoColumn; }
};

/// Whether the column plays any part.
[[nodiscard]] bool HasRole(const Roles& roles, std::size_t column);

/// Whether the same columns play the same parts, and the weight is guessed in
/// both or in neither: what is said of it depends on that. What else was
/// guessed and the warnings may differ.
[[nodiscard]] bool SameColumns(const Roles& a, const Roles& b);

/// Takes the roles from the options, and guesses those that the user left open
/// from headers and content.
[[nodiscard]] Result<Roles> AssignRoles(const Table& table,
                                        const Options& options);

}  // namespace melon
