#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/table.h"
#include "table/cells.h"

namespace melon {

/// Labels in their order: numbers by value, then texts by bytes.
[[nodiscard]] bool LabelBefore(const std::string& a, const std::string& b);

/// The first of them, comma-separated, for a message.
[[nodiscard]] std::string ShowLabels(const std::vector<std::string>& labels);

/// The labels of a coded column that occur in the usable rows, equal numbers
/// once, sorted by LabelBefore.
[[nodiscard]] std::vector<std::string> LabelsInUse(const Column& column,
                                                   const UsableRows& rows);

}  // namespace melon
