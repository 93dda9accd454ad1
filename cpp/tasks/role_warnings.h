#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// Several columns may be the truth, of which the first was taken.
[[nodiscard]] Problem TruthInDoubt(const Table& table,
                                   const std::vector<std::size_t>& columns);

/// Of so many models only some were guessed.
[[nodiscard]] Problem ModelsLimited(std::size_t found, std::size_t taken);

/// Of so many models only the best are compared in pairs.
[[nodiscard]] Problem PairsLimited(std::size_t models, std::size_t compared);

/// Numeric columns that were not evaluated as scores.
[[nodiscard]] Problem NumbersIgnored(const Table& table,
                                     const std::vector<std::size_t>& columns);

/// Columns of labels beside scores.
[[nodiscard]] Problem LabelsIgnored(const Table& table,
                                    const std::vector<std::size_t>& columns);

/// Columns of scores beside labels.
[[nodiscard]] Problem ScoresIgnored(const Table& table,
                                    const std::vector<std::size_t>& columns);

/// Confusion matrices of different models, which an average mixes.
[[nodiscard]] Problem MatricesOfModels(const Table& table, std::size_t models);
/// The names of matrices repeat, and yet all are averaged together.
[[nodiscard]] Problem MatricesShareNames(const Table& table, std::size_t names);

/// A positive class was named where there is none.
[[nodiscard]] Problem PositiveNotUsed(const std::string& label);

/// Comparisons: numbers beside the results.
[[nodiscard]] Problem ResultsLeftOut(const Table& table,
                                     const std::vector<std::size_t>& columns);

/// Comparisons: a list of several measures, of which this was taken.
[[nodiscard]] Problem OneMeasureCompared(const Table& table, std::size_t taken,
                                         const std::vector<std::size_t>& left);

/// Comparisons: of several metrics of one learner only this was taken.
[[nodiscard]] Problem OneMetricTaken(const Table& table, std::size_t column);

/// Comparisons: the user's columns are metrics, not learners.
[[nodiscard]] Problem MetricsCompared(const Table& table,
                                      const std::vector<std::size_t>& columns);

/// Comparisons: a column of seeds was read as the run.
[[nodiscard]] Problem SeedsAsRuns(const Table& table, std::size_t seeds);

/// Columns of numbers beside labels of many classes.
[[nodiscard]] Problem NumbersBesideLabels(
    const Table& table, const std::vector<std::size_t>& columns);

/// Probabilities of the predicted class, whichever that is, are not scores.
[[nodiscard]] Problem ConfidenceIgnored(
    const Table& table, const std::vector<std::size_t>& columns);

/// The same, where the user took them for scores.
[[nodiscard]] Problem ConfidenceAsScore(
    const Table& table, const std::vector<std::size_t>& columns);

/// A truth of whole numbers that may be quantities.
[[nodiscard]] Problem ReadAsLabels(const Table& table, std::size_t truth);

/// A truth of few whole numbers that may be labels.
[[nodiscard]] Problem ReadAsNumbers(const Table& table, std::size_t truth);

/// Columns that may be predictions, and were read as inputs or coordinates or
/// not at all.
[[nodiscard]] Problem PredictionsInDoubt(
    const Table& table, const std::vector<std::size_t>& columns);

/// A column predicts a label that the truth never has.
[[nodiscard]] Problem LabelBeyondTruth(const Table& table, std::size_t column,
                                       const std::string& label,
                                       std::size_t truth);

}  // namespace melon
