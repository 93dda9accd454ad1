#include "roles/columns/data_parts.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

bool IsPart(std::string_view label) {
  const std::string simple = Simplify(label);
  const auto is_one_of = [&simple](std::span<const std::string_view> words) {
    return std::find(words.begin(), words.end(), simple) != words.end();
  };
  return is_one_of(kTrainingLabels) || is_one_of(kOtherPartLabels) ||
         is_one_of(kLeaderboardLabels);
}

}  // namespace

bool SaysPartOfData(const Column& column) {
  if (!IsCoded(column) || !IsIn(kPartNames, column)) return false;
  const std::vector<std::string_view> labels = PresentLabels(column);
  return !labels.empty() && std::all_of(labels.begin(), labels.end(), IsPart);
}

}  // namespace melon
