#pragma once

#include "options/options.h"
#include "thresholds/threshold_rule.h"

namespace melon {

/// What the options ask of rules without a target.
[[nodiscard]] inline ThresholdWish WishOf(const Options& options) {
  return {.beta = options.beta,
          .cost_fn = options.cost_fn,
          .cost_fp = options.cost_fp,
          .prior = options.prior};
}

}  // namespace melon
