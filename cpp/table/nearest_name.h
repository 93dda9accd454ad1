#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace melon {

/// The name that was meant by a mistyped one: the only one that is the same but
/// for case and signs, or of which at most a third of the letters differ; else
/// the only one that begins so. Nothing where none is near.
[[nodiscard]] std::optional<std::string> NearestName(
    std::string_view given, const std::vector<std::string>& names);

}  // namespace melon
