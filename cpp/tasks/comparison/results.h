#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data/comparison.h"
#include "base/result.h"
#include "base/table.h"
#include "options/options.h"
#include "roles/roles.h"

namespace melon {

/// One run and fold of a resampling, as the table names them; either may be
/// empty.
struct FoldName {
  std::string run;
  std::string fold;

  /// "3", or "2/3" of run 2; empty without names.
  [[nodiscard]] std::string Text() const;
};

/// What was decided when a table was read that its author may see otherwise.
struct ReadingNotes {
  /// Columns of numbers that are not results.
  std::vector<std::string> put_aside;
  /// How many different values these have, where no column names the rows; 0
  /// where one does.
  std::size_t settings = 0;
  /// Names of last rows that sum up the others, and were left out.
  std::vector<std::string> summary_rows;
  /// Columns of which the numbers were taken, and deviations, ranks and signs
  /// beside them left aside.
  std::vector<std::string> remarks;
  /// cv: nothing but the guess says that the rows are folds.
  bool folds_unnamed = false;
};

/// Results of algorithms (columns) on data sets or in folds (rows), read from a
/// table of any form.
struct Results {
  std::vector<std::string> algorithms;
  /// friedman: names of the data sets.
  std::vector<std::string> datasets;
  /// cv: of each row.
  std::vector<FoldName> folds;
  /// cv: of the table's rows in their order, with those left out.
  std::vector<FoldName> table_folds;
  /// Of the table's data sets or folds: whether it was not left out.
  std::vector<bool> complete;
  /// Names of the data sets left out.
  std::vector<std::string> datasets_left_out;
  /// Row by row, finite.
  std::vector<double> result;
  /// What they are of, where a name says it.
  std::optional<std::string> measure;
  bool higher_is_better = true;
  bool direction_guessed = true;
  /// The name that speaks against the direction that was given; empty without
  /// one.
  std::string word_against;
  /// Whether a name in the table speaks for the direction that was guessed.
  bool direction_named = false;
  /// Whether that name is of a measure that is better when lower and cannot lie
  /// below 0.
  bool never_negative = false;
  /// Whether nothing but the task speaks for it: no option, no name, and not
  /// the values.
  bool direction_by_task = false;
  /// Whether lower is better only because most values are small, as errors are.
  bool lower_by_values = false;
  /// The column's or file's name that speaks for it; empty where it is of
  /// ranks.
  std::string direction_word;
  /// Whether that is the file's name, which speaks less surely.
  bool direction_of_file = false;
  /// Whether every row consists of the ranks of the algorithms.
  bool are_ranks = false;
  /// Over how many folds the results of a data set were averaged: the fewest
  /// and the most; 1 when they were not.
  std::size_t fewest_folds = 1;
  std::size_t most_folds = 1;
  /// What was averaged, as the columns name it: "folds", "runs", such as seeds,
  /// or "results".
  std::string_view averaged = "results";
  std::uint64_t rows_dropped = 0;
  /// Data sets or folds left out because not every algorithm has a result.
  std::uint64_t rows_incomplete = 0;
  ResultsForm form = ResultsForm::wide;
  ReadingNotes notes;
  std::vector<Problem> warnings;

  /// Whether a measure that cannot lie below 0 was negated, as scikit-learn
  /// does: higher is better then.
  [[nodiscard]] bool IsNegated() const;
  [[nodiscard]] std::size_t column_count() const { return algorithms.size(); }
  [[nodiscard]] std::size_t row_count() const {
    return algorithms.empty() ? 0 : result.size() / algorithms.size();
  }
  [[nodiscard]] double At(std::size_t row, std::size_t column) const {
    return result[(row * algorithms.size()) + column];
  }
  [[nodiscard]] std::vector<double> ColumnOf(std::size_t column) const;
};

/// Checks the cells and brings the table into rows and columns. A data set with
/// several rows is averaged over its folds.
[[nodiscard]] Result<Results> ReadResults(const Table& table,
                                          const Roles& roles,
                                          const Options& options);

}  // namespace melon
