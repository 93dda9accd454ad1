#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace melon {

/// What a table contains, finer than the report's task: labels of two classes
/// and of many are both `labels` there.
enum class TaskKind : unsigned char {
  /// Scores of two classes.
  binary,
  /// Predicted labels of two classes.
  labels,
  /// Predicted labels of more than two classes.
  many_labels,
  /// A probability for each of many classes.
  multiclass,
  /// Numbers against true numbers.
  regression,
  /// Relevance and scores.
  ranking,
  /// Cluster labels, of points or against a truth.
  clustering,
  /// One confusion matrix a row: tp, fp, fn, tn.
  counts,
  /// Results of learners in the folds of a resampling.
  cv,
  /// Results of algorithms on many data sets.
  friedman,
  /// Numbers of errors in numbers of cases.
  binomial,
};

inline constexpr TaskKind kTaskKinds[] = {
    TaskKind::binary,     TaskKind::labels,     TaskKind::many_labels,
    TaskKind::multiclass, TaskKind::regression, TaskKind::ranking,
    TaskKind::clustering, TaskKind::counts,     TaskKind::cv,
    TaskKind::friedman,   TaskKind::binomial};

/// The names that an option may give.
inline constexpr std::string_view kTaskNames[] = {
    "binary",     "labels", "multiclass", "regression", "ranking",
    "clustering", "counts", "cv",         "friedman",   "binomial"};

/// The report's name of the task: "binary", "labels", ….
[[nodiscard]] std::string_view TaskName(TaskKind kind);

/// Whether an option may name the task so.
[[nodiscard]] bool IsTaskName(std::string_view name);

/// The names that an option may give, for a message: "binary, labels, …".
[[nodiscard]] std::string TaskNames();

/// Whether such a table contains results of learners, and no truth.
[[nodiscard]] bool IsComparison(TaskKind kind);

/// The kind of that name; for "labels" the one of two classes.
[[nodiscard]] std::optional<TaskKind> TaskOfName(std::string_view name);

}  // namespace melon
