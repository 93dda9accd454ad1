#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "base/table.h"
#include "forms/join/model_columns.h"
#include "forms/join/named_table.h"

namespace melon {

/// The columns of a file that its models give.
struct ModelsOfFile {
  const Table& table;
  const AssignedFile& assigned;
  const std::vector<std::size_t>& columns;
};

/// Of each file a name for each of these columns: its own where no other file
/// has it and it says more than "score"; else the name of the file, and before
/// a column's own name where a file has several. Columns for the classes of a
/// model are called "model:class". `truth` may be null.
[[nodiscard]] std::vector<std::vector<std::string>> NameModels(
    std::span<const NamedTable> files, const std::vector<ModelsOfFile>& models,
    const Column* truth);

}  // namespace melon
