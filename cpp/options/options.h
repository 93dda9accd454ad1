#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/parameters.h"
#include "base/result.h"
#include "io/json/json.h"
#include "options/task_kind.h"
#include "resampling/case_resampling.h"

namespace melon {

/// What the user set; what is not set is guessed or has the default shown here.
/// table.h says of each what it is called, which values it may have, which
/// tasks use it and what must be computed anew when it changes.
struct Options {
  /// One of TaskNames().
  std::optional<std::string> task;
  std::optional<std::string> truth;
  /// Several files: "rows", "stack", or the columns that identify a case;
  /// guessed when not set.
  std::optional<std::string> join;
  /// Column names; a text of the command line is still to be split.
  std::optional<std::vector<std::string>> predictions;
  std::optional<std::string> predictions_text;
  /// What their files call the results of the learners that have a column each;
  /// no option, but known from joining them.
  std::optional<std::string> measure;
  std::optional<std::string> weight;
  /// What the weights are: "counts" of cases, "importance" of single cases or
  /// "totals" of the importance of several; told by whether they are whole when
  /// not set.
  std::optional<std::string> weight_kind;
  /// The query that an item to be ranked belongs to.
  std::optional<std::string> query;
  /// The experiment, or run, or matrix that a row belongs to.
  std::optional<std::string> experiment;
  /// Further numeric columns: of clustered points, or against which errors are
  /// drawn. As for predictions.
  std::optional<std::vector<std::string>> features;
  std::optional<std::string> features_text;
  /// The names of the options that were given a value.
  std::vector<std::string> given;
  /// Those of truth, weight, query, experiment that the user said no column
  /// has: they are not guessed.
  std::vector<std::string> unassigned;
  /// counts: the columns of true positives, false positives, false negatives
  /// and true negatives.
  std::optional<std::string> tp;
  std::optional<std::string> fp;
  std::optional<std::string> fn;
  std::optional<std::string> tn;
  std::optional<std::string> positive;
  /// Class labels in their order, for the weighted kappas.
  std::optional<std::vector<std::string>> ordered;
  /// Whether a row with a missing or not finite cell is left out, for all
  /// models, or is a problem.
  bool drop_missing = false;
  /// ranking: whether an item without a score is one that the model did not
  /// rank, and no flaw.
  bool missing_is_unranked = false;
  /// Predicted positive: score ≥ threshold; a model's own entry goes before the
  /// common one.
  double threshold = 0.5;
  std::map<std::string, double, std::less<>> thresholds;
  double beta = 1;
  double cost_fn = 1;
  double cost_fp = 1;
  /// Share of positives in use; NaN: as in the data.
  double prior = std::numeric_limits<double>::quiet_NaN();
  /// What it costs to decide for a class (column) when another is true (row),
  /// in the order of the classes; empty: 1 for every error.
  std::vector<std::vector<double>> cost_matrix;
  double max_fpr = 0.1;
  /// Bins of calibration curves and expected calibration errors.
  std::uint32_t calibration_bins = 10;
  double k = 10;
  /// Probabilities: the truth is among the k most probable classes.
  double top_k = 2;
  /// The share that a quantile regression aims at.
  double quantile = 0.5;
  /// Number of inputs of a regression; NaN: not known.
  double n_features = std::numeric_limits<double>::quiet_NaN();
  /// Between points: "euclidean", "manhattan" or "cosine".
  std::string distance = "euclidean";
  /// Whether features are brought to mean 0 and standard deviation 1.
  bool standardize = false;
  /// One minus the confidence level.
  double alpha = 0.05;
  /// Replicates of the bootstrap; 0 for none.
  std::uint32_t bootstrap = 0;
  /// What it draws; with `cluster`, the column that says which cases belong
  /// together.
  ResampleScheme resample = ResampleScheme::plain;
  std::optional<std::string> cluster;
  std::uint64_t seed = 1;

  /// Comparisons of learners: the columns that say of what data set, algorithm,
  /// run and fold a row's results are; guessed when not set.
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

  /// The kind that `task` names; nothing when it is left to be guessed.
  [[nodiscard]] std::optional<TaskKind> ChosenTask() const;
  [[nodiscard]] double ThresholdOf(std::string_view model) const;
  /// Whether the threshold of the model is its own, or not the default. Whether
  /// the option is there does not tell: a report gives all of them.
  [[nodiscard]] bool SetsThresholdOf(std::string_view model) const;
  /// Whether one of the columns of counts is given.
  [[nodiscard]] bool NamesCounts() const { return tp || fp || fn || tn; }
  /// The value of the option that a metric declares, or nothing when no metric
  /// can ask for that name.
  [[nodiscard]] std::optional<double> ByName(std::string_view option) const;
  [[nodiscard]] Parameters ToParameters() const;
  /// The option `resample` as it is given: "plain", "stratified" or
  /// "cluster=COLUMN".
  [[nodiscard]] std::string ResampleText() const;
};

/// Reads and checks a JSON object; numbers may come as text, as from a command
/// line.
[[nodiscard]] Result<Options> ParseOptions(const Json& json);

}  // namespace melon
