#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/function_view.h"

namespace melon {

/// A list of names as one text of a command line.
struct SplitNames {
  std::vector<std::string> names = {};
  /// The first part that is no name; what comes after it was not read.
  std::optional<std::string> unknown = std::nullopt;
};

/// Splits a text at commas so that every part is a name, longer names first:
/// names may contain commas.
[[nodiscard]] SplitNames SplitAtNames(
    std::string_view text, const FunctionView<bool(std::string_view)>& is_name);

}  // namespace melon
