#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "base/data/training_set.h"
#include "base/hyper_parameter.h"
#include "base/problem.h"
#include "base/words.h"

namespace melon {

/// What was learnt.
class Model {
 public:
  Model() = default;
  Model(const Model&) = delete;
  Model& operator=(const Model&) = delete;
  virtual ~Model() = default;

  /// For each row the probability of each class, which add up to 1, or the
  /// predicted target: row_count × output_count numbers, row behind row.
  virtual void Predict(const FeatureMatrix& rows,
                       std::span<double> predictions) const = 0;
};

struct Fit {
  std::unique_ptr<const Model> model;
  /// Whether it stopped because nothing changed any more, and not at its last
  /// permitted step.
  bool converged = true;
  /// What was asked for that these rows do not allow.
  std::optional<Problem> warning = std::nullopt;
};

/// What a learner can predict.
enum class LearnerGoals : unsigned char { classes, targets, both };

/// A way to learn a model from data.
struct Learner {
  /// Legal C++ identifier, equal to the file's stem.
  std::string_view id;
  std::span<const HyperParameter* const> parameters = {};
  LearnerGoals goals = LearnerGoals::both;
  /// Whether numeric features are to have mean 0 and variance 1.
  bool standardizes = false;
  /// Why it cannot learn from these data; may be null.
  std::optional<Problem> (*refuses)(const TrainingSet& training) = nullptr;
  /// Pure: the same model for the same seed, natively and in the browser.
  Fit (*fit)(const TrainingSet& training, const HyperParameters& parameters,
             std::uint64_t seed) = nullptr;

  [[nodiscard]] bool classifies() const {
    return goals != LearnerGoals::targets;
  }
  [[nodiscard]] bool regresses() const {
    return goals != LearnerGoals::classes;
  }
};

/// What is read of a learner.
struct LearnerWords {
  Words words;
  /// What each of its hyper-parameters is, in their order: a few words without
  /// a full stop.
  Text parameters[6] = {};
};

/// All of them, by file name. Generated from the folder.
[[nodiscard]] std::span<const Learner* const> Learners();
/// The same with their words; only the catalogue and the tests ask for it.
[[nodiscard]] std::span<const Described<Learner, LearnerWords>>
DescribedLearners();

}  // namespace melon
