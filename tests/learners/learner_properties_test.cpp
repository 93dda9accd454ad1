// What holds for every learner.
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "learners/data_set.h"

namespace melon {
namespace {

/// Random features, whole numbers of 0 or more so that every learner takes
/// them, with classes and targets that depend on them.
struct RandomSet {
  RandomSet(std::uint64_t seed, std::size_t rows, std::size_t columns,
            std::size_t class_count, bool regression) {
    Random random(seed);
    features = {.row_count = rows, .column_count = columns, .values = {}};
    for (std::size_t i = 0; i < rows * columns; ++i)
      features.values.push_back(random.Below(9));
    for (std::size_t row = 0; row < rows; ++row) {
      const double sum = columns > 0 ? features.row(row)[0] : 0;
      if (regression)
        targets.push_back(sum + random.Unit());
      else
        classes.push_back(static_cast<std::uint16_t>(
            (static_cast<std::uint32_t>(sum) + random.Below(2)) % class_count));
    }
    training = {.features = &features,
                .classes = classes,
                .class_count = regression ? 0 : class_count,
                .targets = targets};
  }

  FeatureMatrix features;
  std::vector<std::uint16_t> classes;
  std::vector<double> targets;
  TrainingSet training;
};

std::vector<double> PredictionsOf(const Learner& learner,
                                  const TrainingSet& training,
                                  std::uint64_t seed) {
  const Fit fit = FitWith(learner, training, {}, seed);
  std::vector<double> predictions(training.row_count() *
                                  training.output_count());
  fit.model->Predict(*training.features, predictions);
  return predictions;
}

/// Every learner with each goal that it has.
template <class Visit>
void EachGoal(const Visit& visit) {
  for (const Learner* const learner : Learners()) {
    if (learner->classifies()) visit(*learner, false);
    if (learner->regresses()) visit(*learner, true);
  }
}

TEST(Learners, AreTwelveWithDifferentNames) {
  std::set<std::string_view> names;
  for (const Learner* const learner : Learners()) names.insert(learner->id);
  EXPECT_EQ(names.size(), 12U);
}

TEST(Learners, HaveUsualValuesWithinTheirLimitsAndWordsForEach) {
  for (const auto& [learner, words] : DescribedLearners()) {
    for (std::size_t i = 0; i < learner->parameters.size(); ++i) {
      const HyperParameter& parameter = *learner->parameters[i];
      EXPECT_TRUE(parameter.limits.Allow(parameter.usual)) << parameter.name;
      EXPECT_TRUE(parameter.limits.Allow(parameter.search_low));
      EXPECT_TRUE(parameter.limits.Allow(parameter.search_high));
      EXPECT_FALSE(words->parameters[i].english.empty()) << learner->id;
      EXPECT_FALSE(words->parameters[i].chinese.empty()) << learner->id;
    }
  }
}

TEST(Learners, GiveProbabilitiesThatAddUpToOne) {
  for (const std::size_t class_count : {1U, 2U, 3U, 5U}) {
    const RandomSet set(class_count, 40, 3, class_count, false);
    for (const Learner* const learner : Learners()) {
      if (!learner->classifies()) continue;
      const std::vector<double> predictions =
          PredictionsOf(*learner, set.training, 1);
      for (std::size_t row = 0; row < 40; ++row) {
        double sum = 0;
        for (std::size_t c = 0; c < class_count; ++c) {
          const double p = predictions[row * class_count + c];
          EXPECT_GE(p, 0) << learner->id;
          // Above 1 by rounding it would be no probability.
          EXPECT_LE(p, 1) << learner->id;
          sum += p;
        }
        EXPECT_NEAR(sum, 1, 1e-9) << learner->id;
      }
    }
  }
}

TEST(Learners, RepeatThemselvesForTheSameSeed) {
  EachGoal([](const Learner& learner, bool regression) {
    const RandomSet set(3, 60, 4, 3, regression);
    EXPECT_EQ(PredictionsOf(learner, set.training, 5),
              PredictionsOf(learner, set.training, 5))
        << learner.id;
  });
}

double SquaredError(const RandomSet& set, const Learner& learner) {
  const std::vector<double> predictions =
      PredictionsOf(learner, set.training, 1);
  double squares = 0;
  for (std::size_t row = 0; row < predictions.size(); ++row)
    squares += std::pow(predictions[row] - set.targets[row], 2);
  return squares;
}

TEST(Learners, OfTargetsExplainMostOfWhatCanBeLearnt) {
  const RandomSet set(7, 200, 2, 0, true);
  const double all = SquaredError(set, LearnerOf("baseline"));
  for (const Learner* const learner : Learners()) {
    if (!learner->regresses() || learner->id == "baseline") continue;
    EXPECT_LT(SquaredError(set, *learner), 0.1 * all) << learner->id;
  }
}

/// A single row, a column that never changes, no column at all, more features
/// than rows, and a class without rows: each has finite predictions.
TEST(Learners, LearnFromPoorTrainingSets) {
  EachGoal([](const Learner& learner, bool regression) {
    for (const auto& [rows, columns] :
         {std::pair<std::size_t, std::size_t>{1, 2}, {5, 0}, {6, 30}, {2, 1}}) {
      RandomSet set(11, rows, columns, 4, regression);
      if (columns > 0)
        for (std::size_t row = 0; row < rows; ++row)
          set.features.row(row)[columns - 1] = 4;
      for (const double prediction : PredictionsOf(learner, set.training, 2))
        EXPECT_TRUE(std::isfinite(prediction))
            << learner.id << ", " << rows << " × " << columns;
    }
  });
}

TEST(Learners, MultinomialNaiveBayesRefusesNegativeCounts) {
  RandomSet set(13, 10, 2, 2, false);
  const Learner& learner = LearnerOf("multinomial_naive_bayes");
  EXPECT_FALSE(learner.refuses(set.training));
  set.features.values[3] = -1;
  const auto problem = learner.refuses(set.training);
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->code, "negative_features");
}

}  // namespace
}  // namespace melon
