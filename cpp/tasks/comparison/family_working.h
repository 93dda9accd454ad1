#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/value.h"
#include "base/working/working.h"
#include "io/json/json.h"
#include "tasks/comparison/results.h"

namespace melon {

/// What the key of a p-value ends with that Holm's procedure adjusts over all
/// pairs.
inline constexpr std::string_view kHolmEnding = "_holm";

/// "A – B" for every pair of the algorithms, in the order of the pairs.
[[nodiscard]] std::vector<std::string> PairNames(const Results& results);

/// The place among all pairs of the two whose places the request has under "a"
/// and "b", in whichever order; nothing where it has not.
[[nodiscard]] std::optional<std::size_t> PairIn(const Json& request,
                                                std::size_t count);

/// How a procedure that adjusts p-values comes to the one at `place`. One that
/// is undefined counts as 1, so that the family is that of all.
[[nodiscard]] Working ShowInFamily(std::string_view procedure,
                                   std::span<const Value> p_values,
                                   std::size_t place,
                                   const std::vector<std::string>& names,
                                   std::size_t algorithms = 0);

}  // namespace melon
