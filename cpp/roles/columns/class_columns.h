#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/table.h"

namespace melon {

/// A model that gives a number for every class.
struct ClassColumns {
  std::string model;
  /// The classes, verbatim from the headers, and the table's column of each, in
  /// the order of the columns.
  std::vector<std::string> labels;
  std::vector<std::size_t> columns;

  bool operator==(const ClassColumns&) const = default;
};

/// Groups those of the columns whose headers are a model's name followed by a
/// class: "MODEL:CLASS" for any class, or "MODEL_CLASS", "MODEL.CLASS",
/// "MODEL CLASS", "MODEL-CLASS", "MODEL (CLASS)" where CLASS is one of the
/// truth's labels. Where every one of more than two labels is a header itself,
/// or has one as "pCLASS" of H2O and "P (TRUTH=CLASS)" of KNIME, these are of a
/// model called "probabilities".
/// Groups of fewer than two columns are left out, as are columns without
/// numbers.
[[nodiscard]] std::vector<ClassColumns> FindClassColumns(
    const Table& table, const std::vector<std::size_t>& columns,
    const Column& truth);

}  // namespace melon
