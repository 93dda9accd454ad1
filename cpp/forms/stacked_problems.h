#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/problem.h"

namespace melon {

// What is to be said of rows of several models below each other. `models` is
// the column that names them.

/// Each model now has a column. Without keys the cases were paired by order.
/// `gone` are the columns that the new table has not.
[[nodiscard]] Problem ModelsSpread(const std::string& models, std::size_t count,
                                   std::size_t cases,
                                   const std::vector<std::string>& keys,
                                   const std::vector<std::string>& gone);

/// The cases of the models cannot be paired.
[[nodiscard]] Problem ModelsUnpaired(const std::string& models,
                                     std::size_t count);

/// The chosen truth is another one for each model.
[[nodiscard]] Problem TruthOfEachModel(const std::string& models,
                                       const std::string& truth);

/// A row names no model.
[[nodiscard]] Problem ModelUnnamed(const std::string& models,
                                   std::uint64_t line);

[[nodiscard]] Problem TooManyStacked(const std::string& models,
                                     std::size_t count);

/// Of so many models, one has no rows of the first of these cases, and of as
/// many others as make up the number. `column` is the one that was made of it.
[[nodiscard]] Problem CasesAbsent(std::size_t models, const std::string& model,
                                  const std::string& first, std::size_t cases,
                                  const std::string& column);

}  // namespace melon
