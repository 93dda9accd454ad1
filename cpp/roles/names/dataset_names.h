#pragma once

#include <string>
#include <vector>

namespace melon {

/// Whether several of the names, and at least a quarter of them, are those of
/// well-known data sets: "iris", "MUTAG", "CIFAR-10".
[[nodiscard]] bool AreDatasets(const std::vector<std::string>& names);

}  // namespace melon
