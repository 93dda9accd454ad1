#include "roles/columns/class_columns.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "roles/comparison/fold_columns.h"
#include "table/column_traits.h"

namespace melon {
namespace {

using ModelAndClass = std::pair<std::string_view, std::string_view>;

bool IsLabel(std::string_view text,
             const std::vector<std::string_view>& labels) {
  return std::any_of(
      labels.begin(), labels.end(),
      [text](std::string_view label) { return SameLabel(text, label); });
}

/// "Random Forest (setosa)", as Orange writes it, and "P (species=setosa)", as
/// KNIME does.
std::optional<ModelAndClass> SplitAtBracket(
    std::string_view header, const std::vector<std::string_view>& labels) {
  const std::size_t bracket = header.find(" (");
  if (bracket == std::string_view::npos || header.back() != ')')
    return std::nullopt;
  const std::string_view model = header.substr(0, bracket);
  const std::string_view inside =
      header.substr(bracket + 2, header.size() - bracket - 3);
  if (IsLabel(inside, labels)) return ModelAndClass(model, inside);
  const std::string_view behind = inside.substr(inside.find('=') + 1);
  if (!IsLabel(behind, labels)) return std::nullopt;
  return ModelAndClass(model == "P" ? std::string_view() : model, behind);
}

/// The parts of a header before and after its last separator that makes the
/// rest a class.
std::optional<ModelAndClass> SplitAtSeparator(
    std::string_view header, const std::vector<std::string_view>& labels) {
  // The longest label first: it may contain separators itself.
  for (std::size_t at = 1; at < header.size(); ++at) {
    if (kClassSeparators.find(header[at]) == std::string_view::npos) continue;
    const std::string_view rest = header.substr(at + 1);
    if (IsLabel(rest, labels)) return ModelAndClass(header.substr(0, at), rest);
  }
  const std::size_t colon = header.rfind(':');
  if (colon == 0 || colon == std::string_view::npos ||
      colon + 1 == header.size())
    return std::nullopt;
  return ModelAndClass(header.substr(0, colon), header.substr(colon + 1));
}

std::optional<ModelAndClass> Split(
    const Column& column, const std::vector<std::string_view>& labels) {
  const std::string_view header = column.name;
  const bool many = labels.size() > 2;
  // A class and nothing else, as caret and H2O write it.
  if (many && IsLabel(header, labels))
    return ModelAndClass(std::string_view(), header);
  if (const auto parts = SplitAtBracket(header, labels)) return parts;
  if (const auto parts = SplitAtSeparator(header, labels)) return parts;
  // "p1", as H2O writes it; "p1", "p2", "p3" may contain labels as well.
  if (many && header.starts_with('p') && IsLabel(header.substr(1), labels) &&
      HoldsProportions(column))
    return ModelAndClass(std::string_view(), header.substr(1));
  return std::nullopt;
}

/// "pixel_0_1", of 0 to 16, and "rater_2": called by a number that is a class,
/// and no probability of it.
bool AreCounts(const Table& table, const ClassColumns& group) {
  bool beyond_one = false;
  for (const std::size_t index : group.columns) {
    const Column& column = table.columns[index];
    if (column.name.find(':') != std::string::npos ||
        !HasWholeNumbersOnly(column))
      return false;
    beyond_one = beyond_one || !HoldsProportions(column);
  }
  return beyond_one;
}

/// Numbers, whose name was not made up for want of one: "column_1" is of no
/// class 1, and neither is "run_1".
bool MayBeOfClass(const Table& table, const Column& column) {
  const bool is_made_up =
      column.unnamed ||
      (table.header_missing && column.name.starts_with("column_"));
  return IsNumeric(column) && !is_made_up && !IsFoldName(column.name);
}

}  // namespace

std::vector<ClassColumns> FindClassColumns(
    const Table& table, const std::vector<std::size_t>& columns,
    const Column& truth) {
  constexpr std::size_t kMostClasses = 1000;
  const std::vector<std::string_view> labels = PresentLabels(truth);
  std::vector<ClassColumns> groups;
  if (labels.size() > kMostClasses) return groups;
  for (const std::size_t index : columns) {
    const Column& column = table.columns[index];
    if (!MayBeOfClass(table, column)) continue;
    const std::optional<ModelAndClass> parts = Split(column, labels);
    if (!parts) continue;
    auto group = std::find_if(
        groups.begin(), groups.end(),
        [&](const ClassColumns& one) { return one.model == parts->first; });
    if (group == groups.end()) {
      groups.push_back({std::string(parts->first), {}, {}});
      group = groups.end() - 1;
    }
    group->labels.emplace_back(parts->second);
    group->columns.push_back(index);
  }
  const bool numbered = IsNumeric(truth);
  std::erase_if(groups, [&](const ClassColumns& group) {
    const std::size_t fewest = group.model.empty() ? labels.size() : 2;
    return group.columns.size() < fewest ||
           (numbered && AreCounts(table, group));
  });
  // A header of its own is no one's name.
  for (ClassColumns& group : groups) {
    if (group.model.empty()) group.model = "probabilities";
  }
  return groups;
}

}  // namespace melon
