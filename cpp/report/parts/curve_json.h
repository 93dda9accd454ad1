#pragma once

#include <initializer_list>
#include <string_view>

#include "base/data/score_groups.h"
#include "base/parameters.h"
#include "curves/curve.h"
#include "io/json/json.h"

namespace melon {

/// One curve as it is drawn: {"series": {name: {column: numbers}}, "numbers",
/// "reasons"}, thinned out to an error of a quarter pixel in a thousand; or
/// {"reason"} when there is none. Of its series only those wanted, or all.
[[nodiscard]] Json CurveJson(
    const Curve& curve, const ScoreGroups& groups, const Parameters& parameters,
    std::initializer_list<std::string_view> wanted = {});

/// The curve of that id; nullptr if there is none.
[[nodiscard]] const Curve* FindCurve(std::string_view id);

/// All curves by id.
[[nodiscard]] Json CurvesJson(const ScoreGroups& groups,
                              const Parameters& parameters);

}  // namespace melon
