#include "roles/columns/findings/no_case_right.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "roles/role_warnings.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// Where models err independently of each other, none of so many expected cases
/// occurs once in twenty files. Most models err together, which makes it rarer.
constexpr double kExpected = 3;

bool AreSame(const Column& truth, const Column& prediction, std::size_t row) {
  const std::size_t actual = truth.codes[row];
  const std::size_t predicted = prediction.codes[row];
  return actual < truth.labels.size() && predicted < prediction.labels.size() &&
         SameLabel(truth.labels[actual], prediction.labels[predicted]);
}

}  // namespace

std::optional<Problem> NoCaseRight(const Table& table, const Roles& roles) {
  const auto is_coded = [&table](std::size_t column) {
    return table.columns[column].storage == Storage::coded;
  };
  const auto& models = roles.predictions;
  if (models.size() < 2 || !roles.has_truth() || !is_coded(roles.truth) ||
      !roles.class_columns.empty() ||
      !std::all_of(models.begin(), models.end(), is_coded))
    return std::nullopt;
  const Column& truth = table.columns[roles.truth];
  std::vector<std::size_t> right(models.size());
  for (std::size_t row = 0; row < truth.codes.size(); ++row) {
    std::size_t models_right = 0;
    for (std::size_t i = 0; i < models.size(); ++i) {
      const bool same = AreSame(truth, table.columns[models[i]], row);
      right[i] += same ? 1 : 0;
      models_right += same ? 1 : 0;
    }
    if (models_right == models.size()) return std::nullopt;
  }
  const auto cases = static_cast<double>(truth.codes.size());
  double expected = cases;
  for (const std::size_t count : right)
    expected *= static_cast<double>(count) / cases;
  if (!(expected >= kExpected)) return std::nullopt;
  return WarningOf(column_warnings::no_case_right, table, models);
}

}  // namespace melon
