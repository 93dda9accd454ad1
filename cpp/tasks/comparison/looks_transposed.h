#pragma once

#include "tasks/comparison/advice/advice.h"
#include "tasks/comparison/results.h"

namespace melon {

/// Of results on data sets: rows that are named like learners, or fewer rows
/// than columns, and so perhaps rows and columns exchanged.
void AddTransposed(const Results& results, Advice& advice);

}  // namespace melon
