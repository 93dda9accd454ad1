#include "options/option_problem.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>

#include "io/number_text.h"
#include "options/task_kind.h"

namespace melon {
namespace {

/// "1,000,000", and "1e12" where the digits would have to be counted.
std::string LimitText(double limit) {
  constexpr double kReadable = 1e10;
  if (!std::isfinite(limit) || limit != std::floor(limit) || limit < 0)
    return NumberText(limit);
  if (limit < kReadable) return CountText(static_cast<std::uint64_t>(limit));
  int zeros = 0;
  for (; std::fmod(limit, 10) == 0; ++zeros) limit /= 10;
  return NumberText(limit).append("e").append(std::to_string(zeros));
}

/// "{0} from {1} to {2}", of a noun and both ends.
Text PatternBetween(const Limits& limits) {
  if (!limits.low_open) return {"{0} from {1} to {2}", " {1} 到 {2} 之间的{0}"};
  if (!limits.high_open)
    return {"{0} above {1}, at most {2}", "大于 {1} 且不超过 {2} 的{0}"};
  if (limits.margin > 0)
    return {"{0} between {1} and {2}, at least {3} from either",
            " {1} 与 {2} 之间的{0}，且与两端至少相差 {3}"};
  return {"{0} between {1} and {2}", " {1} 与 {2} 之间的{0}"};
}

/// The same of a noun and the ends that there are.
Text PatternOf(const Limits& limits) {
  if (!std::isfinite(limits.low)) return {"{0}", "{0}"};
  if (std::isfinite(limits.high)) return PatternBetween(limits);
  if (limits.low_open) return {"{0} above {1}", "大于 {1} 的{0}"};
  return {"{0} that is not negative", "非负{0}"};
}

/// "a number from 0 to 1".
Message WithinLimits(const Limits& limits, const Text& noun) {
  const Text pattern = PatternOf(limits);
  const std::string low = LimitText(limits.low);
  const std::string high = LimitText(limits.high);
  const std::string margin = NumberText(limits.margin);
  return {Fill(pattern, {noun.english, low, high, margin}).english,
          Fill(pattern, {noun.chinese, low, high, margin}).chinese};
}

/// "error or drop".
Message ExpectedChoice(const Option& option) {
  Message list{"", " "};
  for (std::size_t i = 0; i < option.choices.size(); ++i) {
    const bool last = i + 1 == option.choices.size();
    if (i > 0) list.english += last ? " or " : ", ";
    if (i > 0) list.chinese += last ? " 或 " : "、";
    list.english += option.choices[i];
    list.chinese += option.choices[i];
  }
  return list;
}

}  // namespace

Message ExpectedNumber(const Limits& limits, bool whole) {
  if (whole) return WithinLimits(limits, {"a whole number", "整数"});
  const bool limited = std::isfinite(limits.low) || std::isfinite(limits.high);
  return WithinLimits(
      limits, limited ? Text{"a number", "数"} : Text{"a number", "一个数"});
}

Message Expected(const Option& option) {
  if (!option.expected.english.empty()) return Fill(option.expected);
  switch (option.kind) {
    case OptionKind::number:
    case OptionKind::whole_number:
      return ExpectedNumber(option.limits,
                            option.kind == OptionKind::whole_number);
    case OptionKind::flag:
      return Fill({"true or false", " true 或 false"});
    case OptionKind::choice:
      return ExpectedChoice(option);
    case OptionKind::columns:
    case OptionKind::labels:
      return Fill({"a list of names", "名称列表"});
    case OptionKind::thresholds:
      return Fill({"an object of a number per model", "每个模型一个数的对象"});
    case OptionKind::resample:
      return Fill({"plain, stratified, or cluster= and the name of a column",
                   " plain、stratified，或 cluster= 后接列名"});
    case OptionKind::join:
      return Fill({"rows, stack, or the name of a column that all files have",
                   " rows、stack，或所有文件共有的列名"});
    case OptionKind::column:
    case OptionKind::label:
    case OptionKind::learner:
    case OptionKind::procedure:
    case OptionKind::cost_matrix:
      break;
  }
  return Fill({"a column’s name or a label", "列名或标记"});
}

Problem InvalidOption(std::string_view name, std::string_view value,
                      const Message& expected) {
  const std::string shown = Shorten(value);
  Problem problem{
      .code = "invalid_option",
      .message = {Fill({"Invalid option {0}: \"{1}\". Give {2}.", ""},
                       {name, shown, expected.english})
                      .english,
                  Fill({"", "选项 {0} 的值“{1}”无效：应为{2}。"},
                       {name, shown, expected.chinese})
                      .chinese}};
  problem.value = std::string(value);
  problem.option = std::string(name);
  return problem;
}

Problem UnknownTask(std::string_view name) {
  return {.code = "unknown_task",
          .message = Fill({"Unknown task: \"{0}\". The tasks are {1}.",
                           "未知的任务“{0}”。可选任务：{1}。"},
                          {Shorten(name), TaskNames()}),
          .value = std::string(name)};
}

Problem UnknownOption(std::string_view name) {
  std::string known;
  for (const Option& option : AllOptions())
    known.append(known.empty() ? "" : ", ").append(option.name);
  return {.code = "unknown_option",
          .message = Fill({"Unknown option: {0}. The options are {1}.",
                           "未知的选项 {0}。可用选项：{1}。"},
                          {Shorten(name), known}),
          .value = std::string(name)};
}

}  // namespace melon
