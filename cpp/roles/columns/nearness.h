#pragma once

#include <vector>

#include "base/table.h"

namespace melon {

/// Whatever is nearer is a prediction of some use.
inline constexpr double kUsefulDistance = 0.9;
/// Whatever is farther is on another scale.
inline constexpr double kNearDistance = 2;

/// How near numeric columns are to a true one: what distinguishes a
/// regression's predictions from its inputs. Cells that are not numbers are
/// left out.
class Nearness {
 public:
  explicit Nearness(const Column& truth);

  /// The column's mean distance from the truth, in those of the truth from its
  /// own mean. A model of any use is below 1; an input in units of its own is
  /// hardly ever below 2. NaN when nothing can be compared.
  [[nodiscard]] double Distance(const Column& column) const;

  /// Whether the column's mean lies in the truth's range.
  [[nodiscard]] bool IsInRange(const Column& column) const;

 private:
  std::vector<double> truth_;
  double spread_ = 0;
};

}  // namespace melon
