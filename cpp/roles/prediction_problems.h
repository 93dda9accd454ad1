#pragma once

#include <cstddef>
#include <string>

#include "base/result.h"
#include "base/table.h"
#include "roles/roles.h"

namespace melon {

// What stands in the way of an evaluation once the truth is known.

/// More models than can be compared with each other.
[[nodiscard]] Problem TooManyModels(std::size_t count);

/// Of a file that seems to have features and a target, and nothing else.
[[nodiscard]] Problem FeaturesAlone(const Table& table,
                                    const std::string& target);

/// Of the kind of table in the roles: what a model's columns would look like.
[[nodiscard]] Problem MissingPredictions(const Table& table,
                                         const Roles& roles);

/// Where labels were asked for, and the truth and what is called its prediction
/// are numbers.
[[nodiscard]] Problem NumbersPredicted(const Column& truth,
                                       const Column& prediction);

}  // namespace melon
