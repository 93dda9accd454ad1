#pragma once

#include <string>
#include <vector>

namespace melon {

/// Whether one of the names is known as that of a learner: "Naive Bayes",
/// "rf", 随机森林.
[[nodiscard]] bool AnyLearner(const std::vector<std::string>& names);

/// Whether at least half of them are.
[[nodiscard]] bool AreLearners(const std::vector<std::string>& names);

}  // namespace melon
