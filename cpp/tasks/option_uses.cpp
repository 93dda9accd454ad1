#include "tasks/option_uses.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>

#include "tasks/column_traits.h"

namespace melon {
namespace {

using enum TaskKind;

/// A set of tasks.
class TaskSet {
 public:
  constexpr TaskSet(std::initializer_list<TaskKind> tasks) {
    for (const TaskKind task : tasks) bits_ |= Bit(task);
  }
  [[nodiscard]] constexpr bool contains(TaskKind task) const {
    return (bits_ & Bit(task)) != 0;
  }

 private:
  static constexpr unsigned Bit(TaskKind task) {
    return 1U << static_cast<unsigned>(task);
  }

  unsigned bits_ = 0;
};

constexpr TaskSet kClasses{binary, labels, many_labels, multiclass};
constexpr TaskSet kManyClasses{many_labels, multiclass};
constexpr TaskSet kComparisons{friedman, cv};
constexpr TaskSet kTwoErrors{binary, labels, counts};

struct OptionUse {
  std::string_view option;
  TaskSet tasks;
};

/// Of the options that not every task uses, which do.
constexpr OptionUse kUses[] = {
    {"truth",
     {binary, labels, many_labels, multiclass, regression, ranking,
      clustering}},
    {"weight",
     {binary, labels, many_labels, multiclass, regression, clustering}},
    {"positive", {binary, labels}},
    {"ordered", kClasses},
    {"query", {ranking}},
    {"experiment", {many_labels, multiclass, counts, binomial}},
    {"features", {regression, clustering}},
    {"tp", {counts}},
    {"fp", {counts}},
    {"fn", {counts}},
    {"tn", {counts}},
    {"threshold", {binary}},
    {"thresholds", {binary}},
    {"beta", kTwoErrors},
    {"cost_fn", kTwoErrors},
    {"cost_fp", kTwoErrors},
    {"prior", {binary}},
    {"max_fpr", {binary}},
    {"k", {binary, ranking}},
    {"top_k", {multiclass}},
    {"cost_matrix", kManyClasses},
    {"quantile", {regression}},
    {"n_features", {regression}},
    {"distance", {clustering}},
    {"standardize", {clustering}},
    {"resample",
     {binary, labels, many_labels, multiclass, regression, ranking}},
    {"dataset", kComparisons},
    {"algorithm", kComparisons},
    {"run", kComparisons},
    {"fold", kComparisons},
    {"higher_is_better", kComparisons},
    {"rope", kComparisons},
    {"draws", kComparisons},
    {"tie_tolerance", {friedman}},
    {"control", {friedman}},
    {"post_hoc", {friedman}},
    {"design", {cv}},
    {"test_train_ratio", {cv}},
    {"eps0", {cv, binomial}},
    {"alternative", {binomial}},
};

bool IsUsed(std::string_view option, TaskKind task) {
  const auto* const use = std::find_if(
      std::begin(kUses), std::end(kUses),
      [option](const OptionUse& one) { return one.option == option; });
  return use == std::end(kUses) || use->tasks.contains(task);
}

/// The first names, with a comma between.
Message NamesOf(const Table& table, const std::vector<std::size_t>& columns) {
  constexpr std::size_t kShown = 20;
  Message names;
  for (std::size_t i = 0; i < std::min(kShown, columns.size()); ++i) {
    const std::string name = Shorten(table.columns[columns[i]].name, 30);
    names.english.append(i == 0 ? "" : ", ").append(name);
    names.chinese.append(i == 0 ? "" : "、").append(name);
  }
  if (columns.size() > kShown) {
    names.english += ", …";
    names.chinese += "……";
  }
  return names;
}

/// A pattern of {0} and {1}; the second is a list in each language.
Message FillList(const Text& pattern, std::string_view first,
                 const Message& list) {
  return {Fill(pattern, {first, list.english}).english,
          Fill(pattern, {first, list.chinese}).chinese};
}

}  // namespace

std::optional<Problem> UnusedOptions(const Options& options, TaskKind task) {
  Message names;
  std::string first;
  for (const std::string& option : options.given) {
    if (IsUsed(option, task)) continue;
    if (first.empty()) first = option;
    names.english.append(names.english.empty() ? "" : ", ").append(option);
    names.chinese.append(names.chinese.empty() ? "" : "、").append(option);
  }
  if (first.empty()) return std::nullopt;
  const Text sentence{
      "The task {0} makes no use of these options: {1}. Leave them out, or "
      "choose the task that you mean.",
      "任务 {0} 不使用这些选项：{1}。请去掉它们，或选择所要的任务。"};
  return Problem{.code = "options_unused",
                 .message = FillList(sentence, TaskName(task), names),
                 .value = first};
}

std::optional<Problem> CheckThresholds(const Table& table, const Roles& roles,
                                       const Options& options) {
  if (!IsUsed("thresholds", roles.task)) return std::nullopt;
  for (const auto& [model, threshold] : options.thresholds) {
    // A model that is not evaluated for the moment keeps its threshold.
    if (FindColumn(table, model)) continue;
    const Message names = NamesOf(table, roles.predictions);
    const Text sentence{
        "Invalid option thresholds: there is no model \"{0}\". The models are "
        "{1}.",
        "选项 thresholds 无效：没有模型“{0}”。现有模型：{1}。"};
    return Problem{.code = "unknown_model",
                   .message = FillList(sentence, Shorten(model), names),
                   .value = model};
  }
  return std::nullopt;
}

}  // namespace melon
