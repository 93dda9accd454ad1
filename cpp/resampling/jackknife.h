#pragma once

#include <span>

namespace melon {

/// Efron's acceleration a = Σdᵢ³ / (6(Σdᵢ²)^{3/2}) of the BCa interval, where
/// dᵢ = mean of the leave-one-out estimates − the i-th of them. Cases that
/// share an estimate when left out may be given once: `weights` says how many
/// cases each estimate stands for, and is empty when each stands for one.
/// 0 when the estimates are all equal, as for a statistic that ignores every
/// single case. Efron 1987, JASA 82:171–185.
[[nodiscard]] double Acceleration(std::span<const double> leave_out_estimates,
                                  std::span<const double> weights);

}  // namespace melon
