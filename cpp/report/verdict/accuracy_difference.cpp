#include "report/verdict/accuracy_difference.h"

#include "intervals/interval.h"

namespace melon {

namespace intervals {
extern const IntervalMethod tango;
}  // namespace intervals

void AddAccuracyDifference(const PairView& pair, double cases, double level,
                           KeyValues& values) {
  const double excess = pair.only_a_right - pair.only_b_right;
  const Interval interval =
      pair.whole_weights
          ? intervals::tango.from_discordant(pair.only_a_right,
                                             pair.only_b_right, cases, level)
          : Interval{reasons::fractional_weights, reasons::fractional_weights};
  values.emplace_back("accuracy_diff",
                      cases > 0 ? Value(excess / cases) : reasons::no_cases);
  values.emplace_back("accuracy_diff_low", interval.low);
  values.emplace_back("accuracy_diff_high", interval.high);
}

}  // namespace melon
