#pragma once

#include <optional>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// That two columns, one of them of texts, cross as learners and data sets do,
/// beside numbers that may be their results, and by which options to say so.
/// Nothing in any other table.
[[nodiscard]] std::optional<Message> ListOfResults(const Table& table);

/// Whether these numbers are called a metric and the two have no text in
/// common, so that neither predicts the other.
[[nodiscard]] bool CrossBesideMetric(const Table& table);

}  // namespace melon
