#include "roles/columns/findings/empty_splits.h"

#include <string>
#include <vector>

#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {

std::optional<Problem> EmptySplits(const Table& table) {
  std::vector<std::string> names;
  for (const Column& column : table.columns) {
    if (!IsSplitName(column.name)) continue;
    if (!HasNoValue(table, column)) return std::nullopt;
    names.push_back(column.name);
  }
  if (names.empty()) return std::nullopt;
  return Problem{
      .code = "empty_splits",
      .message =
          names.size() == 1
              ? Fill({"Column \"{0}\" of cv_results_ is empty: no setting has "
                      "a score. The scoring failed, or the fits did: run the "
                      "search with error_score=\"raise\" to see why.",
                      "cv_results_ 的“{0}”列全部为空：没有任何参数组的得分。评"
                      "分或拟合失败了：请以 error_score=\"raise\" 重新搜索，查"
                      "看原因。"},
                     {Shorten(names.front())})
              : Fill({"All columns from \"{0}\" to \"{1}\" of cv_results_ are "
                      "empty: no setting has a score. The scoring failed, or "
                      "the fits did: run the search with "
                      "error_score=\"raise\" to see why.",
                      "cv_results_ 从“{0}”到“{1}”的各列全部为空：没有任何参数组"
                      "的得分。评分或拟合失败了：请以 error_score=\"raise\" 重"
                      "新搜索，查看原因。"},
                     {Shorten(names.front()), Shorten(names.back())}),
      .column = names.front()};
}

}  // namespace melon
