#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/table.h"
#include "io/json/json.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/comparison/pairs.h"
#include "tasks/friedman/data.h"
#include "tasks/friedman/post_hoc_tests.h"

namespace melon {

/// What does not depend on which procedure or control is looked at.
struct FriedmanFindings {
  std::vector<std::pair<std::string, Value>> tests;
  PairTable pairs;
  PostHocTests post_hoc;
};

/// All tests of the table and of its pairs.
[[nodiscard]] FriedmanFindings FindFriedman(const FriedmanData& data,
                                            const Options& options);

/// The procedure that the options name, else Shaffer's.
[[nodiscard]] const Procedure& WantedProcedure(const PostHocTests& tests,
                                               const Options& options);

/// The procedure that decides: the wanted one. Where that has no p-values, as
/// Bergmann and Hommel's for many algorithms, it is Shaffer's on the same
/// tests, if it has any.
[[nodiscard]] const Procedure& DecidingProcedure(const PostHocTests& tests,
                                                 const Options& options);

[[nodiscard]] Json FriedmanReport(const Table& table, const Roles& roles,
                                  const Options& options,
                                  const FriedmanData& data,
                                  const FriedmanFindings& findings,
                                  const Procedure& deciding,
                                  const std::optional<ControlTests>& control);

}  // namespace melon
