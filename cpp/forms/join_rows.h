#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/table.h"
#include "io/json_value.h"

namespace melon {

/// What is done to a table before it is used, so that two files with the same
/// cases, in the same order, become one table.
struct Joining {
  /// The columns that are kept, in this order, and what they are called from
  /// then on; all columns if there are none here.
  std::vector<std::pair<std::string, std::string>> columns = {};
  /// Whether they come beside the columns of the table that was there before.
  bool beside = false;
  /// Of that table and of this one, the columns that have to contain the same:
  /// they show that the cases are the same.
  std::vector<std::pair<std::string, std::string>> same = {};
};

/// From {"columns": [["score", "new"]], "same": [["truth", "label"]]}; "same"
/// says that the table comes beside another.
[[nodiscard]] Joining ReadJoining(const Json& options);

/// The table after that. `before` may be null where nothing comes beside it.
/// A Problem where a column does not exist, a name would be there twice, the
/// numbers of rows differ, or a cell differs that has to be the same.
[[nodiscard]] Result<Table> Join(Table table, const Joining& joining,
                                 const Table* before);

}  // namespace melon
