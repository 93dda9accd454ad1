#pragma once

#include <cstddef>
#include <vector>

#include "base/function_view.h"
#include "base/table.h"

namespace melon {

/// Which columns are bounds of intervals around predictions, by their names:
/// "yhat_lower" beside "yhat", "ARIMA-lo-90" beside "ARIMA", "q10" and "q90"
/// beside "q50", or both bounds of one stem beside a column that `is_predicted`
/// says is called a prediction.
[[nodiscard]] std::vector<bool> FindBounds(
    const Table& table, const FunctionView<bool(std::size_t)>& is_predicted);

}  // namespace melon
