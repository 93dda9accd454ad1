#pragma once

#include <cstddef>
#include <vector>

#include "base/parameters.h"
#include "base/value.h"
#include "io/json/json.h"
#include "tasks/classes/data.h"

namespace melon {

/// Up to so many classes each has its curves in the report; those of more are a
/// query away.
inline constexpr std::size_t kMostDrawnClasses = 20;

/// The pictures of one model of probabilities, each class against the rest,
/// reduced as they are drawn.
struct ClassPictures {
  /// {"roc": {"micro", "macro", "classes"}, "precision_recall": {"micro",
  /// "classes"}, "calibration": {"top_label", "classes"}}; "classes" is null
  /// when there are too many.
  Json curves;
  /// Expected calibration error of each class's numbers, in bins of equal
  /// width.
  std::vector<Value> calibration_error;
};

[[nodiscard]] ClassPictures DrawClasses(const ClassData& data,
                                        const ClassModel& model,
                                        const Parameters& parameters);

/// {"roc", "precision_recall", "calibration"} of one class.
[[nodiscard]] Json DrawClass(const ClassData& data, const ClassModel& model,
                             std::size_t label, const Parameters& parameters);

/// The same value once more.
[[nodiscard]] Json CopyOf(const Json& json);

}  // namespace melon
