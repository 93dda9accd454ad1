#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace melon {

/// Finite numbers, one row of them behind the other.
struct FeatureMatrix {
  std::size_t row_count = 0;
  std::size_t column_count = 0;
  std::vector<double> values = {};

  [[nodiscard]] std::span<const double> row(std::size_t index) const {
    return std::span(values).subspan(index * column_count, column_count);
  }
  [[nodiscard]] std::span<double> row(std::size_t index) {
    return std::span(values).subspan(index * column_count, column_count);
  }
};

/// What a learner learns from: features, and of each row its class or its
/// target. At least one row.
struct TrainingSet {
  const FeatureMatrix* features = nullptr;
  /// Below `class_count`, one a row; empty in a regression. A class may have no
  /// row.
  std::span<const std::uint16_t> classes = {};
  std::size_t class_count = 0;
  /// One a row; empty in a classification.
  std::span<const double> targets = {};

  [[nodiscard]] bool is_classification() const { return class_count > 0; }
  [[nodiscard]] std::size_t row_count() const { return features->row_count; }
  /// Numbers that are predicted for a row.
  [[nodiscard]] std::size_t output_count() const {
    return is_classification() ? class_count : 1;
  }
};

}  // namespace melon
