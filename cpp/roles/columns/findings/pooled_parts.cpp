#include "roles/columns/findings/pooled_parts.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <vector>

#include "roles/names/role_names.h"
#include "roles/role_warnings.h"
#include "table/column_traits.h"

namespace melon {
namespace {

template <std::size_t count>
bool IsOneOf(const std::string_view (&words)[count], std::string_view label) {
  const std::string simple = Simplify(label);
  return std::find(std::begin(words), std::end(words), simple) !=
         std::end(words);
}

bool SaysParts(const Column& column) {
  if (!IsCoded(column) || IsNumeric(column)) return false;
  const std::vector<std::string_view> labels = PresentLabels(column);
  const auto training = std::count_if(
      labels.begin(), labels.end(),
      [](std::string_view label) { return IsOneOf(kTrainingLabels, label); });
  return training == 1 && labels.size() > 1 &&
         std::all_of(labels.begin(), labels.end(), [](std::string_view label) {
           return IsOneOf(kTrainingLabels, label) ||
                  IsOneOf(kOtherPartLabels, label);
         });
}

}  // namespace

std::optional<Problem> PooledParts(const Table& table, const Roles& roles) {
  const auto& taken = roles.predictions;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const bool used = i == roles.truth || roles.query == i ||
                      roles.experiment == i ||
                      std::find(taken.begin(), taken.end(), i) != taken.end();
    if (!used && SaysParts(table.columns[i]))
      return WarningOf(column_warnings::parts_pooled, table, {i});
  }
  return std::nullopt;
}

}  // namespace melon
