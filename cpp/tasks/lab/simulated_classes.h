#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/problem.h"
#include "base/random.h"
#include "kernels/learning/prepare_features.h"
#include "splitters/splitter.h"
#include "tasks/lab/lab_learners.h"

namespace melon {

/// Cases of two classes with numeric features.
struct ClassSample {
  /// Of each feature its column.
  std::vector<std::vector<double>> features = {};
  /// 0 or 1 of each case.
  std::vector<std::uint16_t> classes = {};

  [[nodiscard]] std::size_t size() const { return classes.size(); }
  [[nodiscard]] std::vector<FeatureColumn> Views() const;
};

/// Two classes, of which a case has either with probability one half. Features
/// are independent and normal with variance 1; their means are 0 in class 0 and
/// distance/√dimensions in class 1, so that the means of the classes are
/// `distance` apart.
class TwoGaussians {
 public:
  TwoGaussians(std::size_t dimensions, double distance);

  [[nodiscard]] ClassSample Draw(std::size_t rows, Random& random) const;
  /// The smallest error rate that there is: Φ(−distance/2).
  [[nodiscard]] double BayesError() const;
  /// The probability that the cases are not what is predicted, over the class
  /// of a case given its features.
  [[nodiscard]] double ErrorOf(const ClassSample& sample,
                               std::span<const std::uint16_t> predicted) const;

 private:
  std::size_t dimensions_;
  double distance_;
  /// Of one feature.
  double shift_;
};

/// Why the learner does not learn from such numbers.
[[nodiscard]] std::optional<Problem> RefusalOf(const LabLearner& asked,
                                               const ClassSample& sample);

/// Learns from some rows of a sample, as often as they are listed; features are
/// prepared from these rows alone.
class LearntFrom {
 public:
  LearntFrom(const LabLearner& asked, const ClassSample& sample,
             std::span<const std::uint32_t> rows, std::uint64_t seed);

  /// The class of each: 1 from a probability of 0.5.
  [[nodiscard]] std::vector<std::uint16_t> Predict(
      const ClassSample& sample, std::span<const std::uint32_t> rows) const;

 private:
  FeaturePreparation preparation_;
  Fit fit_;
};

/// The plan of that id, which there is.
[[nodiscard]] const Splitter& SplitterOf(std::string_view id);

/// 0, 1, 2, …
[[nodiscard]] std::vector<std::uint32_t> RowsUpTo(std::size_t count);

/// Random numbers of one repetition, whichever are asked for together.
[[nodiscard]] Random RandomOf(double seed, std::size_t repetition);

/// A seed below 2⁵³, as plans and learners take them.
[[nodiscard]] std::uint64_t DrawSeed(Random& random);

}  // namespace melon
