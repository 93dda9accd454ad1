#pragma once

#include <string>
#include <vector>

namespace melon {

/// Whether there are several names and all are schemes of evaluation:
/// "Stratified 5-fold", "LOOCV", "Train/test split". Not "fold 1".
[[nodiscard]] bool AreSchemes(const std::vector<std::string>& names);

}  // namespace melon
