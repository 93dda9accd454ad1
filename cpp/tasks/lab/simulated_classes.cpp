#include "tasks/lab/simulated_classes.h"

#include <cmath>
#include <numeric>
#include <utility>

#include "base/sum.h"
#include "kernels/search/search_space.h"
#include "special/normal.h"

namespace melon {
namespace {

/// What the model learnt from, made before it.
Fit FitOn(const LabLearner& asked, const ClassSample& sample,
          const FeaturePreparation& preparation,
          std::span<const std::uint32_t> rows, std::uint64_t seed) {
  const std::vector<FeatureColumn> views = sample.Views();
  const FeatureMatrix features = preparation.Apply(views, rows);
  std::vector<std::uint16_t> classes;
  classes.reserve(rows.size());
  for (const std::uint32_t row : rows) classes.push_back(sample.classes[row]);
  const TrainingSet training = {
      .features = &features, .classes = classes, .class_count = 2};
  return asked.learner->fit(
      training, HyperParameters(asked.learner->parameters, asked.values), seed);
}

}  // namespace

std::vector<FeatureColumn> ClassSample::Views() const {
  std::vector<FeatureColumn> views;
  views.reserve(features.size());
  for (const std::vector<double>& column : features)
    views.push_back({.numbers = column});
  return views;
}

TwoGaussians::TwoGaussians(std::size_t dimensions, double distance)
    : dimensions_(dimensions),
      distance_(distance),
      shift_(distance / std::sqrt(static_cast<double>(dimensions))) {}

ClassSample TwoGaussians::Draw(std::size_t rows, Random& random) const {
  ClassSample sample{.features = std::vector<std::vector<double>>(
                         dimensions_, std::vector<double>(rows)),
                     .classes = std::vector<std::uint16_t>(rows)};
  for (std::size_t row = 0; row < rows; ++row) {
    const bool second = random.Below(2) == 1;
    sample.classes[row] = second ? 1 : 0;
    for (std::vector<double>& column : sample.features)
      column[row] = DrawNormal(random) + (second ? shift_ : 0);
  }
  return sample;
}

double TwoGaussians::BayesError() const {
  return NormalSurvival(distance_ / 2);
}

double TwoGaussians::ErrorOf(const ClassSample& sample,
                             std::span<const std::uint16_t> predicted) const {
  Sum sum;
  for (std::size_t row = 0; row < predicted.size(); ++row) {
    double log_odds = 0;
    for (const std::vector<double>& column : sample.features)
      log_odds += shift_ * (column[row] - shift_ / 2);
    sum.Add(1 / (1 + std::exp(predicted[row] == 1 ? log_odds : -log_odds)));
  }
  return sum.value() / static_cast<double>(predicted.size());
}

std::optional<Problem> RefusalOf(const LabLearner& asked,
                                 const ClassSample& sample) {
  if (asked.learner->refuses == nullptr) return std::nullopt;
  const std::vector<std::uint32_t> rows = RowsUpTo(sample.size());
  const std::vector<FeatureColumn> views = sample.Views();
  const FeatureMatrix features =
      FeaturePreparation(views, rows, asked.learner->standardizes)
          .Apply(views, rows);
  return asked.learner->refuses(
      {.features = &features, .classes = sample.classes, .class_count = 2});
}

LearntFrom::LearntFrom(const LabLearner& asked, const ClassSample& sample,
                       std::span<const std::uint32_t> rows, std::uint64_t seed)
    : preparation_(sample.Views(), rows, asked.learner->standardizes),
      fit_(FitOn(asked, sample, preparation_, rows, seed)) {}

std::vector<std::uint16_t> LearntFrom::Predict(
    const ClassSample& sample, std::span<const std::uint32_t> rows) const {
  constexpr double kThreshold = 0.5;
  std::vector<double> probabilities(2 * rows.size());
  fit_.model->Predict(preparation_.Apply(sample.Views(), rows), probabilities);
  std::vector<std::uint16_t> predicted(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i)
    predicted[i] = probabilities[2 * i + 1] >= kThreshold ? 1 : 0;
  return predicted;
}

const Splitter& SplitterOf(std::string_view id) {
  const auto all = Splitters();
  std::size_t place = 0;
  while (all[place]->id != id) ++place;
  return *all[place];
}

std::vector<std::uint32_t> RowsUpTo(std::size_t count) {
  std::vector<std::uint32_t> rows(count);
  std::iota(rows.begin(), rows.end(), 0U);
  return rows;
}

Random RandomOf(double seed, std::size_t repetition) {
  constexpr std::uint64_t kFar = 0x9e3779b97f4a7c15;
  return Random(static_cast<std::uint64_t>(seed) + kFar * (repetition + 1));
}

std::uint64_t DrawSeed(Random& random) {
  constexpr int kSurplus = 11;
  return random() >> kSurplus;
}

}  // namespace melon
