#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace melon {

/// Whether a header is called as a metric and nothing else: by the id of an
/// item, or by what caret, scikit-learn and others call it. "test_accuracy" and
/// "F1-score" are; "rf_accuracy" is not, since it names a learner as well.
[[nodiscard]] bool IsMetricName(std::string_view header);

/// Whether words of the header are called as a metric: "rf_accuracy" as well.
[[nodiscard]] bool MentionsMetric(std::string_view header);

/// "accuracy" of "rf~Accuracy", as R's caret names results, "rf_accuracy" or
/// "accuracy rf". Empty where the name has no such part.
[[nodiscard]] std::string KindOfMeasure(std::string_view header);

/// Which way results under the header are better, by the metrics in it and by
/// words such as "error" and "time".
[[nodiscard]] std::optional<bool> HigherIsBetterByName(std::string_view header);

/// The same of columns beside each other, whose headers may name learners: they
/// must agree. "hinge_acc" and "dice_acc" are accuracies. There must be one.
[[nodiscard]] std::optional<bool> HigherIsBetterByNames(
    std::span<const std::string_view> headers);

/// The same by the header of what the rows are of: "Dataset (MCC)". Without
/// brackets or a colon, words do not count that data sets may be called by.
[[nodiscard]] std::optional<bool> HigherIsBetterByRowHeader(
    std::string_view header);

}  // namespace melon
