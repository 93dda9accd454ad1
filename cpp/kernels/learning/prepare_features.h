#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/data/training_set.h"

namespace melon {

/// A column that is learnt from: numbers, or categories.
struct FeatureColumn {
  static constexpr std::uint16_t kMissing = 0xffff;

  /// One a row, NaN where missing; empty for categories.
  std::span<const double> numbers = {};
  /// One a row, below `level_count` or kMissing; empty for numbers.
  std::span<const std::uint16_t> levels = {};
  std::size_t level_count = 0;
};

/// How columns become features. It is learnt from the rows of a training set
/// alone, so nothing of a test set leaks into it.
class FeaturePreparation {
 public:
  /// Missing numbers get the mean of the training rows, missing categories the
  /// most frequent one. Of a category, each level that the training rows have
  /// is a feature, 0 or 1; a level that they have not is 0 in all of them. With
  /// `standardize`, numbers get mean 0 and variance 1 in the training rows. A
  /// column that the training rows lack altogether makes no feature.
  /// `training_rows` may list a row more than once.
  FeaturePreparation(std::span<const FeatureColumn> columns,
                     std::span<const std::uint32_t> training_rows,
                     bool standardize);

  /// The features of some rows of the same columns.
  [[nodiscard]] FeatureMatrix Apply(std::span<const FeatureColumn> columns,
                                    std::span<const std::uint32_t> rows) const;

  [[nodiscard]] std::size_t feature_count() const { return feature_count_; }

 private:
  struct Part {
    std::size_t column = 0;
    std::size_t first_feature = 0;
    /// Numbers: what a missing one is, what is taken off, and what is divided
    /// by.
    double fill = 0;
    double shift = 0;
    double scale = 1;
    /// Categories: which feature each level is, counted within the part, or
    /// kMissing.
    std::vector<std::uint16_t> feature_of_level = {};
    std::uint16_t fill_level = FeatureColumn::kMissing;
  };

  void AddNumbers(const FeatureColumn& column, std::size_t place,
                  std::span<const std::uint32_t> rows, bool standardize);
  void AddLevels(const FeatureColumn& column, std::size_t place,
                 std::span<const std::uint32_t> rows);
  static void PutNumber(const Part& part, double number, std::span<double> to);
  static void PutLevel(const Part& part, std::uint16_t level,
                       std::span<double> to);

  std::vector<Part> parts_;
  std::size_t feature_count_ = 0;
};

}  // namespace melon
