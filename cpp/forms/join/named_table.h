#pragma once

#include <memory>
#include <string>

#include "base/table.h"

namespace melon {

/// A file that was read, and what it is called.
struct NamedTable {
  std::string name;
  std::shared_ptr<const Table> table;
};

}  // namespace melon
