#pragma once

#include "base/result.h"
#include "io/json/json.h"
#include "options/options.h"
#include "tasks/binomial/data.h"

namespace melon {

/// The answer to {"type": "working", "key"}, for a number of the worst
/// experiment, or with the place of one "model". Others are Problems.
[[nodiscard]] Result<Json> AnswerBinomialWorking(const BinomialData& data,
                                                 const Options& options,
                                                 const Json& request);

}  // namespace melon
