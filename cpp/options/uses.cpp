#include "options/uses.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "options/values.h"

namespace melon {
namespace {

/// An option with its default value asks for nothing.
bool IsDefault(std::string_view option, const Options& options) {
  const Option* const known = FindOption(option);
  return known != nullptr && SameValue(*known, options, Options());
}

/// No other task uses it.
bool IsOfComparisons(const Option& option) {
  return std::none_of(
      std::begin(kTaskKinds), std::end(kTaskKinds), [&](TaskKind task) {
        return !IsComparison(task) && option.tasks.contains(task);
      });
}

}  // namespace

bool IsUsed(std::string_view option, TaskKind task) {
  const Option* const known = FindOption(option);
  return known == nullptr || known->tasks.contains(task);
}

std::optional<Problem> UnusedOptions(const Options& options, TaskKind task) {
  Message names;
  std::string first;
  for (const std::string& option : options.given) {
    if (IsUsed(option, task) || IsDefault(option, options)) continue;
    if (first.empty()) first = option;
    names.english.append(names.english.empty() ? "" : ", ").append(option);
    names.chinese.append(names.chinese.empty() ? "" : "、").append(option);
  }
  if (first.empty()) return std::nullopt;
  const Text sentence{
      "The task {0} makes no use of these options: {1}. Leave them out, or "
      "choose the task that you mean.",
      "任务 {0} 不使用这些选项：{1}。请去掉它们，或选择所要的任务。"};
  return Problem{
      .code = "options_unused",
      .message = {Fill(sentence, {TaskName(task), names.english}).english,
                  Fill(sentence, {TaskName(task), names.chinese}).chinese},
      .value = first};
}

bool SetsComparison(const Options& options) {
  return std::any_of(options.given.begin(), options.given.end(),
                     [](const std::string& name) {
                       const Option* const option = FindOption(name);
                       return option != nullptr && IsOfComparisons(*option);
                     });
}

bool Keeps(Stage stage, TaskKind task, const Options& before,
           const Options& now) {
  const auto options = AllOptions();
  return std::all_of(options.begin(), options.end(), [&](const Option& option) {
    return !option.tasks.contains(task) || !option.settles.contains(stage) ||
           SameValue(option, before, now);
  });
}

}  // namespace melon
