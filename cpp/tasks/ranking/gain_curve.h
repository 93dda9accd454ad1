#pragma once

#include "io/json/json.h"
#include "tasks/ranking/data.h"

namespace melon {

/// NDCG@k of one model against k, the mean over queries with a relevant item,
/// for both gains: {"series": {"ndcg": {"k", "value"}, "ndcg_exp": …},
/// "numbers", "reasons"} as of any curve; or {"reason"}. Of a query with fewer
/// than k items it is the NDCG of all of them. Points that change a picture by
/// less than a quarter pixel in a thousand, on a linear or a logarithmic k
/// axis, are left out.
[[nodiscard]] Json GainCurveJson(const RankingData& data,
                                 const RankingModel& model);

}  // namespace melon
