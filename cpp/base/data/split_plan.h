#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace melon {

/// What a plan is made for.
struct RowsToSplit {
  std::uint32_t count = 0;
  /// The class of each row, 0, 1, 2, …, whose shares every part is to have;
  /// empty for none.
  std::span<const std::uint16_t> stratum = {};
  /// The group of each row, 0, 1, 2, …, which no split may divide; empty: each
  /// row is one.
  std::span<const std::uint32_t> group = {};
};

/// What the user set of a plan; an item says which of them it looks at.
struct SplitSettings {
  std::uint32_t folds = 10;
  std::uint32_t repeats = 10;
  /// Of the training set of each fold.
  std::uint32_t inner_folds = 5;
  /// Share of the rows in the test set.
  double test_size = 0.3;
  /// Rows, or groups, that are left out together.
  std::uint32_t p = 2;
  /// Rows between the training set and the test set.
  std::uint32_t gap = 0;
  /// Rows of a training set, the last ones; 0 for all.
  std::uint32_t max_train_size = 0;
  std::uint64_t seed = 1;
};

/// A training set and a test set. Repeats and folds count from 1.
struct Split {
  std::uint32_t repeat = 1;
  std::uint32_t fold = 1;
  /// Of a split within the training set of `fold`, whose test set is a
  /// validation set; otherwise 0.
  std::uint32_t inner_fold = 0;
  /// Ascending, each row once.
  std::vector<std::uint32_t> test = {};
  /// Ascending; a row as often as it was drawn. Nothing: all rows that are not
  /// in the test set.
  std::optional<std::vector<std::uint32_t>> train = std::nullopt;
};

struct SplitPlan {
  std::uint32_t row_count = 0;
  std::vector<Split> splits = {};
};

/// The rows of the training set, ascending.
[[nodiscard]] std::vector<std::uint32_t> TrainingRows(const SplitPlan& plan,
                                                      const Split& split);

}  // namespace melon
