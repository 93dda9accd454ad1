#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace melon {

/// What the 0/1 loss of predictions for one case consists of when the case has
/// one known class, so that the noise σ² is 0.
struct KohaviWolpert {
  /// ½ Σ_c ([c = truth] − p_c)², where p_c is the share of the models that
  /// predict class c.
  double bias_squared = 0;
  /// ½ (1 − Σ_c p_c²).
  double variance = 0;
};

/// Of how many models predict each class for one case; at least one model.
/// These are the plain estimates, whose sum is the share of wrong models
/// exactly; for the same reason the expected bias² is too large, and the
/// expected variance too small, by 1/count of the variance. The sum is
/// unaffected. Kohavi & Wolpert 1996, ICML, 275–283.
[[nodiscard]] KohaviWolpert KohaviWolpertOf(
    std::span<const std::uint32_t> counts, std::size_t truth);

}  // namespace melon
