#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/table.h"

namespace melon {

/// The cells of a column as an identifier. Numbers below 2^53 are the same when
/// their values are ("7", "7.0" and "007"), anything else when its text is.
class KeyColumn {
 public:
  explicit KeyColumn(const Table& table, const Column& column);

  /// A column that was read without its texts has none to compare.
  [[nodiscard]] static bool CanBe(const Column& column);

  [[nodiscard]] bool IsMissing(std::size_t row) const;
  [[nodiscard]] std::uint64_t Hash(std::size_t row) const;
  [[nodiscard]] bool IsSame(std::size_t row, const KeyColumn& other,
                            std::size_t other_row) const;
  [[nodiscard]] std::string Text(std::size_t row) const;

 private:
  /// NaN where the text counts.
  [[nodiscard]] double Number(std::size_t row) const;
  /// Verbatim; empty where the cell is missing or the number says all.
  [[nodiscard]] std::string_view TextAt(std::size_t row) const;

  const Column& column_;
  /// coded: of each label; dropped: of each row, or none where no text is a
  /// number.
  std::vector<double> numbers_;
  /// coded: of each label.
  std::vector<std::uint64_t> hashes_;
};

/// 0, 1, 2, … or 1, 2, 3, …, however few.
[[nodiscard]] bool CountsTheRows(const Column& column);

/// Texts that are different in every row of a table of more than a few.
[[nodiscard]] bool HasOwnTexts(const Table& table, const Column& column);

/// What identifies the rows of a file: one column, or several together.
class Keys {
 public:
  Keys(const Table& table, const std::vector<std::size_t>& columns);

  /// Whether a cell of the identifier is empty.
  [[nodiscard]] bool IsMissing(std::size_t row) const {
    return hashes_[row] == kMissing;
  }
  [[nodiscard]] std::uint64_t Hash(std::size_t row) const {
    return hashes_[row];
  }
  [[nodiscard]] bool IsSame(std::size_t row, const Keys& other,
                            std::size_t other_row) const;
  [[nodiscard]] std::size_t row_count() const { return hashes_.size(); }
  /// For a message: "7", or "2, 7" of two columns.
  [[nodiscard]] std::string Text(std::size_t row) const;

 private:
  static constexpr std::uint64_t kMissing = 0;

  std::vector<KeyColumn> columns_;
  std::vector<std::uint64_t> hashes_;
};

}  // namespace melon
