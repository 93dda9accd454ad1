#pragma once

namespace melon {

/// What the user may set and an item may look at.
struct Parameters {
  /// The item's own parameter in the variant that is asked for: β, maximal FPR,
  /// k, ….
  double own = 0;
  /// Cost of a false negative and of a false positive, ≥ 0.
  double cost_fn = 1;
  double cost_fp = 1;
  /// Confidence level, in (0, 1).
  double level = 0.95;
  /// Curves: rows nearer than this to the one before, along both axes and as a
  /// share of the picture, may be left out. 0: every distinct score is a row.
  double spacing = 0;
};

}  // namespace melon
