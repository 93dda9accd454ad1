#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "base/problem.h"
#include "base/value.h"

namespace melon {

/// Keys keep the order in which they were put in.
using Json = nlohmann::ordered_json;

/// Whole numbers below 2⁵³ without ".0"; NaN and infinities as null.
[[nodiscard]] Json ToJson(double number);

/// {"code", "message", "message_zh", and "line", "column", "value" where there
/// is one}.
[[nodiscard]] Json ToJson(const Problem& problem);

/// {"error": …}.
[[nodiscard]] Json ErrorJson(const Problem& problem);

/// Puts the value under `key` of `numbers`; an undefined one as null, with its
/// reason's id under the same key of `reasons`.
void PutValue(Json& numbers, Json& reasons, std::string_view key,
              const Value& value);

/// Strict JSON on one line. Text that is not UTF-8 gets U+FFFD.
[[nodiscard]] std::string Serialize(const Json& json);

}  // namespace melon
