#pragma once

#include <cstddef>
#include <utility>

#include "base/result.h"
#include "base/table.h"
#include "io/json/json.h"
#include "tasks/lab/lab_data.h"
#include "tasks/splitting/split_request.h"

namespace melon {

/// The plan of a request. It keeps the shares of the target's classes where it
/// can, unless the request says something of "stratify" itself.
[[nodiscard]] Result<SplitRequest> ReadLabPlan(const Table& table,
                                               const Json& request,
                                               const LabTarget& target);

/// [begin, end) of a request, within what there is.
[[nodiscard]] std::pair<std::size_t, std::size_t> ReadRange(const Json& json,
                                                            std::size_t count);

}  // namespace melon
