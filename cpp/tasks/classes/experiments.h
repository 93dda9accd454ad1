#pragma once

#include "base/table.h"
#include "io/json/json.h"
#include "options/options.h"
#include "tasks/classes/data.h"

namespace melon {

/// The confusion matrices of repeated experiments, which a column tells apart:
/// {"column", "names", "n", "models": [{"name", "accuracy", "averages"}]}. `n`
/// and `accuracy` have one entry an experiment; `averages` has the averages
/// over all experiments' matrices of one class against the others. With more
/// than five million of those: {"column", "reason"}.
[[nodiscard]] Json ExperimentsJson(const Column& column, const ClassData& data,
                                   const Options& options);

}  // namespace melon
