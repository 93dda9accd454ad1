#pragma once

#include <optional>
#include <string_view>

#include "hypothesis/test.h"

namespace melon {

/// On which side of ε₀ the error rate is sought, and what the binomial test
/// says of it.
struct BinomialAlternative {
  /// "greater", "less" or "two-sided", as in the options.
  std::string_view id;
  /// Key of its p-value.
  std::string_view p_value;
  /// Keys of the largest number of errors that is significantly few and of the
  /// smallest that is significantly many; empty where it does not ask.
  std::string_view critical_few;
  std::string_view critical_many;
  /// What a verdict is called that finds it, and one that does not.
  std::string_view found;
  std::string_view not_found;
};

/// `id` is one of the three.
[[nodiscard]] const BinomialAlternative& BinomialAlternativeOf(
    std::string_view id);

/// Where an error rate on this side of eps0 can only speak for the other one,
/// that one; else nullptr.
[[nodiscard]] const BinomialAlternative* OppositeOf(
    const BinomialAlternative& alternative, double error_rate, double eps0);

/// What the tests say under the key, which must be there.
[[nodiscard]] const Value& ValueOf(const KeyValues& tests,
                                   std::string_view key);

/// The number under the key; nothing where the key is empty or has none.
[[nodiscard]] std::optional<double> NumberOf(const KeyValues& tests,
                                             std::string_view key);

}  // namespace melon
