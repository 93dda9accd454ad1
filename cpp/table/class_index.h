#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/table.h"
#include "table/cells.h"

namespace melon {

inline constexpr std::size_t kMostClasses = 1000;

/// The different labels of a column's usable rows, equal numbers once, sorted;
/// also of a column stored as numbers. A Problem (too_many_classes) when there
/// are more than kMostClasses.
[[nodiscard]] Result<std::vector<std::string>> ClassLabels(
    const Column& column, const UsableRows& rows);

/// The first row whose label does not go with the one that the same label went
/// with before, in either of two coded columns; nothing where the labels are
/// the same, or other words for the same classes.
[[nodiscard]] std::optional<std::size_t> FirstOtherClass(const Column& one,
                                                         const Column& other);

/// Finds the class of a label, equal numbers being equal labels.
class ClassIndex {
 public:
  /// `classes` are different from each other, and outlive the index.
  explicit ClassIndex(const std::vector<std::string>& classes);

  [[nodiscard]] std::optional<std::uint16_t> Find(
      const std::string& label) const;
  /// The class of each usable row of a column, all of whose labels are known.
  [[nodiscard]] std::vector<std::uint16_t> CodesOf(
      const Column& column, const UsableRows& rows) const;

 private:
  [[nodiscard]] std::vector<std::uint16_t> CodesOfNumbers(
      const Column& column, const UsableRows& rows) const;

  const std::vector<std::string>& classes_;
  /// Indices of the classes, sorted by label.
  std::vector<std::uint16_t> sorted_;
};

}  // namespace melon
