#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace melon {

/// What the names of a confusion matrix say that an axis is.
enum class Axis : unsigned char { unknown, truth, predicted };

/// The classes of a confusion matrix, read from the names of its axes.
struct ConfusionNames {
  /// In the order of the rows, then of the columns that have no row.
  std::vector<std::string> classes;
  /// For each class the position of its row; nothing where it has none, as a
  /// class that no case is of.
  std::vector<std::optional<std::size_t>> row_of;
  /// The same of its column, as of a class that is never predicted.
  std::vector<std::optional<std::size_t>> column_of;
  /// What the rows are, where the file says so.
  Axis rows = Axis::unknown;
  /// Whether one axis has the numbers of the classes in place of their names.
  bool numbered = false;
};

/// The classes, where rows and columns have the same names, or the fewer of
/// them, two at least, are all among the others; equal numbers are equal. A
/// mark such as "true" or "pred_" is no part of a class where all names of an
/// axis carry it and the names are not the same with it. Where the first header
/// cell, `corner`, names both axes, one of them may number the classes in the
/// order of the other, from 0 or 1.
[[nodiscard]] std::optional<ConfusionNames> MatchNames(
    const std::vector<std::string>& rows,
    const std::vector<std::string>& columns, std::string_view corner);

/// Whether the first header cell or all names of the rows speak of data sets,
/// algorithms or folds: "trained on", "fold 1", "model_a".
[[nodiscard]] bool SpeaksOfResults(std::string_view corner,
                                   const std::vector<std::string>& rows);

/// "Total", "All", "合计".
[[nodiscard]] bool IsCalledSum(std::string_view name);

}  // namespace melon
