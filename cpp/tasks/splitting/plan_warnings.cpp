#include "tasks/splitting/plan_warnings.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "kernels/splitting/row_sets.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// Classes that some training sets, or test sets, have no row of.
struct MissingClasses {
  std::string_view code;
  std::uint32_t ClassRange::*sets_without;
  Text sentence;
  /// What to do about it.
  Text stratified;
  Text plain;
};

constexpr MissingClasses kMissingClasses[] = {
    {"class_not_in_training",
     &ClassRange::without_train,
     {"Some training sets have no row of a class, which a model cannot learn "
      "there: {0}. ",
      "部分训练集不含某些类别的行，模型无从学习：{0}。"},
     {"Give more rows of it, or fewer folds, or leave the class out.",
      "请增加该类的行、减小折数，或去掉该类。"},
     {"Keep the shares of the classes if the plan can, give more rows of it, "
      "or leave the class out.",
      "若方案支持，请保持各类别的比例（分层）；或增加该类的行，或去掉该类。"}},
    {"class_not_in_test",
     &ClassRange::without_test,
     {"Some test sets have no row of a class, and its metrics are undefined "
      "there: {0}. ",
      "部分测试集不含某些类别的行，这些类别的指标在其中无定义：{0}。"},
     {"Give fewer folds, larger test sets, or more rows of it.",
      "请减小折数、增大测试集，或增加该类的行。"},
     {"Keep the shares of the classes if the plan can, or give fewer folds, "
      "larger test sets, or more rows of it.",
      "若方案支持，请保持各类别的比例（分层）；或减小折数、增大测试集，或增加"
      "该类的行。"}},
};

constexpr std::size_t kShownClasses = 5;

/// "\"b\" in 2 of 4 (rows in the file: 2), …".
std::optional<Problem> ProblemOf(const MissingClasses& kind,
                                 std::span<const std::string> labels,
                                 std::span<const ClassRange> classes,
                                 std::size_t split_count, bool stratified) {
  Message list;
  std::optional<std::string> first;
  std::size_t found = 0;
  for (std::size_t i = 0; i < classes.size(); ++i) {
    const std::uint32_t without = classes[i].*kind.sets_without;
    if (without == 0 || ++found > kShownClasses) continue;
    const std::string& label = labels[i];
    const Message one =
        Fill({"\"{0}\" in {1} of {2} (rows in the file: {3})",
              "“{0}”，{2} 个中有 {1} 个（文件中共 {3} 行）"},
             {Shorten(label), CountText(without), CountText(split_count),
              CountText(classes[i].rows)});
    list.english.append(first ? ", " : "").append(one.english);
    list.chinese.append(first ? "；" : "").append(one.chinese);
    if (!first) first = label;
  }
  if (!first) return std::nullopt;
  if (found > kShownClasses) {
    const Message more = Fill({", and {0} more", "；另有 {0} 类"},
                              {CountText(found - kShownClasses)});
    list.english += more.english;
    list.chinese += more.chinese;
  }
  const Text& remedy = stratified ? kind.stratified : kind.plain;
  return Problem{
      .code = std::string(kind.code),
      .message =
          {Fill(kind.sentence, {list.english}).english.append(remedy.english),
           Fill(kind.sentence, {list.chinese}).chinese.append(remedy.chinese)},
      .value = first};
}

void WarnOfGroups(const SplitRequest& request, const SplitPlan& plan,
                  std::vector<Problem>& warnings) {
  const RowSets groups = Groups(request.rows());
  std::uint32_t largest = 0;
  for (std::uint32_t i = 1; i < groups.count(); ++i) {
    if (groups[i].size() > groups[largest].size()) largest = i;
  }
  const std::size_t size = groups[largest].size();
  if (size == 1) {
    warnings.push_back(
        {.code = "groups_of_one_row",
         .message =
             Fill({"Every group has a single row, so the groups have no "
                   "effect. Choose a column that says which rows belong "
                   "together.",
                   "每个组只有一行，分组不起作用。请选择能说明哪些行同属一组的"
                   "列。"})});
  }
  // Twice what a test set would have on average.
  std::size_t tested = 0;
  for (const Split& split : plan.splits) tested += split.test.size();
  if (size * plan.splits.size() < 2 * tested || plan.splits.size() < 2) return;
  const std::string& name = request.groups->names[largest];
  warnings.push_back(
      {.code = "large_group",
       .message = Fill(
           {"Group \"{0}\" has {1} of the {2} rows and is never divided: its "
            "test set is at least twice as large as the average one. Give "
            "fewer folds, or weigh the results by the sizes of test sets.",
            "组“{0}”占全部 {2} 行中的 {1} 行且不能分开，其所在测试集至少为平均"
            "大小的两倍。请减小折数，或按测试集大小对结果加权。"},
           {Shorten(name), CountText(size), CountText(plan.row_count)}),
       .value = name});
}

/// A column of groups that was not named: the same patient in training set and
/// test set makes every estimate optimistic.
void WarnOfDividedGroups(const Table& table, const SplitRequest& request,
                         std::vector<Problem>& warnings) {
  if (!request.splitter->groups()) return;
  auto place = FindColumnIn(table, kGroupNames);
  if (!place) place = FindColumnIn(table, kCommonGroupNames);
  if (!place || (request.classes && request.classes->column == *place)) return;
  const Column& column = table.columns[*place];
  if (column.storage == Storage::dropped || NamesEachRow(table, column)) return;
  warnings.push_back(
      {.code = "rows_belong_together",
       .message = Fill(
           {"Rows with the same \"{0}\" may be in a training set and its test "
            "set, and estimates would be optimistic. If they belong together, "
            "give group={0}.",
            "“{0}”相同的行可能同时出现在训练集与测试集中，使估计偏乐观。若这些"
            "行同属一组，请设置 group={0}。"},
           {Shorten(column.name)}),
       .column = column.name,
       .option = "group"});
}

void WarnOfUnused(const SplitRequest& request, std::vector<Problem>& warnings) {
  if (request.unused.empty()) return;
  std::string names;
  for (const std::string_view name : request.unused)
    names.append(names.empty() ? "" : ", ").append(name);
  warnings.push_back(
      {.code = "options_unused",
       .message = Fill({"The plan {0} makes no use of these options: {1}. "
                        "Leave them out, or choose the plan that you mean.",
                        "方案 {0} 不使用这些选项：{1}。请去掉它们，或选择所要的"
                        "方案。"},
                       {request.splitter->id, names}),
       .value = std::string(request.unused.front())});
}

}  // namespace

void WarnOfMissingClasses(std::span<const std::string> labels,
                          std::span<const ClassRange> classes,
                          std::size_t split_count, bool stratified,
                          std::vector<Problem>& warnings) {
  for (const MissingClasses& kind : kMissingClasses) {
    if (auto problem =
            ProblemOf(kind, labels, classes, split_count, stratified))
      warnings.push_back(*std::move(problem));
  }
}

void WarnOfPlan(const Table& table, const SplitRequest& request,
                const SplitPlan& plan, std::span<const ClassRange> classes,
                std::vector<Problem>& warnings) {
  WarnOfUnused(request, warnings);
  if (request.classes)
    WarnOfMissingClasses(request.classes->labels, classes, plan.splits.size(),
                         true, warnings);
  if (request.groups)
    WarnOfGroups(request, plan, warnings);
  else
    WarnOfDividedGroups(table, request, warnings);
}

}  // namespace melon
