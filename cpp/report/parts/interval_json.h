#pragma once

#include <string_view>

#include "intervals/interval.h"
#include "io/json/json.h"

namespace melon {

/// Into the object: low, high, level, method, and the reason when there is no
/// interval. Without `method` if that is empty.
void PutInterval(const Interval& interval, double level,
                 std::string_view method, Json& json);

/// {low, high, level, method}, as PutInterval.
[[nodiscard]] Json IntervalJson(const Interval& interval, double level,
                                std::string_view method);

}  // namespace melon
