#pragma once

#include "io/json/json.h"
#include "kernels/numbers/sample_moments.h"

namespace melon {

/// "low" and "high": a standard deviation below and above the mean, as bands
/// and bars are drawn.
inline void PutSpread(const SampleMoments& moments, Json& json) {
  json.Put("low", moments.mean - moments.deviation);
  json.Put("high", moments.mean + moments.deviation);
}

}  // namespace melon
