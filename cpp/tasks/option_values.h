#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/problem.h"
#include "io/json.h"

namespace melon {

/// A text as it is, anything else as JSON: how a value is shown in a message.
[[nodiscard]] std::string ShowJson(const Json& json);

/// The number, whether it came as one or as text; nothing otherwise.
[[nodiscard]] std::optional<double> AsNumber(const Json& json);

/// Takes over a column's name or a label.
[[nodiscard]] std::optional<Problem> ReadText(std::string_view name,
                                              const Json& json,
                                              std::optional<std::string>& text);

/// Takes over true or false, which may come as text.
[[nodiscard]] std::optional<Problem> ReadFlag(std::string_view name,
                                              const Json& json, bool& flag);

/// Takes over a list of names.
[[nodiscard]] std::optional<Problem> ReadList(
    std::string_view name, const Json& json,
    std::optional<std::vector<std::string>>& list);

/// Takes over names as a list, or as one text that is split when the columns
/// are known.
[[nodiscard]] std::optional<Problem> ReadNames(
    std::string_view name, const Json& json,
    std::optional<std::vector<std::string>>& list,
    std::optional<std::string>& list_text);

}  // namespace melon
