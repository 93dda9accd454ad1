#pragma once

#include "hypothesis/test.h"
#include "io/json/json.h"
#include "options/options.h"
#include "tasks/binomial/data.h"

namespace melon {

/// Which test fits counts of errors and why, and what to think of it. `tests`
/// is what the tests say of all experiments.
[[nodiscard]] Json BinomialAdvice(const BinomialData& data,
                                  const KeyValues& tests,
                                  const Options& options);

}  // namespace melon
