#pragma once

#include "base/table.h"
#include "io/json/json.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/binomial/data.h"

namespace melon {

[[nodiscard]] Json BinomialReport(const Table& table, const Roles& roles,
                                  const Options& options,
                                  const BinomialData& data);

}  // namespace melon
