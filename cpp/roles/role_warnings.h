#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// What is to be said of columns.
struct ColumnWarning {
  std::string_view code;
  /// {0} stands for their names.
  Text sentence;
};

namespace column_warnings {

/// Several columns may be the truth, of which the first was taken.
extern const ColumnWarning truth_in_doubt;
extern const ColumnWarning cluster_truth_in_doubt;
/// Numeric columns that were not evaluated as scores.
extern const ColumnWarning numbers_ignored;
/// Columns of labels beside scores.
extern const ColumnWarning labels_ignored;
extern const ColumnWarning labels_beside_scores;
/// Columns of labels that are not the truth's, or are spelled otherwise.
extern const ColumnWarning labels_of_other_spelling;
extern const ColumnWarning no_class_columns;
/// Columns of scores beside labels.
extern const ColumnWarning scores_ignored;
/// Confusion matrices of different models, which an average mixes.
extern const ColumnWarning matrices_of_models;
/// The names of matrices repeat, and yet all are averaged together.
extern const ColumnWarning matrices_share_names;
/// Clusterings: a chosen truth that has no groups.
extern const ColumnWarning groups_of_one;
extern const ColumnWarning clustering_as_truth;
/// A chosen truth that numbers rows, or is made from predictions.
extern const ColumnWarning unlikely_truth;
/// A chosen truth that is called a prediction, of which no name says.
extern const ColumnWarning prediction_as_truth;
/// Columns of numbers beside labels of many classes.
extern const ColumnWarning numbers_beside_labels;
/// Probabilities of the predicted class, whichever that is, are not scores.
extern const ColumnWarning confidence_ignored;
/// A number that is the same in every row is neither that nor a useful score.
extern const ColumnWarning constant_ignored;
/// Such probabilities, where the user took them for scores.
extern const ColumnWarning confidence_as_score;
/// Columns of 0 and 1 beside a truth of other words, evaluated as scores.
extern const ColumnWarning zero_one_as_score;
/// A truth of whole numbers that may be quantities.
extern const ColumnWarning read_as_labels;
/// A truth of few whole numbers that may be labels.
extern const ColumnWarning read_as_numbers;
extern const ColumnWarning decimals_as_numbers;
extern const ColumnWarning blocks_as_queries;
/// A truth of two numbers in a chosen regression.
extern const ColumnWarning classes_as_numbers;
/// Columns that may be predictions, and were read as inputs or coordinates or
/// not at all.
extern const ColumnWarning predictions_in_doubt;
/// Columns in which every cell is missing or infinite.
extern const ColumnWarning empty_left_out;
/// Tuned parameters, whose settings are evaluated together.
extern const ColumnWarning settings_pooled;
/// Rows of training and of test are evaluated together.
extern const ColumnWarning parts_pooled;
/// Rows of several quantities are evaluated together.
extern const ColumnWarning quantities_pooled;
/// No case is predicted right by all models.
extern const ColumnWarning no_case_right;
/// Scores of the models of several folds are ranked together.
extern const ColumnWarning folds_pooled;
/// Numbers beside the predictions of a regression.
extern const ColumnWarning numbers_as_inputs;
/// Models of a regression on another scale than the truth, where no name told
/// models from inputs.
extern const ColumnWarning numbers_as_models;
/// Of a chosen truth or task: models by their content, beside others that are
/// called so. They may be inputs.
extern const ColumnWarning numbers_beside_predictions;
extern const ColumnWarning scores_beside_predictions;
extern const ColumnWarning labels_beside_predictions;
/// Scores that may be features, where no name says that they are scores.
extern const ColumnWarning perhaps_features;
/// Columns that repeat the truth.
extern const ColumnWarning truth_repeated;
/// Numbers from which the truth was made.
extern const ColumnWarning sources_of_truth;
/// Bounds of the intervals around predictions.
extern const ColumnWarning bounds_ignored;
/// Numbers that may say how often each row stands for a case.
extern const ColumnWarning counts_not_used;
/// Errors, deviations and ranks of predictions.
extern const ColumnWarning byproducts_ignored;
extern const ColumnWarning byproducts_chosen;
extern const ColumnWarning other_units_ignored;
extern const ColumnWarning other_truths_ignored;
/// Columns of few whole numbers or texts beside clusterings, read as such.
extern const ColumnWarning read_as_clusterings;
/// Columns of few whole numbers that may be clusterings, read as coordinates.
extern const ColumnWarning incomplete_coordinates;
extern const ColumnWarning times_beside_points;
extern const ColumnWarning read_as_coordinates;

}  // namespace column_warnings

[[nodiscard]] Problem WarningOf(const ColumnWarning& kind, const Table& table,
                                const std::vector<std::size_t>& columns);

/// Of so many models only some were guessed.
[[nodiscard]] Problem ModelsLimited(std::size_t found, std::size_t taken);

/// Of so many models only the best are compared in pairs.
[[nodiscard]] Problem PairsLimited(std::size_t models, std::size_t compared);

/// A positive class was named where there is none.
[[nodiscard]] Problem PositiveNotUsed(const std::string& label);

/// What is called a truth, beside a chosen one that is not, or that is called a
/// prediction.
[[nodiscard]] Problem TruthsExchanged(const Table& table, std::size_t chosen,
                                      std::size_t called, bool predicted);

/// A column predicts labels that the truth never has, one or more.
[[nodiscard]] Problem LabelsBeyondTruth(const Table& table, std::size_t column,
                                        const std::vector<std::string>& labels,
                                        std::size_t truth);

}  // namespace melon
