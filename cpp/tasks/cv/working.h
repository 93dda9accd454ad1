#pragma once

#include "base/result.h"
#include "io/json/json.h"
#include "options/options.h"
#include "tasks/cv/data.h"

namespace melon {

/// The answer to {"type": "working", "key"} with the places "a" and "b" of two
/// learners, for a number of their pair, or with that of one "model".
[[nodiscard]] Result<Json> AnswerCvWorking(const CvData& data,
                                           const Options& options,
                                           const Json& request);

}  // namespace melon
