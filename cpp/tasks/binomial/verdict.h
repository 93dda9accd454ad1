#pragma once

#include <cstddef>

#include "hypothesis/test.h"
#include "io/json/json.h"
#include "options/options.h"
#include "tasks/binomial/alternative.h"
#include "tasks/binomial/data.h"

namespace melon {

/// Every test of the catalogue on the experiments.
[[nodiscard]] KeyValues TestExperiments(const Experiments& experiments,
                                        const Parameters& parameters);

/// The p-value times the number of experiments, at most 1 (Bonferroni): its
/// claim holds beside those of all others, whichever was chosen after looking.
/// Equal experiments have equal ones, whatever is asked.
[[nodiscard]] Value Adjusted(const BinomialData& data, const Value& p);

/// α as each experiment has it in the family.
[[nodiscard]] double AdjustedLevel(const BinomialData& data,
                                   const Options& options);

/// The p-value of one experiment by the test that is asked for, and the same
/// adjusted.
struct ExperimentTest {
  Value p;
  Value adjusted;
  /// Whether the second is at most α, and the error rate on the side that is
  /// asked about.
  bool found = false;
};
[[nodiscard]] ExperimentTest TestOne(const BinomialData& data,
                                     std::size_t experiment,
                                     const KeyValues& tests,
                                     const Options& options);

/// The tests with the level that each experiment has in the family: what is
/// significant by them is so after the adjustment.
[[nodiscard]] KeyValues TestAtOwnLevel(const BinomialData& data,
                                       const Options& options);

/// Whether the experiment with the largest error rate errs more or less often
/// than ε₀: {"kind", "name", "experiments", "errors", "n", "error_rate",
/// "eps0", "alternative", "p", "p_adjusted", "adjustment", "critical_few",
/// "critical_many", "other_side", "others", "level"}. "others" are the other
/// experiments of which the same is found, by adjusted p: {"name", "errors",
/// "n", "error_rate", "p", "p_adjusted"}. `tests` are those at the level of the
/// options.
[[nodiscard]] Json BinomialVerdict(const BinomialData& data,
                                   const KeyValues& tests,
                                   const Options& options);

}  // namespace melon
