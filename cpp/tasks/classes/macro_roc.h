#pragma once

#include <cstddef>
#include <vector>

#include "base/data/score_groups.h"
#include "base/sum.h"
#include "base/working/working.h"
#include "curves/curve.h"
#include "io/json/json.h"
#include "tasks/classes/data.h"

namespace melon {

/// The mean of the classes' true positive rates at 1,001 false positive rates.
class MacroRoc {
 public:
  MacroRoc();

  /// The next class against the rest.
  void Add(const ScoreGroups& groups);
  /// {"series": {"curve": {"fpr", "tpr"}}} as it is drawn, or {"reason"}.
  [[nodiscard]] Json ToJson() const;

 private:
  std::vector<Sum> sums_;
  double classes_ = 0;
  bool missing_class_ = false;
};

/// The point of the curve at a false positive rate in [0, 1], or, where that is
/// NaN, the one with which it begins, and how it comes about: the last two
/// lines give its coordinates. Undefined where there is no curve.
[[nodiscard]] WorkedOut<CurvePoint> WorkOutMacroRoc(const ClassData& data,
                                                    const ClassModel& model,
                                                    double fpr);

}  // namespace melon
