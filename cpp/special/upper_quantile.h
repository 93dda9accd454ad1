#pragma once

#include "base/function_view.h"

namespace melon {

/// The x > 0 with survival(x) = tail for a continuous distribution on (0, ∞);
/// tail in (0, 1), guess > 0. x has a relative error of 1e-13 beyond that which
/// the error of survival() makes. 0 where no x above 1e-300 has so large a
/// survival, infinity where no x below 1e300 has so small a one.
[[nodiscard]] double UpperQuantile(FunctionView<double(double)> survival,
                                   double tail, double guess);

}  // namespace melon
