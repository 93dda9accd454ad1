#pragma once

#include "base/result.h"
#include "base/table.h"
#include "io/json/json.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/counts/data.h"

namespace melon {

/// The whole report of the task `counts`: each matrix as a model, at most the
/// first 1,000 of them, the averages over all matrices under "averages", and
/// what is true of the sum of them under "added".
[[nodiscard]] Json CountsReport(const Table& table, const Roles& roles,
                                const Options& options, const CountsData& data);

/// The answer to {"type": "working", "model", "metric"}; of an average over all
/// matrices, whatever the model.
[[nodiscard]] Result<Json> AnswerCountsWorking(const Options& options,
                                               const CountsData& data,
                                               const Json& request);

}  // namespace melon
