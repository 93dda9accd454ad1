#include "roles/columns/findings/sets_of_labels.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "table/column_traits.h"

namespace melon {
namespace {

using Set = std::vector<std::string_view>;

std::string_view Trimmed(std::string_view text) {
  constexpr std::string_view kAround = " \t'\"";
  const std::size_t begin = text.find_first_not_of(kAround);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kAround) + 1 - begin);
}

bool IsBracketed(std::string_view text) {
  return text.size() >= 2 && ((text.front() == '[' && text.back() == ']') ||
                              (text.front() == '{' && text.back() == '}') ||
                              (text.front() == '(' && text.back() == ')'));
}

Set PartsOf(std::string_view text, char separator) {
  if (IsBracketed(text)) text = text.substr(1, text.size() - 2);
  Set parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = Trimmed(text.substr(0, end));
    if (!part.empty()) parts.push_back(part);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

/// Whether few labels make up the sets: most of them are in several, alone or
/// with others. "yes, surely" and "no, never" have no word in common.
bool AreSets(const std::vector<std::string_view>& labels, char separator) {
  std::map<std::string_view, std::size_t> sets_with;
  std::size_t several = 0;
  for (const std::string_view label : labels) {
    Set parts = PartsOf(label, separator);
    std::sort(parts.begin(), parts.end());
    if (std::adjacent_find(parts.begin(), parts.end()) != parts.end())
      return false;
    several += parts.size() > 1 ? 1 : 0;
    for (const std::string_view part : parts) ++sets_with[part];
  }
  const auto shared = static_cast<std::size_t>(
      std::count_if(sets_with.begin(), sets_with.end(),
                    [](const auto& one) { return one.second > 1; }));
  return several > 1 && sets_with.size() > 1 && 2 * shared > sets_with.size();
}

bool HoldsSets(const Column& column) {
  if (!IsCoded(column) || IsNumeric(column)) return false;
  const std::vector<std::string_view> labels = PresentLabels(column);
  constexpr std::string_view kSeparators = ";|,";
  return std::any_of(
      kSeparators.begin(), kSeparators.end(),
      [&labels](char separator) { return AreSets(labels, separator); });
}

}  // namespace

std::optional<Problem> SetsOfLabels(const Table& table, const Roles& roles) {
  if ((roles.task != TaskKind::labels && roles.task != TaskKind::many_labels) ||
      !roles.has_truth() || !HoldsSets(table.columns[roles.truth]))
    return std::nullopt;
  const Column& truth = table.columns[roles.truth];
  const auto labels = PresentLabels(truth);
  const auto longest = std::max_element(
      labels.begin(), labels.end(),
      [](auto one, auto other) { return one.size() < other.size(); });
  return Problem{
      .code = "sets_of_labels",
      .message = Fill(
          {"Each cell of \"{0}\" is a set of labels, such as \"{1}\": learning "
           "with several labels a case is not evaluated here. Give each label "
           "a table of its own, with 1 where a case has it and 0 elsewhere. To "
           "compare whole sets, each as a class of its own, choose the task of "
           "predicted labels (task=labels).",
           "“{0}”的每个单元格是一组标记，如“{1}"
           "”：此处不评估多标记学习。请为每个"
           "标记各做一张表，样例有该标记时为 1，否则为 "
           "0。若要把每一组整体当作一"
           "个类别来比较，请选择“预测标记”任务（task=labels）。"},
          {Shorten(truth.name), Shorten(*longest)}),
      .column = truth.name};
}

}  // namespace melon
