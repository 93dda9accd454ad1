#pragma once

#include "base/result.h"
#include "base/table.h"
#include "io/json/json.h"
#include "tasks/ranking/data.h"

namespace melon {

/// Answers {"type": "positions", "model", "query", "first", "count"}: the
/// ranked items of one query, from entry `first` (0) on, `count` (100) of them,
/// at most 1,000. {"model", "query", "total", "first", "rows": [{"position",
/// "last_position", "line", "relevance", "score", "weight", "discount", "gain",
/// "gain_exp"}]}. Tied items share the positions from `position` to
/// `last_position`; `discount` is the mean over those. Without a query the
/// first one.
[[nodiscard]] Result<Json> PositionsJson(const Table& table,
                                         const RankingData& data,
                                         const Json& request);

}  // namespace melon
