#include "tasks/warnings.h"

#include <string>

namespace melon {

void WarnOfHeader(const Table& table, std::vector<Problem>& warnings) {
  if (!table.header_missing) return;
  warnings.push_back(
      {.code = "header_missing",
       .message =
           Fill({"The file has no header: its first line is all numbers, so it "
                 "was taken as data and the columns were named "
                 "column_1, column_2, …",
                 "文件没有表头：第一行全是数，已作为数据读入，各列命名为 "
                 "column_1、column_2……"})});
}

void WarnOfDroppedRows(std::uint64_t dropped, std::uint64_t all,
                       std::vector<Problem>& warnings) {
  if (dropped == 0) return;
  warnings.push_back(
      {.code = "rows_dropped",
       .message =
           Fill({"{0} of {1} rows are left out, for all models, because a cell "
                 "in them is missing, infinite or not a number.",
                 "{1} 行中有 {0} "
                 "行因含缺失、无穷或非数值的单元格，对所有模型都被略去。"},
                {std::to_string(dropped), std::to_string(all)})});
}

}  // namespace melon
