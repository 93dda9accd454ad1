#pragma once

#include <string_view>

#include "base/limits.h"
#include "base/text.h"
#include "io/json/json.h"

namespace melon {

/// As keywords of JSON Schema.
[[nodiscard]] Json LimitsJson(const Limits& limits);

/// A list of all options, as the catalogue has them: {"name", "kind",
/// "limits", "choices", "default", "tasks", "help"}. Limits are keywords of
/// JSON Schema; the words are those that `in` picks.
[[nodiscard]] Json OptionCatalogue(std::string_view (*in)(const Text& text));

}  // namespace melon
