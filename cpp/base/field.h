#pragma once

#include <string_view>

#include "base/text.h"

namespace melon {

enum class FieldKind : unsigned char {
  number,
  /// Whole, but for halves of shared ranks and shares of a first place.
  count,
  p_value,
  /// Written like a p-value, but a small one is no evidence of anything.
  probability,
};

/// What is known of a numeric key of a report beside its value. Only the
/// catalogue asks for it.
struct Field {
  std::string_view key;
  FieldKind kind = FieldKind::number;
  /// Head of its column. Empty: it has none, or the name of its test gives one.
  Text name = {};
  /// Keys of the limits of its interval, where it has one.
  std::string_view low = {};
  std::string_view high = {};
};

}  // namespace melon
