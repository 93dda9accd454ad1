#pragma once

#include "base/table.h"
#include "io/json/json.h"
#include "options/options.h"
#include "report/models/model_values.h"
#include "roles/roles.h"
#include "tasks/ranking/bootstrap.h"
#include "tasks/ranking/data.h"
#include "tasks/ranking/values.h"

namespace melon {

/// What intervals of the models rest on. `bootstrap` may be null or unfinished.
[[nodiscard]] Sampling SamplingOf(const Options& options,
                                  const RankingData& data,
                                  const Bootstrap* bootstrap);

/// The whole report of the task `ranking`. `bootstrap` may be null or
/// unfinished: then it has no intervals. Values query by query are those of
/// four measures, for the first 1,000 queries; QueriesJson gives the others.
[[nodiscard]] Json RankingReport(const Table& table, const Roles& roles,
                                 const Options& options,
                                 const RankingData& data,
                                 const RankingValues& values,
                                 const Bootstrap* bootstrap);

/// Answers {"type": "queries", "metric", "first", "count"}: {"metric", "total",
/// "first", "names", "items", "relevant", "values": {model: numbers}}, at most
/// 10,000 queries at a time.
[[nodiscard]] Result<Json> QueriesJson(const RankingData& data,
                                       const RankingValues& values,
                                       const Json& request);

}  // namespace melon
