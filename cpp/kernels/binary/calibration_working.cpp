#include "kernels/binary/calibration_working.h"

#include <cstddef>

namespace melon {

Term CalibrationErrorTerm(const std::vector<CalibrationBin>& bins,
                          Working& working) {
  double total = 0;
  for (const CalibrationBin& bin : bins) total += bin.weight;
  working.Table({"the bins: from, to, cases, mean score, share of positives",
                 "各箱：下界、上界、样例数、平均得分、正例比例"},
                {"l_b", "u_b", "n_b", R"(\bar p_b)", R"(\bar y_b)"},
                bins.size(), [&bins](std::size_t b) {
                  const CalibrationBin& bin = bins[b];
                  return WorkingRow{bin.low, bin.high, bin.weight,
                                    bin.mean_score, bin.positive_share()};
                });
  const Term gaps = working.Line(
      "G", FoldedSum(R"(\sum_b n_b\left|\bar p_b-\bar y_b\right|)", bins.size(),
                     [&bins](std::size_t b) {
                       const CalibrationBin& bin = bins[b];
                       return bin.weight * Absolute(Term(bin.mean_score) -
                                                    bin.positive_share());
                     },
                     ExpectedCalibrationError(bins) * total));
  return gaps / Term("n", total);
}

}  // namespace melon
