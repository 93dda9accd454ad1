#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/table.h"
#include "io/json.h"
#include "options/options.h"
#include "roles/roles.h"
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

[[nodiscard]] Json CvReport(const Table& table, const Roles& roles,
                            const Options& options, const CvData& data,
                            const CvFindings& findings);

}  // namespace melon
