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

bool IsOneOf(std::span<const std::string_view> words, std::string_view label) {
  const std::string simple = Simplify(label);
  return std::find(words.begin(), words.end(), simple) != words.end();
}

bool IsPart(std::string_view label) {
  return IsOneOf(kTrainingLabels, label) || IsOneOf(kOtherPartLabels, label) ||
         IsOneOf(kLeaderboardLabels, label);
}

}  // namespace

bool SaysPartOfData(const Column& column) {
  if (!IsCoded(column) || !IsIn(kPartNames, column)) return false;
  const std::vector<std::string_view> labels = PresentLabels(column);
  return !labels.empty() && std::all_of(labels.begin(), labels.end(), IsPart);
}

bool TellsTrainingFromOthers(const Column& column) {
  if (!IsCoded(column)) return false;
  // "in_test_set" of True and False.
  if (IsIn(kInPartNames, column)) return PresentLabels(column).size() == 2;
  if (IsNumeric(column)) return false;
  const std::vector<std::string_view> labels = PresentLabels(column);
  const auto is_training = [](std::string_view label) {
    return IsOneOf(kTrainingLabels, label);
  };
  return labels.size() > 1 &&
         std::count_if(labels.begin(), labels.end(), is_training) == 1 &&
         std::all_of(labels.begin(), labels.end(), [&](std::string_view label) {
           return is_training(label) || IsOneOf(kOtherPartLabels, label);
         });
}

}  // namespace melon
