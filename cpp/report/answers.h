#pragma once

#include <cstdint>

#include "base/problem.h"
#include "io/json/json.h"

namespace melon {

/// {"done", "total"}: how far what takes long has come.
[[nodiscard]] Json ProgressJson(std::uint64_t done, std::uint64_t total);

/// A request whose "type" the task does not know, or whose parts do not fit.
[[nodiscard]] Problem UnknownQuery(const Json& request);

}  // namespace melon
