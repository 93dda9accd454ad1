#pragma once

#include <string_view>

#include "base/data/score_groups.h"
#include "base/function_view.h"
#include "base/working/count_terms.h"
#include "base/working/working.h"

namespace melon {

/// How one threshold is chosen among all: the thresholds next to it in a table,
/// the criterion at both neighbours, and last the criterion at the threshold
/// itself. `name` is that of the criterion, such as "J"; `criterion` gives it
/// from the counts at a threshold, and is not finite where it does not exist.
void ShowChoice(const ScoreGroups& groups, double threshold,
                std::string_view name,
                FunctionView<Term(const CountTerms&)> criterion,
                Working& working);

}  // namespace melon
