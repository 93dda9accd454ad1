#pragma once

#include "base/table.h"
#include "io/json/json.h"

namespace melon {

/// The answer to {"type": "clusters", "clusterers": ["k_means:n_clusters=3"],
/// "target": the column of true groups, if there is one, "features": as
/// `LabAnswer` takes them, "seed"} about a table: every clusterer divides all
/// rows by the features, in which numbers have mean 0 and variance 1, and
/// categories are a feature for each level. The target is not looked at.
///
/// {"clusters": {"target" or null, "clusterers": [{"id", "name",
/// "parameters"}]}, "truth": a text for each row, where there is a target,
/// "features": [{"name", "values" as they were clustered}] the numbers among
/// them, so that no level of a category looks like a clustering, "outputs":
/// [{"clusterer", "clusters": of each row, from 1}], "warnings"}. With "check"
/// nothing is computed: the answer has "clusters" alone, or what is wrong.
[[nodiscard]] Json ClustersAnswer(const Table& table, const Json& request);

}  // namespace melon
