#pragma once

namespace melon {

/// The rectangle in which a curve is drawn, in data units; NaN in a bound means
/// "the smallest or largest value that occurs".
struct Box {
  double x_low = 0;
  double x_high = 1;
  double y_low = 0;
  double y_high = 1;
};

}  // namespace melon
