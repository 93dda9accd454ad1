#include "kernels/binary/points/point_working.h"

namespace melon {

CountTerms ShowThreshold(const ScoreGroups& groups, double threshold,
                         Working& working) {
  working.Line("t", threshold,
               {"the threshold: cases with a score of t or more are called "
                "positive",
                "阈值：得分不小于 t 的样例判为正例"});
  return CountTerms(CountsAt(groups, threshold));
}

}  // namespace melon
