#include "roles/columns/findings/event_in_time.h"

#include <algorithm>
#include <cstddef>

#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

bool IsTimeOfFollowUp(const Column& column) {
  return IsIn(kFollowUpNames, column) && IsNumeric(column) &&
         !HoldsTwoClasses(column) && !HoldsBothSigns(column) &&
         !IsRowNumber(column) && !IsRowOrder(column);
}

}  // namespace

std::optional<Problem> EventInTime(const Table& table, const Roles& roles) {
  if (roles.task != TaskKind::binary && roles.task != TaskKind::labels)
    return std::nullopt;
  const Column& event = table.columns[roles.truth];
  if (!IsIn(kEventNames, event)) return std::nullopt;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& time = table.columns[i];
    if (HasRole(roles, i) || !IsTimeOfFollowUp(time)) continue;
    Problem warning{
        .code = "event_in_time",
        .message = Fill(
            {"\"{0}\" beside \"{1}\" looks like survival data: whether an "
             "event came, and how long the case was followed. The AUC and the "
             "other measures here ignore when it came, and treat a censored "
             "case, whose later course is unknown, as one without "
             "the event. For such data use a concordance index or a "
             "time-dependent AUC, as scikit-survival and R’s survival and "
             "timeROC compute them.",
             "“{0}”与“{1}”像是生存数据：事件是否发生，以及该样例随访了多久。"
             "这里的 AUC 等指标忽略事件发生的时间，并把删失的样例（其后如何无"
             "从得知）当作未发生事件。此类数据请用一致性指数或时间依赖的 AUC，"
             "例如用 scikit-survival，或 R 的 survival 与 timeROC 计算。"},
            {Shorten(event.name), Shorten(time.name)})};
    warning.column = event.name;
    return warning;
  }
  return std::nullopt;
}

}  // namespace melon
