#pragma once

#include "base/table.h"
#include "io/json/json.h"
#include "options/options.h"
#include "report/report_part.h"
#include "roles/roles.h"
#include "tasks/binary/bootstrap.h"
#include "tasks/binary/data.h"
#include "tasks/binary/findings.h"

namespace melon {

/// The whole report of the tasks `binary` and `labels`. `bootstrap` may be null
/// or unfinished: then it has no bootstrap intervals. `findings` come from
/// another report on the same data or are empty; they are brought up to date.
[[nodiscard]] Json BinaryReport(const Table& table, const Roles& roles,
                                const Options& options, const BinaryData& data,
                                const Bootstrap* bootstrap,
                                BinaryFindings& findings,
                                ReportPart part = ReportPart::whole);

}  // namespace melon
