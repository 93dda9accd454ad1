#pragma once

namespace melon {

/// Σ 1/log₂(i + 1) over the positions i = first, …, last of a ranking: whole
/// numbers, 1 ≤ first; 0 when last < first. Relative error below 1e-14. Short
/// stretches are added one by one; of longer ones the far part follows Euler
/// and Maclaurin, so that the time does not grow with weights.
[[nodiscard]] double DiscountSum(double first, double last);

}  // namespace melon
