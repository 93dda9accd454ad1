#include "table/weight_problem.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "io/number_text.h"

namespace melon {
namespace {

/// The row of the file that the case came from.
std::uint64_t RowOfCase(const UsableRows& rows, std::size_t wanted) {
  if (rows.kept.empty()) return wanted;
  std::size_t row = 0;
  for (std::size_t seen = 0; rows.kept[row] == 0 || seen++ < wanted; ++row) {
  }
  return row;
}

}  // namespace

Problem WeightProblem(const Table& table, const Column& column,
                      const UsableRows& rows,
                      const std::vector<double>& weight) {
  const auto negative = std::find_if(weight.begin(), weight.end(),
                                     [](double one) { return one < 0; });
  const std::string name = Shorten(column.name);
  const bool some = std::any_of(weight.begin(), weight.end(),
                                [](double one) { return one > 0; });
  if (negative == weight.end()) {
    Problem problem{
        .code = "invalid_weight",
        .message =
            some ? Fill({"Column \"{0}\" cannot be the weight: the sum of its "
                         "numbers must lie between 1e-20 and 1e20. Multiply or "
                         "divide them all by the same number.",
                         "列“{0}”不能作为权重：各数之和须在 1e-20 与 1e20 之"
                         "间。请把它们同乘或同除以一个数。"},
                        {name})
                 : Fill({"Column \"{0}\" cannot be the weight: all of its "
                         "numbers are 0. Weights must be 0 or more, and not "
                         "all 0.",
                         "列“{0}”不能作为权重：其中的数全为 0。权重须不小于 "
                         "0，且不全为 0。"},
                        {name})};
    problem.column = column.name;
    return problem;
  }
  const std::string value = NumberText(*negative);
  const std::uint64_t line = table.LineOfRow(
      RowOfCase(rows, static_cast<std::size_t>(negative - weight.begin())));
  Problem problem{
      .code = "invalid_weight",
      .message = Fill({"Column \"{0}\" cannot be the weight: line {2} has the "
                       "negative number {1}. Weights must be 0 or more, "
                       "and not all 0.",
                       "列“{0}”不能作为权重：第 {2} 行是负数 {1}。权重须不小于 "
                       "0，且不全为 0。"},
                      {name, value, std::to_string(line)})};
  problem.column = column.name;
  problem.line = line;
  problem.value = value;
  return problem;
}

}  // namespace melon
