#include "roles/columns/lab_predictions.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <string_view>
#include <vector>

#include "base/column_access.h"
#include "roles/columns/class_columns.h"
#include "table/column_traits.h"

namespace melon {
namespace {

constexpr std::array<std::string_view, 3> kFirst = {"row", "repeat", "fold"};
constexpr std::size_t kTarget = kFirst.size();

/// What it puts before the target, and nothing but numbers behind it.
bool HasColumnsOfLab(const Table& table) {
  const std::vector<Column>& columns = table.columns;
  return columns.size() > kTarget + 1 && table.row_count > 0 &&
         std::equal(kFirst.begin(), kFirst.end(), columns.begin(),
                    [](std::string_view name, const Column& column) {
                      return column.name == name && IsNumeric(column);
                    }) &&
         columns[kTarget].storage != Storage::dropped &&
         std::all_of(columns.begin() + kTarget + 1, columns.end(), IsNumeric);
}

/// The lines of a fold stand below each other.
bool HaveFoldsSeveralRows(const Table& table) {
  const std::vector<double> repeat = ToNumbers(table.columns[1]);
  const std::vector<double> fold = ToNumbers(table.columns[2]);
  std::size_t repeated = 0;
  for (std::size_t row = 1; row < fold.size(); ++row)
    repeated += fold[row] == fold[row - 1] && repeat[row] == repeat[row - 1];
  return 2 * repeated >= fold.size();
}

/// "LEARNER:CLASS" of a class that the target has.
bool IsOfClass(const Column& column, const Column& target) {
  const std::string_view name = column.name;
  const std::vector<std::string_view> labels = PresentLabels(target);
  return std::any_of(labels.begin(), labels.end(), [name](auto label) {
    return name.size() > label.size() + 1 && name.ends_with(label) &&
           name[name.size() - label.size() - 1] == ':';
  });
}

TaskKind KindOfClasses(const Table& table,
                       const std::vector<std::size_t>& predictions) {
  const Column& target = table.columns[kTarget];
  const std::vector<ClassColumns> models =
      FindClassColumns(table, predictions, target);
  const bool two =
      PresentLabels(target).size() == 2 &&
      std::all_of(models.begin(), models.end(), [](const ClassColumns& model) {
        return model.columns.size() == 2;
      });
  return two ? TaskKind::binary : TaskKind::multiclass;
}

}  // namespace

std::optional<LabPredictions> FindLabPredictions(
    const Table& table, FunctionView<bool(std::size_t)> is_called_model) {
  if (!HasColumnsOfLab(table)) return std::nullopt;
  std::vector<std::size_t> predictions(table.columns.size() - kTarget - 1);
  std::iota(predictions.begin(), predictions.end(), kTarget + 1);
  const Column& target = table.columns[kTarget];
  const bool classes = std::any_of(
      predictions.begin(), predictions.end(),
      [&](std::size_t i) { return IsOfClass(table.columns[i], target); });
  if (classes)
    return LabPredictions{kTarget, KindOfClasses(table, predictions)};
  const bool learners =
      !is_called_model(kTarget) &&
      std::all_of(predictions.begin(), predictions.end(), is_called_model);
  if (!IsNumeric(target) || !(learners || HaveFoldsSeveralRows(table)))
    return std::nullopt;
  const bool labels = std::all_of(
      predictions.begin(), predictions.end(),
      [&](std::size_t i) { return HasLabelsOf(table.columns[i], target); });
  return LabPredictions{
      kTarget, labels ? std::nullopt : std::optional(TaskKind::regression)};
}

}  // namespace melon
