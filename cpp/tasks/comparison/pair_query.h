#pragma once

#include "base/data/comparison.h"
#include "base/result.h"
#include "io/json/json.h"
#include "options/options.h"
#include "tasks/comparison/results.h"

namespace melon {

/// How the two come to what "pair" has under "key": the answer to {"type":
/// "working", "a", "b", "key"}, where it is of a test or an effect size.
[[nodiscard]] Result<Json> AnswerPairWorking(const Results& results,
                                             const FoldDifferences* design,
                                             const Options& options,
                                             const Json& request);

/// The answer to {"type": "pair", "a", "b"}, places of two algorithms: {"pair":
/// every test and effect size of the two, those that take long included;
/// "bayes": draws of the Bayesian sign and signed-rank tests; and with a design
/// "density": that of the Bayesian correlated t-test}. Questions of other types
/// are Problems. `design` as in PairTests.
[[nodiscard]] Result<Json> AnswerOfPair(const Results& results,
                                        const FoldDifferences* design,
                                        const Options& options,
                                        const Json& request);

}  // namespace melon
