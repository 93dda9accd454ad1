#include "roles/assigners/count_roles.h"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "roles/columns/findings/results_beside_counts.h"
#include "roles/names/role_names.h"
#include "roles/role_problems.h"
#include "table/column_traits.h"

namespace melon {
namespace {

using Found = std::array<std::optional<std::size_t>, kCountRoles.size()>;

constexpr std::array<std::optional<std::string> Options::*, kCountRoles.size()>
    kCountOptions = {&Options::tp, &Options::fp, &Options::fn, &Options::tn};

constexpr std::span<const std::string_view> kNames[] = {
    kTruePositiveNames, kFalsePositiveNames, kFalseNegativeNames,
    kTrueNegativeNames};

bool IsFound(const Found& found, std::size_t column) {
  return std::find(found.begin(), found.end(), column) != found.end();
}

/// A column that was given as a prediction, but not as which count.
Problem UnnamedCount(const Column& column) {
  Problem problem{
      .code = "unnamed_count",
      .message = Fill(
          {"The name of column \"{0}\" does not say which cell of the "
           "confusion matrix it contains. Choose its role: tp, fp, fn or tn "
           "(tp=COLUMN).",
           "从列名“{0}”看不出它是混淆矩阵的哪一格。请为它选择角色 tp、fp、fn "
           "或 "
           "tn（tp=列名）。"},
          {Shorten(column.name)})};
  problem.column = column.name;
  return problem;
}

Problem MissingCount(const Table& table, std::string_view role) {
  return {
      .code = "no_count_columns",
      .message = Fill(
          {"A table of confusion matrices needs the columns tp, fp, fn "
           "and tn, one row a matrix; \"{0}\" is missing. If a column of "
           "another name contains it, choose its role: {0} ({0}=COLUMN). "
           "The columns are: {1}.",
           "混淆矩阵的表须有 tp、fp、fn、tn 四列，每行一个矩阵；缺少“{0}”"
           "。若它用了别的列名，请为该列选择角色 {0}（{0}=列名）。现有的列："
           "{1}。"},
          {role, ColumnNames(table)})};
}

std::optional<Problem> TakeOptions(const Table& table, const Options& options,
                                   Found& found) {
  for (std::size_t which = 0; which < found.size(); ++which) {
    const std::optional<std::string>& name = options.*kCountOptions[which];
    if (!name) continue;
    found[which] = FindColumn(table, *name);
    if (!found[which]) return UnknownColumn(table, {kCountRoles[which], *name});
  }
  return std::nullopt;
}

std::optional<Problem> TakePredictions(const Table& table,
                                       const std::vector<std::size_t>& named,
                                       Found& found) {
  for (const std::size_t column : named) {
    if (IsFound(found, column)) continue;
    const std::optional<std::size_t> which = CountOfName(table.columns[column]);
    if (!which || found[*which]) return UnnamedCount(table.columns[column]);
    found[*which] = column;
  }
  return std::nullopt;
}

void TakeByName(const Table& table, Found& found) {
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const std::optional<std::size_t> which = CountOfName(table.columns[i]);
    if (which && !found[*which] && !IsFound(found, i)) found[*which] = i;
  }
}

}  // namespace

std::optional<std::size_t> CountOfName(const Column& column) {
  for (std::size_t which = 0; which < kCountRoles.size(); ++which) {
    if (IsIn(kNames[which], column)) return which;
  }
  return std::nullopt;
}

std::optional<Problem> AssignCounts(const Table& table, const Options& options,
                                    Roles& roles) {
  Found found;
  if (auto problem = TakeOptions(table, options, found)) return problem;
  if (auto problem = TakePredictions(table, roles.predictions, found))
    return problem;
  const bool said =
      !roles.predictions.empty() ||
      std::find(found.begin(), found.end(), std::nullopt) == found.end();
  if (!said) {
    TakeByName(table, found);
    roles.guessed.emplace_back("predictions");
  }
  roles.predictions.clear();
  for (std::size_t which = 0; which < found.size(); ++which) {
    if (!found[which]) return MissingCount(table, kCountRoles[which]);
    roles.predictions.push_back(*found[which]);
  }
  return std::nullopt;
}

std::optional<Problem> ThreeCounts(const Table& table) {
  Found found;
  TakeByName(table, found);
  if (std::count(found.begin(), found.end(), std::nullopt) != 1)
    return std::nullopt;
  const auto missing = std::find(found.begin(), found.end(), std::nullopt);
  const std::string_view role =
      kCountRoles[static_cast<std::size_t>(missing - found.begin())];
  if (auto results = ResultsBesideCounts(table, role)) return results;
  return MissingCount(table, role);
}

}  // namespace melon
