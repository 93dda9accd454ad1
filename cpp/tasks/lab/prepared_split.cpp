#include "tasks/lab/prepared_split.h"

#include <optional>

#include "kernels/learning/prepare_features.h"

namespace melon {

PreparedSplit::PreparedSplit(const LabData& data,
                             std::span<const std::uint32_t> train,
                             std::span<const std::uint32_t> test,
                             bool standardize) {
  const std::vector<FeatureColumn> views = data.Views();
  const FeaturePreparation preparation(views, train, standardize);
  train_ = preparation.Apply(views, train);
  test_ = preparation.Apply(views, test);
  const LabTarget& target = data.target;
  for (const std::uint32_t row : train) {
    if (target.is_classification())
      classes_.push_back(target.classes[row]);
    else
      targets_.push_back(target.numbers[row]);
  }
  class_count_ = target.labels.size();
}

Result<Fit> LearnFrom(const LabLearner& asked, const PreparedSplit& prepared,
                      std::uint64_t seed) {
  const Learner& learner = *asked.learner;
  const TrainingSet training = prepared.training();
  if (learner.refuses != nullptr) {
    if (auto problem = learner.refuses(training)) return *std::move(problem);
  }
  return learner.fit(training,
                     HyperParameters(learner.parameters, asked.values), seed);
}

Result<LearntPredictions> LearnAndPredict(const LabLearner& asked,
                                          const PreparedSplit& prepared,
                                          std::uint64_t seed) {
  const Result<Fit> fit = LearnFrom(asked, prepared, seed);
  if (!fit) return fit.problem();
  LearntPredictions learnt{
      .values = std::vector<double>(prepared.test().row_count *
                                    prepared.training().output_count()),
      .converged = fit.value().converged,
      .warning = fit.value().warning};
  fit.value().model->Predict(prepared.test(), learnt.values);
  return learnt;
}

std::uint64_t SeedOfSplit(std::uint64_t seed, const Split& split) {
  constexpr std::uint64_t kFar = 0x9e3779b97f4a7c15;
  return seed + kFar * ((std::uint64_t{split.repeat} << 32) + split.fold);
}

}  // namespace melon
