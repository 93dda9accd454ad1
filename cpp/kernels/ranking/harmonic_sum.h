#pragma once

namespace melon {

/// Σ 1/i over the whole numbers i = first, …, last, 1 ≤ first; 0 when last <
/// first. Relative error below 1e-14. Long stretches follow Euler and
/// Maclaurin, so that the time does not grow with weights.
[[nodiscard]] double HarmonicSum(double first, double last);

}  // namespace melon
