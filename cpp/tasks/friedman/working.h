#pragma once

#include <optional>

#include "base/result.h"
#include "io/json/json.h"
#include "options/options.h"
#include "tasks/friedman/data.h"
#include "tasks/friedman/post_hoc_tests.h"
#include "tasks/friedman/report.h"

namespace melon {

/// The answer to {"type": "working", "key"}: with the places "a" and "b" of two
/// algorithms for a number of their pair, with that of one "model" for one of
/// its own, else for a test of all. "nemenyi_cd", without a level, is the
/// critical difference at the level of the options.
[[nodiscard]] Result<Json> AnswerFriedmanWorking(
    const FriedmanData& data, const FriedmanFindings& findings,
    const std::optional<ControlTests>& control, const Options& options,
    const Json& request);

}  // namespace melon
