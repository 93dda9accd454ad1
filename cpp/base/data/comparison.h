#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>

namespace melon {

/// Results of k algorithms (columns) on N data sets (rows), and their ranks,
/// both row by row.
struct RankedResults {
  std::size_t row_count = 0;
  std::size_t column_count = 0;
  /// As given; finite.
  std::span<const double> result;
  /// Within each row: 1 is the best, equal results share their mean rank.
  std::span<const double> rank;
  bool higher_is_better = true;
  /// For workings, from a file; empty: they have none.
  std::span<const std::string> row_names = {};
  std::span<const std::string> column_names = {};

  [[nodiscard]] double ResultOf(std::size_t row, std::size_t column) const {
    return result[(row * column_count) + column];
  }
  [[nodiscard]] double RankOf(std::size_t row, std::size_t column) const {
    return rank[(row * column_count) + column];
  }
};

/// Results of two algorithms on the same data sets or folds.
struct PairedResults {
  std::span<const double> a;
  std::span<const double> b;
  /// a − b; differences that are equal in decimal are equal here, and 0 where
  /// the two count as tied.
  std::span<const double> difference;
  bool higher_is_better = true;
};

/// How two learners differ in each fold of a resampling, a − b, in the order of
/// the rows: run 1 fold 1, run 1 fold 2, …, run 2 fold 1, ….
struct FoldDifferences {
  std::span<const double> difference;
  /// Size of a test set divided by that of its training set; NaN: not known.
  double test_train_ratio = std::numeric_limits<double>::quiet_NaN();
  /// Whether these are five runs of two folds, ten rows in that order.
  bool five_by_two = false;
};

/// One learner's results in the folds or runs of a resampling.
struct Sample {
  std::span<const double> value;
};

/// Test runs of one learner or several: how often each erred in how many cases.
struct Experiments {
  std::span<const double> errors;
  std::span<const double> cases;
};

}  // namespace melon
