#pragma once

#include <memory>

#include "options/options.h"
#include "report/bootstrap/bootstrap.h"
#include "tasks/binary/data.h"

namespace melon {

/// Of rows. `data` must outlive it.
[[nodiscard]] std::unique_ptr<Bootstrap> BootstrapOf(const BinaryData& data,
                                                     const Options& options);

}  // namespace melon
