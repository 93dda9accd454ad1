#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/data/split_plan.h"
#include "base/data/training_set.h"
#include "base/result.h"
#include "tasks/lab/lab_data.h"
#include "tasks/lab/lab_learners.h"

namespace melon {

/// The training set and the test set of a split as a learner wants them: the
/// features are prepared by the training rows alone.
class PreparedSplit {
 public:
  PreparedSplit(const LabData& data, std::span<const std::uint32_t> train,
                std::span<const std::uint32_t> test, bool standardize);

  [[nodiscard]] TrainingSet training() const {
    return {.features = &train_,
            .classes = classes_,
            .class_count = class_count_,
            .targets = targets_};
  }
  [[nodiscard]] const FeatureMatrix& test() const { return test_; }

 private:
  FeatureMatrix train_;
  FeatureMatrix test_;
  std::vector<std::uint16_t> classes_;
  std::vector<double> targets_;
  std::size_t class_count_ = 0;
};

/// What the learner makes of the training set, or why it refuses it.
[[nodiscard]] Result<Fit> LearnFrom(const LabLearner& asked,
                                    const PreparedSplit& prepared,
                                    std::uint64_t seed);

/// Of the test set: for each row the probability of each class, or a number.
struct LearntPredictions {
  std::vector<double> values = {};
  bool converged = true;
  /// Of the fit.
  std::optional<Problem> warning = std::nullopt;
};

[[nodiscard]] Result<LearntPredictions> LearnAndPredict(
    const LabLearner& asked, const PreparedSplit& prepared, std::uint64_t seed);

/// Of its own for each split, whichever are asked for together.
[[nodiscard]] std::uint64_t SeedOfSplit(std::uint64_t seed, const Split& split);

}  // namespace melon
