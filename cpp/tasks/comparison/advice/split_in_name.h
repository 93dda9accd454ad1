#pragma once

#include <string>

namespace melon {

/// A name without the number of its split: "iris test" of "iris split=7 test",
/// "knn" of "knn-cv3". Empty where no word of a split has a number.
[[nodiscard]] std::string WithoutSplit(const std::string& name);

}  // namespace melon
