#pragma once

#include "base/table.h"
#include "io/json/json.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/binary/data.h"

namespace melon {

/// What was read, with roles, labels and class sizes, and what of them was
/// guessed.
[[nodiscard]] Json InputJson(const Table& table, const Roles& roles,
                             const Options& options, const BinaryData& data);

/// The options as used, defaults and guesses included: the same options give
/// the same report.
[[nodiscard]] Json OptionsJson(const Table& table, const Roles& roles,
                               const Options& options, const BinaryData& data);

}  // namespace melon
