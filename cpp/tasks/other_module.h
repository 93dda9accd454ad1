#pragma once

#include "base/problem.h"

namespace melon {

/// The answer of a module that was linked without what a table needs. Its code,
/// `other_module`, is for whoever can load the whole core instead.
[[nodiscard]] Problem OtherModule();

}  // namespace melon
