#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/problem.h"
#include "base/result.h"
#include "base/table.h"
#include "base/text.h"
#include "io/json/json.h"
#include "kernels/learning/prepare_features.h"

namespace melon {

/// The column that is predicted.
struct LabTarget {
  std::size_t column = 0;
  /// Its classes, sorted; empty in a regression.
  std::vector<std::string> labels = {};
  /// One entry a row, of the one or the other.
  std::vector<std::uint16_t> classes = {};
  std::vector<double> numbers = {};

  [[nodiscard]] bool is_classification() const { return !labels.empty(); }
};

/// A column that is learnt from.
struct LabFeature {
  std::size_t column = 0;
  std::vector<double> numbers = {};
  std::vector<std::uint16_t> levels = {};
  std::size_t level_count = 0;

  [[nodiscard]] FeatureColumn View() const {
    return {.numbers = numbers, .levels = levels, .level_count = level_count};
  }
};

/// Valid as long as these features are.
[[nodiscard]] std::vector<FeatureColumn> ViewsOf(
    std::span<const LabFeature> features);

/// A table as a data set to learn from. Moved, not copied: the views of its
/// features stay valid.
struct LabData {
  LabTarget target = {};
  std::vector<LabFeature> features = {};
  /// What was left out, and what looks like a mistake.
  std::vector<Problem> warnings = {};

  [[nodiscard]] std::vector<FeatureColumn> Views() const {
    return ViewsOf(features);
  }
};

/// The columns of a table that are learnt from.
struct LabFeatures {
  std::vector<LabFeature> columns = {};
  /// What was left out, and what looks like a mistake.
  std::vector<Problem> warnings = {};
};

/// The columns that the option names, as a list or as a text with commas, where
/// a name may contain some; nothing where it is not given.
[[nodiscard]] Result<std::optional<std::vector<std::size_t>>> ListedColumns(
    const Table& table, const Json& request, std::string_view option);

/// Those that the request names, or all but the target, the group and those
/// that only name the rows.
[[nodiscard]] Result<LabFeatures> ReadLabFeatures(
    const Table& table, const Json& request, std::optional<std::size_t> target);

/// A column that is called as what is predicted.
[[nodiscard]] std::optional<std::size_t> FindTargetColumn(const Table& table);
/// A column has to be named by the option, of which these are the candidates:
/// they take the place of {0} in the words.
[[nodiscard]] Problem AskForColumn(const Table& table, std::string_view code,
                                   std::string_view option, const Text& words);

/// Whether the column is one of classes: by the goal, "classification" or
/// "regression", or where it is empty by what the column contains.
[[nodiscard]] Result<bool> IsClassification(const Table& table,
                                            const Column& column,
                                            std::string_view goal);

/// What the request makes of the table: "target" is the column that is
/// predicted, "goal" is "classification" or "regression" where the content of
/// the target is not to decide it, "features" are the columns that are learnt
/// from, "group" one that is not. Where no features are named, all columns are
/// but those that only name the rows.
[[nodiscard]] Result<LabData> ReadLabData(const Table& table,
                                          const Json& request);

}  // namespace melon
