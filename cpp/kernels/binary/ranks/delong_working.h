#pragma once

#include "base/data/score_groups.h"
#include "base/working/working.h"

namespace melon {

struct DelongTerms {
  Term area;
  /// DeLong's standard error from the variances of the placement values.
  Term error;
};

/// How the area under the ROC curve and its standard error come about, of
/// groups of which DelongStandardError is defined.
[[nodiscard]] DelongTerms DelongLines(const ScoreGroups& groups,
                                      Working& working);

/// The same for an interval with that confidence level, `z` being the normal
/// quantile: the error is multiplied by it.
[[nodiscard]] DelongTerms DelongLimitLines(const ScoreGroups& groups,
                                           double level, double z,
                                           Working& working);

}  // namespace melon
