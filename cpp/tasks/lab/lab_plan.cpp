#include "tasks/lab/lab_plan.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "kernels/splitting/row_sets.h"
#include "options/option_problem.h"
#include "options/values.h"
#include "splitters/parameters.h"

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

/// A whole number within limits; nothing where none is given.
Result<std::optional<double>> ReadWhole(const Json& request,
                                        std::string_view name,
                                        const Limits& limits) {
  const Json* const given = request.Find(name);
  if (given == nullptr) return std::optional<double>();
  const std::optional<double> number = AsNumber(*given);
  if (number && *number == std::floor(*number) && limits.Allow(*number))
    return number;
  const auto* const text = given->As<std::string>();
  return InvalidOption(name, text == nullptr ? ShowJson(*given) : *text,
                       ExpectedNumber(limits, true));
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
      ReadWhole(request, "outer_folds", splitters::kFoldLimits);
  if (!folds) return folds.problem();
  if (!folds.value()) return MakePlan(table, request, target);
  Result<LabPlan> outer =
      MakePlan(table, OuterRequest(request, *folds.value()), target);
  if (!outer) return outer;
  const auto& splits = outer.value().plan.splits;
  const Result<std::optional<double>> fold =
      ReadWhole(request, "outer_fold",
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

}  // namespace melon
