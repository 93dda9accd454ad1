#pragma once

#include <vector>

#include "base/data/split_plan.h"
#include "base/problem.h"
#include "tasks/lab/lab_data.h"

namespace melon {

/// Classes of the target that some training sets or test sets have no row of,
/// where the plan does not look at them. Test sets that are too small for every
/// class to have a row, as those of leave-one-out, are not spoken of.
void WarnOfLostClasses(const LabTarget& target, const SplitPlan& plan,
                       std::vector<Problem>& warnings);

}  // namespace melon
