#pragma once

#include <string_view>

#include "base/problem.h"
#include "base/value.h"
#include "io/json/json_value.h"
#include "io/json/json_writer.h"

namespace melon {

/// {"code", "message", "message_zh", and "line", "column", "value",
/// "candidates" where there is one}.
[[nodiscard]] Json ToJson(const Problem& problem);

/// {"error": …}.
[[nodiscard]] Json ErrorJson(const Problem& problem);

/// The number under the key of an object, or `otherwise` when there is none.
[[nodiscard]] double NumberOr(const Json& json, std::string_view key,
                              double otherwise);

/// The text under the key of an object, or "" when there is none.
[[nodiscard]] std::string_view TextOf(const Json& json, std::string_view key);

/// Puts the value under `key` of `numbers`; an undefined one as null, with its
/// reason's id under the same key of `reasons`.
void PutValue(Json& numbers, Json& reasons, std::string_view key,
              const Value& value);

}  // namespace melon
