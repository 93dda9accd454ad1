#pragma once

#include <string>

#include "io/json/json_value.h"

namespace melon {

/// Strict JSON (RFC 8259) on one line. Text that is not UTF-8 gets U+FFFD for
/// each maximal malformed part.
[[nodiscard]] std::string Serialize(const Json& json);

}  // namespace melon
