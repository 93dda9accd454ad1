#pragma once

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/learning/prepare_features.h"
#include "learners/learner.h"

namespace melon {

/// What tests/golden/learners.py wrote.
inline const nlohmann::json& ScikitLearners() {
  static const nlohmann::json golden = [] {
    std::ifstream file(std::string(MELON_GOLDEN) + "/learners/expected.json");
    return nlohmann::json::parse(file);
  }();
  return golden;
}

inline const Learner& LearnerOf(std::string_view id) {
  const Learner* found = nullptr;
  for (const Learner* const learner : Learners())
    if (learner->id == id) found = learner;
  return *found;
}

/// The usual values, but for those that are given.
inline std::vector<double> ValuesOf(
    const Learner& learner, const std::map<std::string, double>& given = {}) {
  std::vector<double> values;
  for (const HyperParameter* const parameter : learner.parameters) {
    const auto found = given.find(std::string(parameter->name));
    values.push_back(found == given.end() ? parameter->usual : found->second);
  }
  return values;
}

inline Fit FitWith(const Learner& learner, const TrainingSet& training,
                   const std::map<std::string, double>& given = {},
                   std::uint64_t seed = 1) {
  const std::vector<double> values = ValuesOf(learner, given);
  return learner.fit(training, HyperParameters(learner.parameters, values),
                     seed);
}

/// A data set of tests/golden/learners/, whose last column is the target; every
/// third row, from the first, is a test row.
class DataSet {
 public:
  explicit DataSet(const std::string& name) {
    std::ifstream file(std::string(MELON_GOLDEN) + "/learners/" + name +
                       ".csv");
    std::string line;
    std::getline(file, line);
    while (std::getline(file, line)) {
      std::istringstream cells(line);
      std::string cell;
      for (std::size_t i = 0; std::getline(cells, cell, ','); ++i) {
        if (columns_.size() <= i) columns_.emplace_back();
        columns_[i].push_back(std::stod(cell));
      }
    }
    target_ = columns_.back();
    columns_.pop_back();
    for (const double one : target_)
      classes_.push_back(static_cast<std::uint16_t>(one));
    for (std::uint32_t row = 0; row < target_.size(); ++row)
      (row % 3 == 0 ? test_ : train_).push_back(row);
    class_count_ = name == "diabetes"        ? 0
                   : name == "breast_cancer" ? 2
                   : name == "digits"        ? 10
                                             : 3;
  }

  /// The features as the learner wants them.
  void Prepare(bool standardize) {
    std::vector<FeatureColumn> columns;
    for (const std::vector<double>& column : columns_)
      columns.push_back({.numbers = column});
    const FeaturePreparation preparation(columns, train_, standardize);
    train_features_ = preparation.Apply(columns, train_);
    test_features_ = preparation.Apply(columns, test_);
    train_classes_.clear();
    train_targets_.clear();
    for (const std::uint32_t row : train_) {
      if (class_count_ > 0)
        train_classes_.push_back(classes_[row]);
      else
        train_targets_.push_back(target_[row]);
    }
  }

  [[nodiscard]] TrainingSet training() const {
    return {.features = &train_features_,
            .classes = train_classes_,
            .class_count = class_count_,
            .targets = train_targets_};
  }
  [[nodiscard]] const FeatureMatrix& test_features() const {
    return test_features_;
  }
  [[nodiscard]] std::size_t class_count() const { return class_count_; }
  [[nodiscard]] double test_target(std::size_t i) const {
    return target_[test_[i]];
  }

  [[nodiscard]] std::vector<double> Predict(const Model& model) const {
    std::vector<double> predictions(test_.size() * training().output_count());
    model.Predict(test_features_, predictions);
    return predictions;
  }

 private:
  std::vector<std::vector<double>> columns_;
  std::vector<double> target_;
  std::vector<std::uint16_t> classes_;
  std::size_t class_count_ = 0;
  std::vector<std::uint32_t> train_;
  std::vector<std::uint32_t> test_;
  FeatureMatrix train_features_;
  FeatureMatrix test_features_;
  std::vector<std::uint16_t> train_classes_;
  std::vector<double> train_targets_;
};

}  // namespace melon
