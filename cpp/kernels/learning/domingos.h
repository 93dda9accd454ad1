#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace melon {

/// What the 0/1 loss of predictions for one case consists of when the case has
/// one known class, so that the noise is 0.
struct Domingos {
  /// The class that most models predict; of several the first, whether or not
  /// it is the right one.
  std::size_t main = 0;
  /// 1 where the main prediction is wrong, otherwise 0.
  double bias = 0;
  /// The share of the models that do not predict it.
  double variance = 0;
  /// What the variance adds to the error: all of it where the main prediction
  /// is right, otherwise 0.
  double unbiased_variance = 0;
  /// What the variance takes from the error: where the main prediction is
  /// wrong, the variance times P(y = truth | y ≠ main), which is the share of
  /// the models that are right; otherwise 0. With two classes the factor is 1.
  double biased_variance = 0;

  [[nodiscard]] double net_variance() const {
    return unbiased_variance - biased_variance;
  }
};

/// Of how many models predict each class for one case; at least one model.
/// bias + net variance is the share of wrong models. Domingos 2000, ICML,
/// 231–238.
[[nodiscard]] Domingos DomingosOf(std::span<const std::uint32_t> counts,
                                  std::size_t truth);

}  // namespace melon
