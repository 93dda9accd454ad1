#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/text.h"

namespace melon {

/// Something in the user's file or options that stands in the way, as a value:
/// what, where, and what to do about it.
struct Problem {
  /// Stable, snake_case, the same in every language: `ragged_row`.
  std::string code;
  /// One or two sentences: the place, what is wrong, the remedy.
  Message message;
  /// 1-based line of the file, counting line breaks inside quotes.
  std::optional<std::uint64_t> line = std::nullopt;
  /// The column's name, verbatim.
  std::optional<std::string> column = std::nullopt;
  /// The offending cell, label or option, verbatim.
  std::optional<std::string> value = std::nullopt;
  /// The option whose value is wrong or would be the remedy, by its name.
  std::optional<std::string> option = std::nullopt;
  /// Columns of which one has to be chosen, the likeliest first.
  std::vector<std::string> candidates = {};
};

}  // namespace melon
