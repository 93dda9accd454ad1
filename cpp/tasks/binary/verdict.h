#pragma once

#include <span>
#include <vector>

#include "base/value.h"
#include "io/json/json.h"
#include "report/verdict/verdict.h"
#include "tasks/binary/data.h"

namespace melon {

/// The verdict on models of two classes: by AUC for scores, with DeLong's test
/// or the permutation test of small samples, or of pairs for which DeLong's has
/// no variance, and McNemar's mid-p beside it; by accuracy with McNemar's mid-p
/// for labels. Errors of scores that are not probabilities are judged only at a
/// threshold that was set. `headline` is that metric of each model, `upper` the
/// upper limit of its interval, `chance` the p-value of an AUC of ½, NaN where
/// it does not exist. Where all upper limits of the AUCs lie below ½ and no
/// such p-value is above α, the kind is `worse_than_chance`. Of cases in groups
/// the bootstrap of groups decides alone.
[[nodiscard]] Json BinaryVerdict(const BinaryData& data,
                                 std::span<const Value> headline,
                                 std::span<const Value> upper,
                                 std::span<const double> chance,
                                 const std::vector<PairResult>& pairs,
                                 double alpha, bool in_groups = false);

}  // namespace melon
