#pragma once

#include <string>
#include <string_view>

namespace melon {

/// Whether a header is called as a metric and nothing else: by the id of an
/// item, or by what caret, scikit-learn and others call it. "test_accuracy" and
/// "F1-score" are; "rf_accuracy" is not, since it names a learner as well.
[[nodiscard]] bool IsMetricName(std::string_view header);

/// "accuracy" of "rf~Accuracy", as R's caret names results, "rf_accuracy" or
/// "accuracy rf". Empty where the name has no such part.
[[nodiscard]] std::string KindOfMeasure(std::string_view header);

}  // namespace melon
