#pragma once

#include <vector>

#include "base/working/working.h"
#include "kernels/binary/calibration_bins.h"

namespace melon {

/// ExpectedCalibrationError, with a table of the bins.
[[nodiscard]] Term CalibrationErrorTerm(const std::vector<CalibrationBin>& bins,
                                        Working& working);

}  // namespace melon
