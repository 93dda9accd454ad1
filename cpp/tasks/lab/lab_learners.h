#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "io/json/json.h"
#include "learners/learner.h"

namespace melon {

/// A learner with its hyper-parameters.
struct LabLearner {
  const Learner* learner = nullptr;
  /// In the order of its hyper-parameters.
  std::vector<double> values = {};
  /// As it was asked for; different from the others: "decision_tree",
  /// "decision_tree:max_depth=3".
  std::string name = {};
};

/// A learner and, after colons, the hyper-parameters that are not the usual
/// ones: "decision_tree:max_depth=3".
[[nodiscard]] Result<LabLearner> ReadLabLearner(std::string_view text,
                                                bool classification);

/// "learners" of the request, each written like that. Without any, five that
/// suit the goal.
[[nodiscard]] Result<std::vector<LabLearner>> ReadLabLearners(
    const Json& request, bool classification);

}  // namespace melon
