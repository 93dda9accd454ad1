#pragma once

#include "base/table.h"
#include "io/json/json.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/cv/data.h"
#include "tasks/cv/tests.h"

namespace melon {

[[nodiscard]] Json CvReport(const Table& table, const Roles& roles,
                            const Options& options, const CvData& data,
                            const CvFindings& findings);

}  // namespace melon
