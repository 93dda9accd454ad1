#include "report/verdict/accuracy_difference.h"

#include "intervals/interval.h"

namespace melon {

namespace intervals {
extern const IntervalMethod tango;
}  // namespace intervals

namespace {

Value DifferenceOf(const PairView& pair, double cases) {
  if (!(cases > 0)) return reasons::no_cases;
  return (pair.only_a_right - pair.only_b_right) / cases;
}

}  // namespace

void AddAccuracyDifference(const PairView& pair, double cases, double level,
                           KeyValues& values) {
  const Interval interval =
      pair.whole_weights
          ? intervals::tango.from_discordant(pair.only_a_right,
                                             pair.only_b_right, cases, level)
          : Interval{reasons::fractional_weights, reasons::fractional_weights};
  values.emplace_back("accuracy_diff", DifferenceOf(pair, cases));
  values.emplace_back("accuracy_diff_low", interval.low);
  values.emplace_back("accuracy_diff_high", interval.high);
}

WorkedMeasure WorkOutAccuracyDifference(const PairView& pair, double cases,
                                        double level) {
  WorkedMeasure measure(WorkedOut<Value>{DifferenceOf(pair, cases), {}});
  if (!measure.value.result.defined()) return measure;
  Working& working = measure.value.working;
  const Term b = working.Line(
      "b", pair.only_a_right,
      {"cases that only the first one gets right", "仅前者判对的样例"});
  const Term c = working.Line(
      "c", pair.only_b_right,
      {"cases that only the second one gets right", "仅后者判对的样例"});
  working.Result((b - c) / Term("n", cases));
  if (pair.whole_weights) {
    measure.intervals = {MakeInterval(
        intervals::tango, intervals::tango.from_discordant, Depth::working,
        pair.only_a_right, pair.only_b_right, cases, level)};
  }
  return measure;
}

}  // namespace melon
