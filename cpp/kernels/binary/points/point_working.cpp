#include "kernels/binary/points/point_working.h"

namespace melon {

CountTerms ShowThreshold(const ScoreGroups& groups, double threshold,
                         Working& working) {
  working.Line("t", threshold, kThresholdTitle);
  return CountTerms(CountsAt(groups, threshold));
}

}  // namespace melon
