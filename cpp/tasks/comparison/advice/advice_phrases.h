#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "base/value.h"
#include "kernels/numbers/shapiro_wilk.h"
#include "tasks/comparison/advice/advice.h"

namespace melon {

/// A finding, or nothing, about what is given.
template <typename Evidence>
using FindingOn = std::optional<Finding> (*)(const Evidence&);

/// Into the advice, in this order, what there is to find.
template <typename Evidence, std::size_t kCount>
void AddFindings(const FindingOn<Evidence> (&findings)[kCount],
                 const Evidence& evidence, Advice& advice) {
  for (const FindingOn<Evidence> find : findings) {
    if (auto found = find(evidence)) advice.Add(std::move(*found));
  }
}

/// The number under the key; nothing where it lacks or is undefined.
template <typename KeyValues>
[[nodiscard]] std::optional<double> NumberOf(const KeyValues& values,
                                             std::string_view key) {
  for (const auto& [name, value] : values) {
    if (name == key)
      return value.defined() ? std::optional(value.number()) : std::nullopt;
  }
  return std::nullopt;
}

/// Whether a p-value is there and at most α.
[[nodiscard]] bool IsBelow(const Value& p, double alpha);
[[nodiscard]] std::size_t CountBelow(const std::vector<Value>& p_values,
                                     double alpha);

/// From so many on, the best of them by the same results is lucky too.
inline constexpr std::size_t kManyToPickFrom = 5;

/// The chance that one of `count` independent tests at α is significant when
/// none should be.
[[nodiscard]] double FamilyError(std::size_t count, double alpha);

/// To the question whether something is normally distributed.
[[nodiscard]] Message NormalityAnswer(const ShapiroWilk& test, double alpha);

}  // namespace melon
