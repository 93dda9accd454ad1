#pragma once

#include "base/table.h"

namespace melon {

/// Whether most texts of the column, missing ones aside, are dates, with a time
/// behind them or not: "2013-08-14", "14/08/2013 06:03:42", "14.8.2013",
/// "2013年8月14日".
[[nodiscard]] bool HoldsDates(const Column& column);

}  // namespace melon
