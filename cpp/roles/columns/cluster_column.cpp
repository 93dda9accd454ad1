#include "roles/columns/cluster_column.h"

#include <string>
#include <utility>

#include "table/queries.h"

namespace melon {
namespace {

Problem TooManyTexts(const Column& column) {
  Problem problem{
      .code = "too_many_groups",
      .message = Fill(
          {"Column \"{0}\" has more than 65,536 different texts, too many to "
           "resample cases by. Number the groups, or choose another column "
           "(option resample).",
           "列“{0}”有超过 65,536 种不同的文本，无法按它成组重采样。请将各组改"
           "为编号，或另选一列（选项 resample）。"},
          {Shorten(column.name)})};
  problem.column = column.name;
  return problem;
}

Problem OneGroup(const Column& column) {
  Problem problem{
      .code = "one_group",
      .message =
          Fill({"Column \"{0}\" is the same in all rows, so there is only one "
                "group to resample. Choose another column, or resample=plain.",
                "列“{0}”在所有行中都相同，只有一组，无法重采样。请另选一列，或"
                "使用 resample=plain。"},
               {Shorten(column.name)})};
  problem.column = column.name;
  return problem;
}

/// The percentiles of so few groups are too close to each other (Cameron,
/// Gelbach & Miller 2008).
Problem FewGroups(const Column& column, std::size_t groups) {
  Problem warning{
      .code = "few_groups",
      .message = Fill(
          {"The bootstrap draws only {1} groups (column \"{0}\"). With fewer "
           "than {2} its intervals are too narrow and its p-values too small "
           "(Cameron, Gelbach & Miller 2008): take them as a rough guide, or "
           "add groups.",
           "自助法只从 {1} 组（列“{0}”）中抽取。不足 {2} 组时，其区间偏窄、"
           "p 值偏小"
           "（Cameron、Gelbach 与 Miller "
           "2008）：只可作粗略参考，或请增加组数。"},
          {Shorten(column.name), std::to_string(groups),
           std::to_string(kEnoughGroups)})};
  warning.column = column.name;
  return warning;
}

}  // namespace

std::optional<Problem> WantClusters(const Table& table, const Roles& roles,
                                    std::vector<WantedColumn>& wanted) {
  if (!roles.cluster) return std::nullopt;
  const Column& column = table.columns[*roles.cluster];
  if (column.storage == Storage::dropped) return TooManyTexts(column);
  if (MergesNumbers(column)) return MergedNumbers(column);
  wanted.push_back({&column, QueryUse(column)});
  return std::nullopt;
}

Result<std::vector<std::uint32_t>> ReadClusters(
    const Table& table, const Roles& roles, const UsableRows& rows,
    std::vector<Problem>& warnings) {
  if (!roles.cluster) return std::vector<std::uint32_t>();
  const Column& column = table.columns[*roles.cluster];
  QueryColumn groups = ReadQueries(column, rows);
  const std::size_t count = groups.names.size();
  if (count < 2) return OneGroup(column);
  if (count < kEnoughGroups) warnings.push_back(FewGroups(column, count));
  return std::move(groups.index);
}

}  // namespace melon
