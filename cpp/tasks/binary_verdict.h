#pragma once

#include <span>
#include <vector>

#include "base/value.h"
#include "io/json.h"
#include "tasks/binary_data.h"
#include "tasks/verdict.h"

namespace melon {

/// With fewer cases of a class than this DeLong's normal approximation is not
/// relied on, and the permutation test of the AUCs decides. Under the null, at
/// the level .05, DeLong's test rejects in 10 % of samples of 5 + 50 cases, in
/// 7 % of 10 + 90, in 0.1 % of 10 + 10 with AUCs of .97; the permutation test
/// in at most 5 %.
inline constexpr double kFewestForDelong = 15;

/// The verdict on models of two classes: by AUC for scores, with DeLong's test
/// or the permutation test of small samples, or of pairs for which DeLong's has
/// no variance, and McNemar's mid-p beside it; by accuracy with McNemar's mid-p
/// for labels. Errors of scores that are not probabilities are judged only at a
/// threshold that was set. `headline` is that metric of each model, `upper` the
/// upper limit of its interval. Where all upper limits of the AUCs lie below ½
/// the kind is `worse_than_chance`. Of cases in groups the bootstrap of groups
/// decides alone.
[[nodiscard]] Json BinaryVerdict(const BinaryData& data,
                                 std::span<const Value> headline,
                                 std::span<const Value> upper,
                                 const std::vector<PairResult>& pairs,
                                 double level, bool in_groups = false);

}  // namespace melon
