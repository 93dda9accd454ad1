#include "options/table.h"

namespace melon {

std::span<const DescribedOption> DescribedOptions() { return kOptionTable; }

}  // namespace melon
