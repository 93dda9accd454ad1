#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "base/data/confusion_matrix.h"
#include "io/json/json.h"
#include "tasks/classes/data.h"

namespace melon {

/// Up to so many classes the report has the whole confusion matrix; a larger
/// one is a query away.
inline constexpr std::size_t kMostReportedClasses = 50;

/// {"labels", "counts"}: the counts by true class, then by predicted class, in
/// the given order of classes.
[[nodiscard]] Json ConfusionJson(const ClassData& data,
                                 const ConfusionMatrix& matrix,
                                 std::span<const std::size_t> order);

/// The same in the order of the classes; "counts" is null when there are too
/// many.
[[nodiscard]] Json ConfusionJson(const ClassData& data,
                                 const ConfusionMatrix& matrix);

/// The most frequent confusions, at most 50: [{"truth", "prediction",
/// "count"}].
[[nodiscard]] Json ConfusionsJson(const ClassData& data,
                                  const ConfusionMatrix& matrix);

}  // namespace melon
