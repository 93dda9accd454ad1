#pragma once

#include "base/table.h"

namespace melon {

/// Whether the numbers of a table are measures that were computed already and
/// no predictions: two columns or more are called by metrics, alone
/// ("test_rmse") or beside something else ("gcn_r2"); or one is, beside a
/// column of texts that is called as one of learners.
[[nodiscard]] bool HoldsMeasures(const Table& table);

/// Whether three columns of numbers or more are called by metrics, as where
/// they were computed of each case ("recall_at_3").
[[nodiscard]] bool HoldsThreeMeasures(const Table& table);

/// Whether the table is a list of results by its names alone: two columns are
/// called by metrics that no prediction is called by ("precision"), one of
/// texts as one of learners, and one as data sets, folds, runs or seeds.
[[nodiscard]] bool ListsMeasures(const Table& table);

}  // namespace melon
