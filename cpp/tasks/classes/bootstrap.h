#pragma once

#include <memory>

#include "options/options.h"
#include "report/bootstrap/bootstrap.h"
#include "tasks/classes/data.h"

namespace melon {

/// `data` must outlive it. Labels with whole weights are drawn as patterns: the
/// different combinations of truth and predictions with their numbers of cases,
/// which is the same draw for less work. Anything else, clusters too, is drawn
/// as rows. The jackknife leaves out patterns or rows.
[[nodiscard]] std::unique_ptr<Bootstrap> BootstrapOf(const ClassData& data,
                                                     const Options& options);

}  // namespace melon
