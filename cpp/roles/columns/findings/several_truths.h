#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/result.h"
#include "base/table.h"

namespace melon {

/// What to do about several truths that differ, each with predictions of its
/// own name: "true_cat" and "true_dog" beside "pred_cat" and "pred_dog".
/// Nothing where the table has none.
[[nodiscard]] std::optional<Problem> SeveralTruths(const Table& table);

/// The other truths with their predictions, where one of several was chosen.
[[nodiscard]] std::vector<std::size_t> ColumnsOfOtherTruths(const Table& table,
                                                            std::size_t truth);

/// Columns that are called a truth too and have the same cells: "SVM_true"
/// beside "RF_true", where each model brings its own.
[[nodiscard]] std::vector<std::size_t> CopiesOfTruth(const Table& table,
                                                     std::size_t truth);

}  // namespace melon
