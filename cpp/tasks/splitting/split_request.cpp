#include "tasks/splitting/split_request.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <type_traits>
#include <utility>
#include <variant>

#include "options/option_problem.h"
#include "options/values.h"
#include "roles/names/role_names.h"
#include "roles/role_problems.h"
#include "table/cells.h"
#include "table/class_index.h"
#include "table/column_traits.h"
#include "table/queries.h"

namespace melon {
namespace {

constexpr std::string_view kUsualPlan = "k_fold";
constexpr double kMostRows = 4e9;

struct NamedListing {
  std::string_view name;
  PlanListing listing;
};
constexpr NamedListing kListings[] = {{"none", PlanListing::none},
                                      {"folds", PlanListing::folds},
                                      {"rows", PlanListing::rows}};

bool Contains(std::span<const SplitParameter* const> parameters,
              const SplitParameter* parameter) {
  return std::find(parameters.begin(), parameters.end(), parameter) !=
         parameters.end();
}

Problem UnknownPlan(std::string_view id) {
  std::string all;
  for (const Splitter* const splitter : Splitters())
    all.append(all.empty() ? "" : ", ").append(splitter->id);
  return {.code = "unknown_plan",
          .message = Fill({"Unknown plan: \"{0}\". The plans are {1}.",
                           "未知的划分方案“{0}”。可选方案：{1}。"},
                          {Shorten(id), all}),
          .value = std::string(id)};
}

Result<const Splitter*> FindSplitter(const Json& request) {
  const std::string_view asked = TextOf(request, "plan");
  const std::string_view id = asked.empty() ? kUsualPlan : asked;
  for (const Splitter* const splitter : Splitters()) {
    if (splitter->id == id) return splitter;
  }
  return UnknownPlan(id);
}

std::optional<Problem> ReadNumber(const SplitParameter& parameter,
                                  const Json& json, SplitSettings& settings) {
  const std::optional<double> number = AsNumber(json);
  if (!number || !parameter.limits.Allow(*number) ||
      (parameter.is_whole() && *number != std::floor(*number)))
    return InvalidOption(
        parameter.name, ShowJson(json),
        ExpectedNumber(parameter.limits, parameter.is_whole()));
  std::visit(
      [&](auto member) {
        using Number = std::remove_reference_t<decltype(settings.*member)>;
        settings.*member = static_cast<Number>(*number);
      },
      parameter.member);
  return std::nullopt;
}

/// Every number that some plan is made with, once.
std::vector<const SplitParameter*> AllParameters() {
  std::vector<const SplitParameter*> all;
  for (const Splitter* const splitter : Splitters()) {
    for (const SplitParameter* const parameter : splitter->parameters) {
      if (!Contains(all, parameter)) all.push_back(parameter);
    }
  }
  return all;
}

std::optional<Problem> ReadNumbers(const Json& json, SplitRequest& request) {
  for (const SplitParameter* const parameter : AllParameters()) {
    const Json* const given = json.Find(parameter->name);
    if (given == nullptr || given->IsNull()) continue;
    if (std::optional<Problem> problem =
            ReadNumber(*parameter, *given, request.settings))
      return problem;
    if (!Contains(request.splitter->parameters, parameter))
      request.unused.push_back(parameter->name);
  }
  return std::nullopt;
}

Result<PlanListing> ReadListing(const Json& json, const Splitter& splitter) {
  const std::string_view name = TextOf(json, "listing");
  if (name.empty()) return PlanListing::none;
  if (name == "auto")
    return splitter.partitions ? PlanListing::folds : PlanListing::rows;
  for (const auto& [known, listing] : kListings) {
    if (known != name) continue;
    if (listing != PlanListing::folds || splitter.partitions) return listing;
    return Problem{
        .code = "no_folds_to_list",
        .message =
            Fill({"The plan {0} does not test each row once, so it cannot be "
                  "listed by folds. Leave the listing out, or give rows.",
                  "方案 {0} 不是每行恰测试一次，无法按折列出。请去掉该选项，"
                  "或使用 rows。"},
                 {splitter.id}),
        .value = std::string(name)};
  }
  return InvalidOption("listing", name,
                       Fill({"folds or rows", " folds 或 rows"}));
}

Problem CannotBalance(const Splitter& splitter, bool by_classes, bool at_once) {
  if (at_once) {
    return {.code = "stratified_and_grouped",
            .message = Fill(
                {"The plan {0} keeps either the shares of classes or groups "
                 "together, not both. Leave one of the two out.",
                 "方案 {0} 不能同时分层和分组，请去掉其中之一。"},
                {splitter.id})};
  }
  if (by_classes) {
    return {.code = "cannot_stratify",
            .message =
                Fill({"The plan {0} cannot be stratified. Leave the column of "
                      "classes out, or choose another plan, such as k_fold.",
                      "方案 {0} 无法分层。请去掉类别列，或改用其他方案，如 "
                      "k_fold。"},
                     {splitter.id})};
  }
  return {.code = "cannot_group",
          .message =
              Fill({"The plan {0} cannot keep groups together. Leave the "
                    "column of groups out, or choose another plan, such as "
                    "k_fold.",
                    "方案 {0} 无法按组划分。请去掉分组列，或改用其他方案，如 "
                    "k_fold。"},
                   {splitter.id})};
}

/// The rows of a column that has something in each of them: a plan lists every
/// row of the file.
Result<UsableRows> CheckWhole(const Table& table, const Column& column,
                              CellUse use) {
  Result<UsableRows> rows = CheckCells(table, {{&column, use}}, false);
  if (rows || rows.problem().code != "missing_cells") return rows;
  Problem problem = rows.problem();
  problem.message = Fill(
      {"Column \"{0}\" has missing values in {1} of {2} cells, and a plan "
       "needs to know of every row. Fill them in, leave their rows out of the "
       "file, or choose another column.",
       "列“{0}”的 {2} 个单元格中有 {1} "
       "个缺失值，而划分方案需要每一行的取值。请补全、从"
       "文件中去掉这些行，或另选一列。"},
      {Shorten(column.name),
       CountText(CountFlawed(table, {&column, use}, CellFlaw::missing)),
       CountText(table.row_count)});
  return problem;
}

Result<SplitClasses> ReadClasses(const Table& table, std::size_t place) {
  const Column& column = table.columns[place];
  const Result<UsableRows> rows = CheckWhole(table, column, CellUse::label);
  if (!rows) return rows.problem();
  Result<std::vector<std::string>> labels = ClassLabels(column, rows.value());
  if (!labels) return labels.problem();
  SplitClasses classes{.column = place, .labels = std::move(labels.value())};
  classes.index = ClassIndex(classes.labels).CodesOf(column, rows.value());
  return classes;
}

Result<SplitGroups> ReadGroups(const Table& table, std::size_t place) {
  const Column& column = table.columns[place];
  if (column.storage == Storage::dropped) {
    return Problem{
        .code = "too_many_groups",
        .message = Fill({"Column \"{0}\" has more than 65,536 different texts, "
                         "too many for groups. Number the groups, or choose "
                         "another column.",
                         "列“{0}”有超过 65,536 种不同的文本，不能用作分组。请将"
                         "组改为编号，或另选一列。"},
                        {Shorten(column.name)}),
        .column = column.name};
  }
  if (MergesNumbers(column)) return MergedNumbers(column);
  const Result<UsableRows> rows = CheckWhole(table, column, QueryUse(column));
  if (!rows) return rows.problem();
  QueryColumn read = ReadQueries(column, rows.value());
  return SplitGroups{.column = place,
                     .names = std::move(read.names),
                     .index = std::move(read.index)};
}

/// A column called like a truth, with a few classes none of which is missing:
/// no other column is one unless it is named.
std::optional<SplitClasses> GuessClasses(const Table& table) {
  const std::optional<std::size_t> place = FindColumnIn(table, kTruthNames);
  if (!place || !HasFewValues(table, table.columns[*place]))
    return std::nullopt;
  Result<SplitClasses> classes = ReadClasses(table, *place);
  if (!classes || classes.value().labels.size() < 2) return std::nullopt;
  constexpr std::size_t kFewClasses = 50;
  if (classes.value().labels.size() > kFewClasses) return std::nullopt;
  classes.value().guessed = true;
  return std::move(classes.value());
}

std::optional<Problem> CheckBalance(const Splitter& splitter, bool by_classes,
                                    bool by_groups) {
  if (by_classes && !splitter.stratifies())
    return CannotBalance(splitter, true, false);
  if (by_groups && !splitter.groups())
    return CannotBalance(splitter, false, false);
  if (by_classes && by_groups && !splitter.does_both())
    return CannotBalance(splitter, true, true);
  return std::nullopt;
}

/// What `read` makes of the column that the request names under the key, in
/// `content`.
template <class Content>
std::optional<Problem> ReadNamed(const Table& table, const Json& json,
                                 std::string_view key,
                                 Result<Content> (*read)(const Table& table,
                                                         std::size_t place),
                                 std::optional<Content>& content) {
  const std::string_view name = TextOf(json, key);
  if (name.empty()) return std::nullopt;
  const std::optional<std::size_t> place = FindColumn(table, name);
  if (!place) return UnknownColumn(table, {key, std::string(name)});
  Result<Content> made = read(table, *place);
  if (!made) return made.problem();
  content = std::move(made.value());
  return std::nullopt;
}

std::optional<Problem> ReadColumns(const Table& table, const Json& json,
                                   SplitRequest& request) {
  const Splitter& splitter = *request.splitter;
  const bool by_groups = !TextOf(json, "group").empty();
  const bool by_classes = !TextOf(json, "stratify").empty();
  if (auto problem = CheckBalance(splitter, by_classes, by_groups))
    return problem;
  if (auto problem =
          ReadNamed(table, json, "group", ReadGroups, request.groups))
    return problem;
  if (auto problem =
          ReadNamed(table, json, "stratify", ReadClasses, request.classes))
    return problem;
  // null: the user wants none.
  const bool left_open = json.Find("stratify") == nullptr;
  if (left_open && splitter.stratifies() &&
      (!by_groups || splitter.does_both()))
    request.classes = GuessClasses(table);
  return std::nullopt;
}

}  // namespace

RowsToSplit SplitRequest::rows() const {
  RowsToSplit rows{.count = row_count};
  if (classes) rows.stratum = classes->index;
  if (groups) rows.group = groups->index;
  return rows;
}

Result<SplitRequest> ReadSplitRequest(const Table& table, const Json& json) {
  const Result<const Splitter*> splitter = FindSplitter(json);
  if (!splitter) return splitter.problem();
  SplitRequest request{.splitter = splitter.value()};
  request.row_count = static_cast<std::uint32_t>(
      std::min(static_cast<double>(table.row_count), kMostRows));
  if (std::optional<Problem> problem = ReadNumbers(json, request))
    return *std::move(problem);
  const Result<PlanListing> listing = ReadListing(json, *request.splitter);
  if (!listing) return listing.problem();
  request.listing = listing.value();
  if (std::optional<Problem> problem = ReadColumns(table, json, request))
    return *std::move(problem);
  return request;
}

}  // namespace melon
