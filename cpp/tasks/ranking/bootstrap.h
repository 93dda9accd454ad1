#pragma once

#include <cstddef>
#include <memory>

#include "options/options.h"
#include "report/bootstrap/bootstrap.h"
#include "tasks/ranking/values.h"

namespace melon {

/// With one query there is nothing to draw from.
[[nodiscard]] inline bool CanDrawQueries(std::size_t queries) {
  return queries > 1;
}

/// Of queries: what is measured again is the mean over them. `values` must
/// outlive it.
[[nodiscard]] std::unique_ptr<Bootstrap> BootstrapOf(
    const RankingValues& values, const Options& options);

}  // namespace melon
