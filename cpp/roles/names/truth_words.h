#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace melon {

/// What a truth is of, word by word: "price" of "actual_price". Nothing where
/// no word at an end says that it is a truth.
[[nodiscard]] std::vector<std::string> WordsBesideTruth(std::string_view name);

/// Whether a name has all words of what a truth is of, each at the end of one
/// of its own: "ypredprice" those of "price". Never where there are none.
[[nodiscard]] bool IsOfWhat(const std::vector<std::string>& what,
                            std::string_view name);

}  // namespace melon
