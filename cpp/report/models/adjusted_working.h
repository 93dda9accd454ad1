#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "base/working/working.h"
#include "io/json/json.h"

namespace melon {

/// What the key of a p-value ends with that Holm's procedure adjusts over all
/// pairs.
inline constexpr std::string_view kHolmEnding = "_holm";

/// How a procedure that adjusts p-values comes to the one at `place`. One that
/// is undefined counts as 1, so that the family is that of all.
[[nodiscard]] Working ShowInFamily(std::string_view procedure,
                                   std::span<const Value> p_values,
                                   std::size_t place,
                                   const std::vector<std::string>& names,
                                   std::size_t algorithms = 0);

/// Whether the request is {"type": "working", "a": place, "b": place, "key":
/// key} of a p-value that is adjusted over all pairs.
[[nodiscard]] bool AsksForAdjusted(const Json& request);

/// The answer to that, from the p-values of all pairs in the report. Pairs that
/// were not compared count as if theirs were 1, as in the report.
[[nodiscard]] Result<Json> AnswerAdjusted(const Json& request,
                                          const Json& report);

}  // namespace melon
