#pragma once

#include <cstddef>
#include <vector>

#include "io/json/json.h"
#include "tasks/friedman/data.h"
#include "tasks/friedman/post_hoc_tests.h"

namespace melon {

/// Algorithms from the best mean rank to the worst.
[[nodiscard]] std::vector<std::size_t> ByMeanRank(const FriedmanData& data);
/// Those of them, at least one, that have the best mean rank.
[[nodiscard]] std::vector<std::size_t> SharingFirstRank(
    const FriedmanData& data);

/// Into a pair's JSON, its p-value by every procedure.
void PutProcedures(const std::vector<Procedure>& procedures, std::size_t pair,
                   Json& json, Json& reasons);

/// Into an algorithm's metrics, its comparison with the control.
void PutControl(const ControlTests& control, std::size_t algorithm,
                Json& metrics, Json& reasons);

/// [{"id", "key", "statistic", "critical_difference", "critical_value",
/// "significant", "reasons", "cliques"}]: for every procedure on all pairs how
/// many differ at α, and the maximal groups of algorithms in which none differs
/// from another, by their places in `models`, best rank first. With many
/// algorithms only `deciding`, which is one of the tests', has its cliques.
[[nodiscard]] Json ProceduresJson(const FriedmanData& data,
                                  const PostHocTests& tests,
                                  const Procedure& deciding, double alpha);

/// {"name", "index", "procedure", "better", "worse", "procedures"}: the
/// comparisons with the control; by the deciding procedure which are
/// significantly better and worse than it. None is where the test over all
/// found no difference.
[[nodiscard]] Json ControlJson(const FriedmanData& data,
                               const ControlTests& control,
                               const Procedure& deciding, bool any_differ,
                               double alpha);

}  // namespace melon
