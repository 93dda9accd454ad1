#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/value.h"
#include "base/working/working.h"
#include "hypothesis/test.h"
#include "options/options.h"
#include "tasks/comparison/pairs.h"
#include "tasks/cv/data.h"

namespace melon {

/// What was found for all learners and pairs.
struct CvFindings {
  /// Of each learner: mean, one-sample test, ….
  std::vector<std::vector<std::pair<std::string, Value>>> learners;
  PairTable pairs;
  /// Holm's adjustment of each p-value over all comparisons: key and one value
  /// a pair, undefined where the two are not compared.
  std::vector<std::pair<std::string, std::vector<Value>>> adjusted;
};

/// The corrected test of one learner's mean, or of its distance from the
/// target. `column` outlives the answer's working.
[[nodiscard]] WorkedOut<KeyValues> WorkCorrected(const CvData& data,
                                                 std::span<const double> column,
                                                 const Parameters& parameters);

[[nodiscard]] CvFindings FindCv(const CvData& data, const Options& options);

}  // namespace melon
