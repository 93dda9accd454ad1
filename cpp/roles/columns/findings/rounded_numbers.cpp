#include "roles/columns/findings/rounded_numbers.h"

#include <cstddef>
#include <vector>

namespace melon {
namespace {

bool HasNumbersAsTruth(TaskKind task) {
  return task == TaskKind::regression || task == TaskKind::ranking;
}

bool HasNumbersAsPredictions(TaskKind task) {
  return HasNumbersAsTruth(task) || task == TaskKind::binary ||
         task == TaskKind::multiclass || IsComparison(task);
}

}  // namespace

std::optional<Problem> RoundedNumbers(const Table& table, const Roles& roles) {
  std::vector<std::size_t> used;
  if (roles.has_truth() && HasNumbersAsTruth(roles.task))
    used.push_back(roles.truth);
  if (HasNumbersAsPredictions(roles.task))
    used.insert(used.end(), roles.predictions.begin(), roles.predictions.end());
  for (const std::size_t index : used) {
    const Column& column = table.columns[index];
    if (column.rounded.empty()) continue;
    Problem warning{
        .code = "numbers_rounded",
        .message = Fill(
            {"Column \"{0}\" has whole numbers of more digits than are kept, "
             "such as {1}: each was rounded to the nearest number of some 16 "
             "digits, so smaller differences are lost. If they matter, "
             "subtract one number from all of them beforehand.",
             "列“{0}”中有位数过多的整数，如 {1}：各数已舍入到约 16 "
             "位有效数字，更小的差异不再可见。若这些差异重要，请事先从各数中减"
             "去同一个数。"},
            {Shorten(column.name), Shorten(column.rounded)})};
    warning.column = column.name;
    warning.value = column.rounded;
    return warning;
  }
  return std::nullopt;
}

}  // namespace melon
