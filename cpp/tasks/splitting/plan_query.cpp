#include "tasks/splitting/plan_query.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "tasks/splitting/plan_facts.h"
#include "tasks/splitting/split_request.h"

namespace melon {
namespace {

Json NumbersFromOne(const std::vector<std::uint32_t>& rows) {
  Json::Numbers numbers;
  numbers.reserve(rows.size());
  for (const std::uint32_t row : rows) numbers.push_back(row + 1.0);
  return Json(std::move(numbers));
}

/// For each repeat the fold of each row.
Json FoldsJson(const SplitPlan& plan) {
  std::vector<Json::Numbers> folds(plan.splits.back().repeat,
                                   Json::Numbers(plan.row_count));
  for (const Split& split : plan.splits) {
    for (const std::uint32_t row : split.test)
      folds[split.repeat - 1][row] = split.fold;
  }
  Json list = Json::EmptyArray();
  for (Json::Numbers& repeat : folds) list.Add(Json(std::move(repeat)));
  return list;
}

Json SetsJson(const SplitPlan& plan) {
  Json list = Json::EmptyArray();
  for (const Split& split : plan.splits) {
    Json json = Json::ObjectOf("repeat", Json(split.repeat));
    json.Put("fold", split.fold);
    if (split.inner_fold > 0) json.Put("inner_fold", split.inner_fold);
    if (split.train) json.Put("train", NumbersFromOne(*split.train));
    json.Put("test", NumbersFromOne(split.test));
    list.Add(std::move(json));
  }
  return list;
}

}  // namespace

Json PlanAnswer(const Table& table, const Json& request) {
  const Result<SplitRequest> read = ReadSplitRequest(table, request);
  if (!read) return ErrorJson(read.problem());
  const SplitRequest& asked = read.value();
  const Result<SplitPlan> made =
      asked.splitter->make(asked.rows(), asked.settings);
  if (!made) return ErrorJson(made.problem());
  const SplitPlan& plan = made.value();
  std::vector<Problem> warnings;
  Json json =
      Json::ObjectOf("plan", PlanFactsJson(table, asked, plan, warnings));
  Json list = Json::EmptyArray();
  for (const Problem& warning : warnings) list.Add(ToJson(warning));
  json.Put("warnings", std::move(list));
  if (asked.listing == PlanListing::folds) json.Put("folds", FoldsJson(plan));
  if (asked.listing == PlanListing::rows) json.Put("sets", SetsJson(plan));
  return json;
}

}  // namespace melon
