#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/value.h"
#include "options/options.h"
#include "tasks/comparison/pairs.h"
#include "tasks/cv/data.h"

namespace melon {

/// What was found for all learners and pairs.
struct CvFindings {
  /// Of each learner: mean, one-sample test, ….
  std::vector<std::vector<std::pair<std::string, Value>>> learners;
  PairTable pairs;
  /// Holm's adjustment of each p-value over all pairs: key and one value a
  /// pair.
  std::vector<std::pair<std::string, std::vector<Value>>> adjusted;
};

[[nodiscard]] CvFindings FindCv(const CvData& data, const Options& options);

}  // namespace melon
