#pragma once

#include <cstddef>

#include "options/options.h"
#include "tasks/comparison/advice/advice.h"
#include "tasks/comparison/results.h"

namespace melon {

/// Findings on the results themselves, whatever is tested on them: rows and
/// columns exchanged, a direction that was guessed or does not look right, what
/// was decided when the table was read, fractions beside percentages, equal
/// columns, rows left out.
void AddFindingsOnResults(const Results& results, Advice& advice);

/// Whether the region of practical equivalence has the unit of the results: it
/// was given, or the results are rates, for which the default is meant.
[[nodiscard]] bool RopeFits(const Results& results, const Options& options);

/// A finding where it does not.
void AddRopeFinding(const Results& results, const Options& options,
                    Advice& advice);

/// Decimals that the results were written with; 15 when there are more.
[[nodiscard]] int DecimalsOf(const Results& results);

}  // namespace melon
