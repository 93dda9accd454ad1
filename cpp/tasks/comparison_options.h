#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "base/problem.h"
#include "io/json.h"

namespace melon {

/// What the user set for a comparison of learners.
struct ComparisonOptions {
  /// Columns that say of what data set, algorithm, run and fold a row's results
  /// are; guessed when not set.
  std::optional<std::string> dataset;
  std::optional<std::string> algorithm;
  std::optional<std::string> run;
  std::optional<std::string> fold;
  /// Whether a higher number is a better one; guessed when not set.
  std::optional<bool> higher_is_better;
  /// The algorithm that the others are compared with.
  std::optional<std::string> control;
  /// The procedure that decides which pairs differ; empty: shaffer.
  std::string post_hoc;
  /// How the rows of a cross-validation came about: "kfold", "repeated" or
  /// "5x2"; guessed when not set.
  std::optional<std::string> design;
  /// Size of a test set divided by that of its training set; NaN: from the
  /// number of folds.
  double test_train_ratio = std::numeric_limits<double>::quiet_NaN();
  /// Error rate that a learner is held against; NaN: none.
  double eps0 = std::numeric_limits<double>::quiet_NaN();
  /// On which side of eps0 the error rate is sought: "greater", "less" or
  /// "two-sided".
  std::string alternative = "greater";
  /// Differences of at most so much do not matter.
  double rope = 0.01;
  /// Results of one data set that differ by at most so much share their rank.
  double tie_tolerance = 0;
  /// Draws of permutation tests and of Bayesian tests.
  std::uint32_t draws = 10000;
};

/// An option that only comparisons of learners have.
struct ComparisonOption {
  std::string_view name;
  /// Checks the value and takes it over; numbers and flags may come as text.
  std::optional<Problem> (*read)(const Json& json, ComparisonOptions& options);
};

/// The option of that name, or null.
[[nodiscard]] const ComparisonOption* FindComparisonOption(
    std::string_view name);

/// All names, each after a comma, to follow the names of other options.
[[nodiscard]] std::string ComparisonOptionNames();

}  // namespace melon
