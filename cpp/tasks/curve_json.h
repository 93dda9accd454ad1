#pragma once

#include <string_view>
#include <vector>

#include "base/parameters.h"
#include "base/score_groups.h"
#include "curves/curve.h"
#include "io/json.h"

namespace melon {

/// One curve as it is drawn: {"series": {name: {column: numbers}}, "numbers",
/// "reasons"}, thinned out to an error of a quarter pixel in a thousand; or
/// {"reason"} when there is none.
[[nodiscard]] Json CurveJson(const Curve& curve, const ScoreGroups& groups,
                             const Parameters& parameters);

/// All curves by id.
[[nodiscard]] Json CurvesJson(const ScoreGroups& groups,
                              const Parameters& parameters);

/// Numbers as a JSON list; an infinite or undefined one is null.
[[nodiscard]] Json ListJson(const std::vector<double>& numbers);

}  // namespace melon
