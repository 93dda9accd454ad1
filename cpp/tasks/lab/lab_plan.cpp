#include "tasks/lab/lab_plan.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "kernels/splitting/row_sets.h"
#include "options/values.h"
#include "splitters/parameters.h"
#include "tasks/lab/request_number.h"

namespace melon {
namespace {

constexpr std::string_view kInOrderOfTime = "time_series_split";

/// The plan keeps the shares of the target's classes, unless the request says
/// something of "stratify" itself.
Json WithStratify(const Table& table, const Json& request,
                  const LabTarget& target) {
  Json with = request.Copy();
  if (request.Find("stratify") != nullptr) return with;
  if (target.is_classification())
    with.Put("stratify", table.columns[target.column].name);
  else
    with.Put("stratify", Json());
  return with;
}

Result<SplitRequest> ReadPlan(const Table& table, const Json& request,
                              const LabTarget& target) {
  Result<SplitRequest> plan =
      ReadSplitRequest(table, WithStratify(table, request, target));
  if (plan || request.Find("stratify") != nullptr) return plan;
  // A plan that cannot be stratified, or not together with groups, is made
  // without; any other problem comes again.
  Json plain = request.Copy();
  plain.Put("stratify", Json());
  return ReadSplitRequest(table, plain);
}

Result<LabPlan> MakePlan(const Table& table, const Json& request,
                         const LabTarget& target) {
  Result<SplitRequest> asked = ReadPlan(table, request, target);
  if (!asked) return asked.problem();
  Result<SplitPlan> plan = asked.value().splitter->make(asked.value().rows(),
                                                        asked.value().settings);
  if (!plan) return plan.problem();
  return LabPlan{.request = std::move(asked.value()),
                 .plan = std::move(plan.value())};
}

/// Nothing where none is given.
Result<std::optional<double>> ReadFold(const Json& request,
                                       std::string_view name,
                                       const Limits& limits) {
  if (request.Find(name) == nullptr) return std::optional<double>();
  const Result<double> number = ReadWhole(request, name, limits, 0);
  if (!number) return number.problem();
  return std::optional<double>(number.value());
}

/// The folds around the plan.
Json OuterRequest(const Json& request, double folds) {
  Json outer = request.Copy();
  const Json* const plan = request.Find("plan");
  const auto* const id = plan == nullptr ? nullptr : plan->As<std::string>();
  outer.Put("plan",
            id != nullptr && *id == kInOrderOfTime ? kInOrderOfTime : "k_fold");
  outer.Put("folds", folds);
  return outer;
}

/// The plan within a training set, in rows of the table.
Result<SplitPlan> MakeWithin(const SplitRequest& request,
                             const std::vector<std::uint32_t>& train) {
  const SomeRows inside(request.rows(), train);
  Result<SplitPlan> plan =
      request.splitter->make(inside.rows(), request.settings);
  if (!plan) return plan;
  for (Split& split : plan.value().splits) {
    std::vector<std::uint32_t> learnt_from = TrainingRows(plan.value(), split);
    for (std::uint32_t& row : learnt_from) row = train[row];
    for (std::uint32_t& row : split.test) row = train[row];
    split.train = std::move(learnt_from);
  }
  plan.value().row_count = request.row_count;
  return plan;
}

}  // namespace

Result<LabPlan> ReadLabPlan(const Table& table, const Json& request,
                            const LabTarget& target) {
  const Result<std::optional<double>> folds =
      ReadFold(request, "outer_folds", splitters::kFoldLimits);
  if (!folds) return folds.problem();
  if (!folds.value()) return MakePlan(table, request, target);
  Result<LabPlan> outer =
      MakePlan(table, OuterRequest(request, *folds.value()), target);
  if (!outer) return outer;
  const auto& splits = outer.value().plan.splits;
  const Result<std::optional<double>> fold =
      ReadFold(request, "outer_fold",
               {.low = 1, .high = static_cast<double>(splits.size())});
  if (!fold) return fold.problem();
  if (!fold.value()) return outer;
  Result<SplitRequest> asked = ReadPlan(table, request, target);
  if (!asked) return asked.problem();
  const auto place = static_cast<std::size_t>(*fold.value()) - 1;
  Result<SplitPlan> plan = MakeWithin(
      asked.value(), TrainingRows(outer.value().plan, splits[place]));
  if (!plan) return plan.problem();
  return LabPlan{.request = std::move(asked.value()),
                 .plan = std::move(plan.value())};
}

std::pair<std::size_t, std::size_t> ReadRange(const Json& json,
                                              std::size_t count) {
  const auto* const ends = json.As<Json::Array>();
  if (ends == nullptr || ends->size() != 2) return {0, 0};
  const auto read = [count](const Json& end) {
    return static_cast<std::size_t>(
        std::clamp(AsNumber(end).value_or(0), 0.0, static_cast<double>(count)));
  };
  return {read((*ends)[0]), read((*ends)[1])};
}

}  // namespace melon
