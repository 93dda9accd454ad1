#pragma once

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

}  // namespace melon
