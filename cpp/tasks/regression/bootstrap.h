#pragma once

#include <memory>

#include "options/options.h"
#include "report/bootstrap/bootstrap.h"
#include "tasks/regression/data.h"

namespace melon {

/// Whether the metric is one of numbers against true numbers.
[[nodiscard]] bool IsForEstimates(const Metric& metric);

/// Of cases. `data` must outlive it.
[[nodiscard]] std::unique_ptr<Bootstrap> BootstrapOf(const RegressionData& data,
                                                     const Options& options);

}  // namespace melon
