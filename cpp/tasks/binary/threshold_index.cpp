#include "tasks/binary/threshold_index.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/sum.h"
#include "kernels/binary/group_memo.h"
#include "kernels/binary/points/roc_hull.h"
#include "special/normal.h"

namespace melon {
namespace {

double Recall(const Counts& counts) {
  return counts.true_positive / counts.positives();
}
double Fpr(const Counts& counts) {
  return counts.false_positive / counts.negatives();
}
double Share(const Counts& counts) {
  return counts.predicted_positives() / counts.total();
}

}  // namespace

ThresholdIndex::ThresholdIndex(const ScoreGroups& groups) : groups_(groups) {
  if (groups.one_class()) return;
  for (const RocVertex& vertex : RocHull(groups))
    hull_.push_back(vertex.groups);
}

Counts ThresholdIndex::CountsAtPosition(std::size_t position) const {
  Counts counts;
  if (position > 0) {
    // The mark of the group before, so that the last position has one too.
    const std::size_t mark = (position - 1) / GroupMemo::kStride;
    const Cumulated above = groups_.memo->marks[mark];
    Sum positive;
    Sum negative;
    positive.Add(above.positive);
    negative.Add(above.negative);
    for (std::size_t g = mark * GroupMemo::kStride; g < position; ++g) {
      positive.Add(groups_.positive[g]);
      negative.Add(groups_.negative[g]);
    }
    counts.true_positive = positive.value();
    counts.false_positive = negative.value();
  }
  counts.false_negative = groups_.total_positive - counts.true_positive;
  counts.true_negative = groups_.total_negative - counts.false_positive;
  return counts;
}

std::size_t ThresholdIndex::PositionOf(double threshold) const {
  const auto end = std::partition_point(
      groups_.score.begin(), groups_.score.end(),
      [threshold](double score) { return score >= threshold; });
  return static_cast<std::size_t>(end - groups_.score.begin());
}

double ThresholdIndex::ThresholdAt(std::size_t position) const {
  return position == 0 ? std::numeric_limits<double>::infinity()
                       : groups_.score[position - 1];
}

/// The first position at which a measure that never falls along the ranking
/// reaches `wanted`; the last one if none does.
template <class Measure>
std::size_t ThresholdIndex::FirstAtLeast(double wanted,
                                         const Measure& measure) const {
  std::size_t low = 0;
  std::size_t high = groups_.score.size();
  while (low < high) {
    const std::size_t middle = low + ((high - low) / 2);
    if (measure(CountsAtPosition(middle)) < wanted) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

std::size_t ThresholdIndex::NearestOnRoc(double x, double y) const {
  const std::size_t after = FirstAtLeast(
      x + y, [](const Counts& counts) { return Recall(counts) + Fpr(counts); });
  if (after == 0) return 0;
  const auto distance = [&](std::size_t position) {
    const Counts counts = CountsAtPosition(position);
    return std::hypot(Fpr(counts) - x, Recall(counts) - y);
  };
  return distance(after - 1) < distance(after) ? after - 1 : after;
}

/// Recall decides; where it stands still for several thresholds, precision
/// falls and decides among them.
std::size_t ThresholdIndex::NearestOnPrecisionRecall(double x, double y) const {
  const std::size_t last = groups_.score.size();
  const double most = Recall(CountsAtPosition(last));
  const std::size_t first =
      std::max<std::size_t>(1, FirstAtLeast(std::min(x, most), Recall));
  const double recall = Recall(CountsAtPosition(first));
  std::size_t low = first;
  std::size_t high = recall < most
                         ? FirstAtLeast(std::nextafter(recall, 2), Recall) - 1
                         : last;
  while (low < high) {
    const std::size_t middle = low + ((high - low) / 2);
    const Counts counts = CountsAtPosition(middle);
    if (counts.true_positive / counts.predicted_positives() > y) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

std::size_t ThresholdIndex::BestForProbabilityCost(
    double probability_cost) const {
  const auto cost = [&](std::size_t position) {
    const Counts counts = CountsAtPosition(position);
    return ((1 - Recall(counts)) * probability_cost) +
           (Fpr(counts) * (1 - probability_cost));
  };
  return *std::min_element(
      hull_.begin(), hull_.end(),
      [&cost](std::size_t a, std::size_t b) { return cost(a) < cost(b); });
}

std::size_t ThresholdIndex::Nearest(std::string_view curve, double x,
                                    double y) const {
  if (curve == "roc") return NearestOnRoc(x, y);
  if (curve == "precision_recall") return NearestOnPrecisionRecall(x, y);
  if (curve == "cost") return BestForProbabilityCost(std::clamp(x, 0.0, 1.0));
  if (curve == "det") return FirstAtLeast(NormalCdf(x), Fpr);
  if (curve == "cumulative_gain" || curve == "lift")
    return FirstAtLeast(x, Share);
  return PositionOf(x);
}

}  // namespace melon
