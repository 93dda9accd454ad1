#pragma once

namespace melon {

/// E max(Y − best, 0) of a normal Y; its deviation may be 0.
[[nodiscard]] double ExpectedImprovement(double mean, double deviation,
                                         double best);

}  // namespace melon
