#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/hyper_parameter.h"
#include "base/result.h"
#include "tasks/lab/lab_learners.h"

namespace melon {

/// A hyper-parameter that is searched.
struct SearchedParameter {
  HyperParameter parameter;
  /// Among those of the learner.
  std::size_t place = 0;
  /// What the parameter's view of them looks into.
  std::vector<double> levels = {};
};

/// A learner, and those of its hyper-parameters that are searched.
struct LearnerSpace {
  LabLearner learner;
  /// Each stays where it is, because views look into it.
  std::vector<std::unique_ptr<SearchedParameter>> searched = {};
  /// The same, as strategies take them.
  std::vector<const HyperParameter*> space = {};

  /// "decision_tree:max_depth=3", as the lab reads it, without what does not
  /// count.
  [[nodiscard]] std::string NameOf(std::span<const double> values) const;
};

/// Hyper-parameters after colons stay as they are, or are searched among
/// levels: "decision_tree:ccp_alpha=0:max_depth=1|5|9". All others are
/// searched, but those that do not count beside what is given.
[[nodiscard]] Result<LearnerSpace> ReadLearnerSpace(std::string_view text,
                                                    bool classification);

}  // namespace melon
