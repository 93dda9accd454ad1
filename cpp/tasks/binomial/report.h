#pragma once

#include "base/table.h"
#include "io/json.h"
#include "options/options.h"
#include "tasks/binomial/data.h"
#include "tasks/roles.h"

namespace melon {

[[nodiscard]] Json BinomialReport(const Table& table, const Roles& roles,
                                  const Options& options,
                                  const BinomialData& data);

}  // namespace melon
