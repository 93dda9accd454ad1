#pragma once

#include <cstddef>
#include <utility>

#include "base/data/split_plan.h"
#include "base/result.h"
#include "base/table.h"
#include "io/json/json.h"
#include "tasks/lab/lab_data.h"
#include "tasks/splitting/split_request.h"

namespace melon {

/// A plan as it was asked for, and as it was made.
struct LabPlan {
  SplitRequest request;
  SplitPlan plan;
};

/// The plan of the request, which keeps the shares of the target's classes
/// unless it says something of "stratify" itself. With "outer_folds": 5 the
/// folds around it instead, in order of time where the plan is; with
/// "outer_fold": 2 as well, the plan within the training set of that one.
[[nodiscard]] Result<LabPlan> ReadLabPlan(const Table& table,
                                          const Json& request,
                                          const LabTarget& target);

/// [begin, end) of a request, within what there is.
[[nodiscard]] std::pair<std::size_t, std::size_t> ReadRange(const Json& json,
                                                            std::size_t count);

}  // namespace melon
