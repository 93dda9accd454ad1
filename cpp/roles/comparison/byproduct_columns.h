#pragma once

#include <cstddef>
#include <vector>

#include "base/table.h"

namespace melon {

/// Of columns of results those that sum up the others: "Avg", "Mean rank",
/// "Std", 平均. None where fewer than two would be left.
[[nodiscard]] std::vector<std::size_t> SummaryColumns(
    const Table& table, const std::vector<std::size_t>& columns);

/// Of columns of results those with the deviation or the time of a learner (or
/// data set) that has a column of results: "RF_std" beside "RF" or "RF_acc",
/// "time_RF" beside "acc_RF". One alone among several learners is a name:
/// "ResNet-SE" beside "ResNet" and "VGG".
[[nodiscard]] std::vector<std::size_t> ByproductColumns(
    const Table& table, const std::vector<std::size_t>& columns);

}  // namespace melon
