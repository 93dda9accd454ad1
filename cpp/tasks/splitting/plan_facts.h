#pragma once

#include <vector>

#include "base/data/split_plan.h"
#include "base/problem.h"
#include "io/json/json.h"
#include "tasks/splitting/split_request.h"

namespace melon {

/// What there is to know of a plan: sizes, class shares, groups, what a
/// bootstrap leaves out. Of the first splits, what each of them has.
[[nodiscard]] Json PlanFactsJson(const Table& table,
                                 const SplitRequest& request,
                                 const SplitPlan& plan,
                                 std::vector<Problem>& warnings);

}  // namespace melon
