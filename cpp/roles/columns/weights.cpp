#include "roles/columns/weights.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include "base/sum.h"
#include "io/number_text.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"
#include "table/weight_problem.h"

namespace melon {

std::optional<Problem> CheckWeights(const Table& table, const Column& column,
                                    const UsableRows& rows,
                                    const std::vector<double>& weight) {
  const auto negative = std::find_if(weight.begin(), weight.end(),
                                     [](double one) { return one < 0; });
  Sum total;
  for (const double one : weight) total.Add(one);
  const bool fits =
      total.value() >= kLeastWeight && total.value() <= kMostWeight;
  if (negative == weight.end() && fits) return std::nullopt;
  return WeightProblem(table, column, rows, weight);
}

bool AreCounts(const Options& options, std::span<const double> weight) {
  return weight.empty() || WeightKindOf(options, weight) == "counts";
}

std::string_view WeightKindOf(const Options& options,
                              std::span<const double> weight) {
  if (options.weight_kind) return *options.weight_kind;
  return LookOf(weight) == WeightLook::fractional ? "importance" : "counts";
}

std::optional<Problem> CheckCounts(const Options& options, const Column& column,
                                   std::span<const double> weight) {
  if (options.weight_kind != "counts" ||
      LookOf(weight) != WeightLook::fractional)
    return std::nullopt;
  Problem problem{
      .code = "invalid_weight",
      .message = Fill(
          {"Column \"{0}\" has weights that are not whole, so they do not "
           "count "
           "cases (weight_kind=counts). Say weight_kind=importance where a row "
           "is one case, weight_kind=totals where it stands for several.",
           "列“{0}”的权重不是整数，不能当作样例数（weight_kind="
           "counts）。若一行是"
           "一个样例，请用 weight_kind=importance；若一行代表多个样例，请用 "
           "weight_kind=totals。"},
          {Shorten(column.name)})};
  problem.column = column.name;
  return problem;
}

WeightLook LookOf(std::span<const double> weight) {
  const auto is_fraction = [](double one) { return one != std::floor(one); };
  if (std::any_of(weight.begin(), weight.end(), is_fraction))
    return WeightLook::fractional;
  const bool same = std::all_of(weight.begin(), weight.end(), [&](double one) {
    return one == weight.front();
  });
  if (weight.empty() || (same && weight.front() <= 1)) return WeightLook::none;
  return same ? WeightLook::all_the_same : WeightLook::counts;
}

void SettleWeightKind(const Table& table, Roles& roles, Options& options) {
  if (options.weight_kind || !roles.weight) return;
  const Column& column = table.columns[*roles.weight];
  if (!IsIn(kWeightTotalsNames, column)) return;
  options.weight_kind = "totals";
  Problem warning{
      .code = "weights_are_totals",
      .message = Fill(
          {"Column \"{0}\" was taken to sum up several cases in each row, as "
           "melon scale calls it: their differences within a row are unknown, "
           "so there are no tests and no intervals. If each row stands for so "
           "many equal cases, say weight_kind=counts.",
           "列“{0}”按 melon scale "
           "的命名视为每行若干样例的合计：行内的差异未知，"
           "因此没有检验与区间。若每行确为若干相同的样例，请指定 "
           "weight_kind=counts。"},
          {Shorten(column.name)})};
  warning.column = column.name;
  roles.warnings.push_back(std::move(warning));
}

bool IsWeightGuessed(const Roles& roles) {
  return std::find(roles.guessed.begin(), roles.guessed.end(), "weight") !=
         roles.guessed.end();
}

namespace {

/// Of weights that the user chose. A verdict on several models says it itself.
Problem NoCounts(const Column& column) {
  Problem warning{
      .code = "weights_are_not_counts",
      .message = Fill(
          {"The weights (column \"{0}\") are not whole, so they are not "
           "counts: "
           "tests and intervals that need numbers of cases are undefined. If "
           "they are counts, write them as whole numbers.",
           "权重（列“{0}”）不是整数，不能当作次数：需要样例数的检验与区间无"
           "定义。若它们是次数，请写成整数。"},
          {Shorten(column.name)})};
  warning.column = column.name;
  return warning;
}

/// Where the column may be one of them.
Problem WeightByName(const Column& column) {
  Problem warning{
      .code = "weight_by_name",
      .message = Fill(
          {"Each row counts as many cases as column \"{0}\" says, which was "
           "read as the weight for its name. If it is an input of the models, "
           "set its role to ignored (weight=).",
           "“{0}”列因其名称被当作权重：每一行按其中的数计为若干样例。若它是模型"
           "的输入，请把它的角色设为忽略（weight=）。"},
          {Shorten(column.name)})};
  warning.column = column.name;
  return warning;
}

/// Whether there are other numbers without a role, as inputs are.
bool IsBesideOthers(const Table& table, const Roles& roles) {
  if (!IsIn(kWeakWeightNames, table.columns[*roles.weight])) return false;
  if (!roles.features.empty()) return true;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (!HasRole(roles, i) && IsNumeric(column) && !column.unnamed &&
        !IsRowNumber(column) && !IsIn(kCaseNames, column))
      return true;
  }
  return false;
}

}  // namespace

void WarnOfWeights(const Table& table, const Roles& roles,
                   const Options& options, std::span<const double> weight,
                   std::vector<Problem>& warnings) {
  if (options.weight_kind) return;
  const WeightLook look = LookOf(weight);
  if (look == WeightLook::fractional && !IsWeightGuessed(roles) &&
      roles.predictions.size() == 1) {
    warnings.push_back(NoCounts(table.columns[*roles.weight]));
    return;
  }
  const bool fractional =
      look == WeightLook::fractional && IsWeightGuessed(roles);
  if (look == WeightLook::counts && IsWeightGuessed(roles) &&
      IsBesideOthers(table, roles))
    warnings.push_back(WeightByName(table.columns[*roles.weight]));
  if (look != WeightLook::all_the_same && !fractional) return;
  const Column& column = table.columns[*roles.weight];
  const auto rows = static_cast<double>(weight.size());
  Problem warning{
      .code = "weights_may_not_be_counts",
      .message =
          fractional
              ? Fill({"Column \"{0}\" was taken as the weight, and its numbers "
                      "are not whole, so they are not counts: tests and "
                      "intervals that need numbers of cases are undefined. If "
                      "it is not a weight, set its role to ignored (weight=).",
                      "列“{0}”被当作权重，但其中的数不是整数，不能当作次数：需"
                      "要样例数的检验与区间无定义。若它不是权重，请把它的角色"
                      "设为忽略（weight=）。"},
                     {Shorten(column.name)})
              : Fill({"Every row has the weight {1} (column \"{0}\"), so {2} "
                      "rows count as {3} independent cases, and p-values and "
                      "intervals are those of so many. If a row is one case, "
                      "set the column’s role to ignored (weight=).",
                      "每一行的权重都是 {1}（列“{0}”），因此 {2} 行按 {3} 个相"
                      "互独立的样例计，p 值与区间也由此得出。若一行就是一个样"
                      "例，请把该列的角色设为忽略（weight=）。"},
                     {Shorten(column.name), AmountText(weight.front()),
                      CountText(weight.size()),
                      AmountText(rows * weight.front())})};
  warning.column = column.name;
  warnings.push_back(std::move(warning));
}

}  // namespace melon
