#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// What boosting had in each round of training, as means over the folds:
/// "train-auc-mean,train-auc-std,test-auc-mean,test-auc-std" of XGBoost,
/// LightGBM and CatBoost. The rows are rounds of one learner, and no folds.
[[nodiscard]] std::optional<Problem> RoundMeans(const Table& table);

}  // namespace melon
