#pragma once

#include <string>
#include <vector>

#include "base/problem.h"

/// Why a table cannot be one of two classes.
namespace melon {

/// `labels` is empty where there are too many to be kept.
[[nodiscard]] Problem TooManyClasses(const std::string& column,
                                     const std::vector<std::string>& labels);

/// The label that is to be positive does not occur.
[[nodiscard]] Problem UnknownPositive(const std::string& column,
                                      const std::vector<std::string>& labels,
                                      const std::string& positive);

/// A model predicts what is neither label of the truth.
[[nodiscard]] Problem UnknownLabel(const std::string& column,
                                   const std::string& label,
                                   const std::string& positive,
                                   const std::string& negative);

}  // namespace melon
