#pragma once

#include <optional>
#include <string_view>

#include "base/data/comparison.h"
#include "base/working/working.h"

namespace melon {

struct StandardizedTerms {
  /// Number of cases.
  Term count;
  Term value;
  Term standard_error;
};

/// The standardized difference, which the report may have under a key, and its
/// standard error; nothing where there is none, or no line can show it.
[[nodiscard]] std::optional<StandardizedTerms> ShowStandardized(
    const PairedResults& results, std::string_view key, Working& working);

}  // namespace melon
