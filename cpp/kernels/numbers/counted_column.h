#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace melon {

struct MedianAndDeviation {
  double median;
  /// The median of the distances from the median.
  double deviation;
};

/// A column of numbers of which some rows are counted several times and others
/// not at all, as in a bootstrap. It is sorted once, so that the medians of
/// every such sample take O(n), with few steps for each row.
class CountedColumn {
 public:
  /// Every row counts once.
  explicit CountedColumn(std::span<const double> values);

  /// No row counts.
  void Clear();
  /// A row counts once more.
  void Add(std::size_t row) { ++count_[place_[row]]; }

  /// Of at least one row that counts; the median of an even number is midway
  /// between the two in the middle.
  [[nodiscard]] MedianAndDeviation Find();

 private:
  /// Ascending.
  std::vector<double> sorted_;
  /// Of each row among them.
  std::vector<std::uint32_t> place_;
  std::vector<std::uint32_t> count_;
  /// How often the numbers before each place count.
  std::vector<std::uint32_t> before_;
};

}  // namespace melon
