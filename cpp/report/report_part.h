#pragma once

namespace melon {

/// `verdict` leaves out the curves, the best thresholds and the tests of all
/// models at once: the first answer for a large table. What it took to compute
/// is kept for the whole.
enum class ReportPart : unsigned char { verdict, whole };

}  // namespace melon
