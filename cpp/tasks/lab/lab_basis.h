#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "base/table.h"
#include "io/json/json.h"
#include "tasks/lab/lab_data.h"
#include "tasks/lab/lab_plan.h"

namespace melon {

/// What is learnt from, and by which plan: what the requests about all splits
/// and learners have in common.
struct LabBasis {
  LabData data;
  /// Without the inner folds of a nested plan.
  LabPlan plan;
};

/// Keeps the basis of the last request, since learners are asked for one split
/// after the other: dividing the rows anew each time would take longer than
/// some learners.
class KeptLabBasis {
 public:
  /// The basis that the request asks for; valid until the next call.
  [[nodiscard]] Result<const LabBasis*> Read(const Table& table,
                                             const Json& request);
  /// There is another table now.
  void Forget() { basis_.reset(); }

 private:
  /// The part of the request that the basis depends on.
  std::string asked_;
  std::optional<LabBasis> basis_;
};

}  // namespace melon
