#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "io/json/json.h"
#include "tasks/comparison/results.h"

namespace melon {

/// "A – B" for every pair of the algorithms, in the order of the pairs.
[[nodiscard]] std::vector<std::string> PairNames(const Results& results);

/// The place among all pairs of the two whose places the request has under "a"
/// and "b", in whichever order; nothing where it has not.
[[nodiscard]] std::optional<std::size_t> PairIn(const Json& request,
                                                std::size_t count);

}  // namespace melon
