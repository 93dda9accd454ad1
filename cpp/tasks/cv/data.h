#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data/comparison.h"
#include "base/result.h"
#include "base/table.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/comparison/results.h"

namespace melon {

/// One run of so many folds is rarer than several runs.
inline constexpr std::size_t kManyFolds = 20;

/// Results of learners in the folds of a resampling, in the order run 1 fold 1,
/// run 1 fold 2, ….
struct CvData {
  Results results;
  /// "kfold": one run of all rows; "repeated": several runs of the same number
  /// of folds; "5x2"; "holdout": runs without folds; "irregular".
  std::string_view design = "kfold";
  bool design_guessed = true;
  std::size_t runs = 1;
  /// In each run; 0 when they are not equally many.
  std::size_t folds = 0;
  /// Size of a test set divided by that of its training set; NaN: not known.
  double test_train_ratio = std::numeric_limits<double>::quiet_NaN();
  /// Whether it was given, and not taken from the number of folds.
  bool ratio_given = false;
  /// Whether an option or the table calls the rows folds, in the table each one
  /// of its own in its run.
  bool folds_named = false;
  /// The mean that eps0 asks about: 1 − eps0 where higher is better. NaN
  /// without eps0, and where the results are not rates.
  double target = std::numeric_limits<double>::quiet_NaN();
  /// The learner that the others are compared with, of three or more: with two
  /// there is one pair all the same.
  std::optional<std::size_t> control;
  /// Folds of the table of which a result is missing.
  std::vector<FoldName> left_out;

  /// Those of the table, a result missing or not.
  [[nodiscard]] std::size_t table_rows() const {
    return results.row_count() + left_out.size();
  }
  /// Whether the rows were treated as one run though they may be those of
  /// several, because nothing says otherwise.
  [[nodiscard]] bool MayBeSeveralRuns() const;
  /// Whether that the rows are the folds of cross-validations is a guess, on
  /// which the sizes of test and training sets rest: the rows of a resampling
  /// of any other kind look the same.
  [[nodiscard]] bool AssumesFolds() const;

  /// Whether the two are compared: all are, or each with the control.
  [[nodiscard]] bool Compares(std::size_t a, std::size_t b) const {
    return !control || a == *control || b == *control;
  }
  /// How many comparisons there are.
  [[nodiscard]] std::size_t comparisons() const {
    const std::size_t k = results.column_count();
    return control ? k - 1 : k * (k - 1) / 2;
  }

  [[nodiscard]] FoldDifferences Design() const {
    return {.difference = {},
            .test_train_ratio = test_train_ratio,
            .five_by_two = design == "5x2"};
  }
};

/// Of how many folds the runs are, if so many rows are those of several runs:
/// the most usual number of 2 to 10 that divides them. 0 where they cannot be,
/// and up to ten rows, which are usual in one run.
[[nodiscard]] std::size_t FoldsIfRepeated(std::size_t rows);

/// Reads the results and finds the design. A design of the options that the
/// rows do not have is a Problem.
[[nodiscard]] Result<CvData> PrepareCv(const Table& table, const Roles& roles,
                                       const Options& options);

}  // namespace melon
