#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace melon {

/// Whether a header is called as a metric and nothing else: by the id of an
/// item, or by what caret, scikit-learn and others call it. "test_accuracy" and
/// "F1-score" are; "rf_accuracy" is not, since it names a learner as well.
[[nodiscard]] bool IsMetricName(std::string_view header);

/// Precision and recall are each one half of a result.
[[nodiscard]] bool IsHalfOfResult(std::string_view header);

/// Whether words of the header are called as a metric: "rf_accuracy" as well.
[[nodiscard]] bool MentionsMetric(std::string_view header);

/// The metric that a header is called by, without what tells how it was taken:
/// "f1" of "test_f1_macro" and of "F1-score". Empty where it is called by none.
[[nodiscard]] std::string BareMetric(std::string_view header);

/// Whether a bare metric is one that no learner is called by: "precision", as
/// opposed to "hinge", "em" and "map".
[[nodiscard]] bool NamesNoLearner(std::string_view metric);

/// Whether a header speaks of time: "train_time", "inference_seconds".
[[nodiscard]] bool SpeaksOfTime(std::string_view header);

/// Whether a header says that something was counted: "total_errors",
/// "n_failed".
[[nodiscard]] bool SpeaksOfCount(std::string_view header);

/// "accuracy" of "rf~Accuracy", as R's caret names results, "rf_accuracy" or
/// "accuracy rf". Empty where the name has no such part.
[[nodiscard]] std::string KindOfMeasure(std::string_view header);

/// The same of "accuracy" alone, and a word such as "time" or "error" at either
/// end: "fit_time".
[[nodiscard]] std::string MeasureInName(std::string_view name);

/// The metric at the end of a file's name, or a word such as "error", but for
/// words such as "results": "f1 score" of "bert_f1_scores", "accuracy" of
/// "accuracy_table"; not of "loss_functions". Empty where there is none.
[[nodiscard]] std::string MetricOfFile(std::string_view stem);

/// Which way the results of a row are better: by an arrow, which counts as
/// brackets do, or by the measure in brackets or behind a colon, as in "boston
/// (RMSE)"; or by a metric among the words.
struct RowMeasure {
  std::optional<bool> higher_is_better;
  bool in_brackets = false;
};
[[nodiscard]] RowMeasure MeasureOfRow(std::string_view name);

/// Which way results under the header are better, by an arrow ("FID↓"), else by
/// the metrics in it and by words such as "error" and "time".
[[nodiscard]] std::optional<bool> HigherIsBetterByName(std::string_view header);

/// The same of columns beside each other, whose headers may name learners: they
/// must agree. "hinge_acc" and "dice_acc" are accuracies. There must be one.
[[nodiscard]] std::optional<bool> HigherIsBetterByNames(
    std::span<const std::string_view> headers);

/// Whether the header names a measure that is better when lower and cannot lie
/// below 0, such as "test_rmse" and "error rate". Not those of likelihoods and
/// costs, and no differences such as "accuracy drop".
[[nodiscard]] bool IsNeverNegative(std::string_view header);

/// Whether all columns beside each other are of such a measure. There must be
/// one.
[[nodiscard]] bool AreNeverNegative(std::span<const std::string_view> headers);

/// Which way results are better by the header of what the rows are of:
/// "Dataset (MCC)". Without
/// brackets or a colon, words do not count that data sets may be called by.
[[nodiscard]] std::optional<bool> HigherIsBetterByRowHeader(
    std::string_view header);

/// Of headers that all name a measure beside something else, one by which lower
/// is better and one by which higher is: "NB_error" and "SVM_acc". Nothing
/// where one does not, or all share a measure.
[[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>>
OppositeMeasures(std::span<const std::string_view> headers);

}  // namespace melon
