#pragma once

#include <optional>
#include <string_view>

#include "io/json/json_value.h"

namespace melon {

/// Arrays and objects may stand this deep in one another.
inline constexpr int kDeepestJson = 64;

/// The text as JSON (RFC 8259), or nothing when it is anything else: not UTF-8,
/// half a surrogate pair, deeper than `kDeepestJson`, or with a number beyond
/// the range of a double. Of equal keys the last one counts. Numbers are
/// correctly rounded doubles.
[[nodiscard]] std::optional<Json> ParseJson(std::string_view text);

}  // namespace melon
