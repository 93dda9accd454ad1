#include "roles/columns/findings/means_with_errors.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "table/column_traits.h"

namespace melon {
namespace {

bool HoldsSignAlone(const Column& column) {
  constexpr std::string_view kSigns[] = {"±", "+/-", "+-"};
  if (!IsCoded(column)) return false;
  const auto labels = PresentLabels(column);
  return labels.size() == 1 && std::find(std::begin(kSigns), std::end(kSigns),
                                         labels[0]) != std::end(kSigns);
}

/// As lm-evaluation-harness prints it.
bool IsOfLmEval(const Table& table) {
  constexpr std::string_view kTasks[] = {"tasks", "task", "groups"};
  constexpr std::string_view kOthers[] = {"metric", "value", "stderr"};
  return FindColumnIn(table, kTasks) &&
         std::all_of(std::begin(kOthers), std::end(kOthers),
                     [&table](const std::string_view& name) {
                       return FindColumnIn(table, {&name, 1}).has_value();
                     });
}

}  // namespace

std::optional<Problem> MeansWithErrors(const Table& table) {
  for (std::size_t i = 1; i + 1 < table.columns.size(); ++i) {
    const Column& mean = table.columns[i - 1];
    const Column& error = table.columns[i + 1];
    if (!HoldsSignAlone(table.columns[i]) || !IsNumeric(mean) ||
        !IsNearlyNumeric(error))
      continue;
    Problem problem{
        .code = "means_with_errors",
        .message = Fill(
            {"This is a table of means (\"{0}\") with their standard errors "
             "(\"{1}\"), one row a task or measure, not of cases: models "
             "cannot be tested on it.",
             "这是一张均值（“{0}”）及其标准误（“{1}”）的表，每行一个任务或指"
             "标，而不是样例，无法据此检验模型之间的差异。"},
            {Shorten(mean.name), Shorten(error.name)})};
    const Message remedy =
        IsOfLmEval(table)
            ? Fill({" Give the single cases instead: lm_eval with "
                    "--log_samples and --output_path writes a samples file of "
                    "each task, with the target and the answer of each case.",
                    "请改用逐个样例的结果：lm_eval 加上 --log_samples 与 "
                    "--output_path，会为每个任务写出样例文件，含每个样例的目标"
                    "与回答。"})
            : Fill({" Give the single cases, with the truth and a column for "
                    "each model, or the result of each model on each data set "
                    "or fold.",
                    "请给出逐个样例的结果（真实标记旁各模型占一列），或各模型"
                    "在每个数据集或每一折上的结果。"});
    problem.message.english += remedy.english;
    problem.message.chinese += remedy.chinese;
    problem.column = mean.name;
    return problem;
  }
  return std::nullopt;
}

}  // namespace melon
