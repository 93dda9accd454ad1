#include "kernels/binary/calibration_bins.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "base/sum.h"
#include "kernels/binary/group_memo.h"

namespace melon {
namespace {

double WeightOf(const ScoreGroups& groups, std::size_t group) {
  return groups.positive[group] + groups.negative[group];
}

/// The groups [begin, end) as one bin; scores descend.
template <class WeightSum>
CalibrationBin BinBy(const ScoreGroups& groups, std::size_t begin,
                     std::size_t end) {
  CalibrationBin bin;
  while (begin < end && WeightOf(groups, begin) == 0) ++begin;
  while (begin < end && WeightOf(groups, end - 1) == 0) --end;
  if (begin == end) return bin;
  bin.high = groups.score[begin];
  bin.low = groups.score[end - 1];
  WeightSum weight;
  WeightSum positive;
  Sum score;
  for (std::size_t i = begin; i < end; ++i) {
    const double group_weight = WeightOf(groups, i);
    weight.Add(group_weight);
    positive.Add(groups.positive[i]);
    score.Add(group_weight * groups.score[i]);
  }
  bin.weight = weight.value();
  bin.positive = positive.value();
  bin.mean_score = std::clamp(score.value() / bin.weight, bin.low, bin.high);

  const double share = bin.positive_share();
  Sum scatter;
  Sum co_scatter;
  for (std::size_t i = begin; i < end; ++i) {
    const double deviation = groups.score[i] - bin.mean_score;
    scatter.Add(WeightOf(groups, i) * deviation * deviation);
    co_scatter.Add(
        ((groups.positive[i] * (1 - share)) - (groups.negative[i] * share)) *
        deviation);
  }
  bin.score_scatter = scatter.value();
  bin.co_scatter = co_scatter.value();
  return bin;
}

CalibrationBin MakeBin(const ScoreGroups& groups, std::size_t begin,
                       std::size_t end) {
  return HasExactSums(groups) ? BinBy<ExactSum>(groups, begin, end)
                              : BinBy<Sum>(groups, begin, end);
}

/// Bins of neighbouring groups with the same `bin_of(i)`, ascending, those
/// without weight left out. `finish(bin, number)` may set the bounds.
template <class BinOf, class Finish>
std::vector<CalibrationBin> CollectBins(const ScoreGroups& groups, BinOf bin_of,
                                        Finish finish) {
  std::vector<CalibrationBin> bins;
  std::size_t end = groups.score.size();
  while (end > 0) {
    const std::size_t number = bin_of(end - 1);
    // The numbers fall along the ranking.
    std::size_t begin = 0;
    for (std::size_t last = end - 1; begin < last;) {
      const std::size_t middle = begin + ((last - begin) / 2);
      if (bin_of(middle) == number) {
        last = middle;
      } else {
        begin = middle + 1;
      }
    }
    CalibrationBin bin = MakeBin(groups, begin, end);
    finish(bin, number);
    if (bin.weight > 0) bins.push_back(bin);
    end = begin;
  }
  return bins;
}

double TotalWeight(const std::vector<CalibrationBin>& bins) {
  Sum total;
  for (const CalibrationBin& bin : bins) total.Add(bin.weight);
  return total.value();
}

}  // namespace

namespace {

std::vector<CalibrationBin> FindUniformBins(const ScoreGroups& groups,
                                            std::size_t count) {
  const auto bins = static_cast<double>(count);
  const auto edge = [bins](std::size_t k) {
    return static_cast<double>(k) / bins;
  };
  const auto bin_of = [&](std::size_t i) {
    const double score = groups.score[i];
    // The product may be rounded across an edge; the comparison decides.
    auto k = static_cast<std::size_t>(std::clamp(score * bins, 0.0, bins - 1));
    if (k > 0 && score <= edge(k)) --k;
    if (k + 1 < count && score > edge(k + 1)) ++k;
    return k;
  };
  return CollectBins(groups, bin_of,
                     [&](CalibrationBin& bin, std::size_t number) {
                       bin.low = edge(number);
                       bin.high = edge(number + 1);
                     });
}

/// The weights of the groups below each, by group.
std::vector<double> WeightsBelow(const ScoreGroups& groups) {
  std::vector<double> weights(groups.score.size());
  Sum below;
  for (std::size_t i = weights.size(); i-- > 0;) {
    weights[i] = below.value();
    below.Add(WeightOf(groups, i));
  }
  return weights;
}

/// The weight of the groups below one. Exact sums only.
double WeightBelow(const ScoreGroups& groups, std::size_t group) {
  const std::size_t mark = group / GroupMemo::kStride;
  const Cumulated& above = groups.memo->marks[mark];
  double down_to = above.positive + above.negative;
  for (std::size_t i = mark * GroupMemo::kStride; i <= group; ++i)
    down_to += WeightOf(groups, i);
  return groups.total() - down_to;
}

std::vector<CalibrationBin> FindQuantileBins(const ScoreGroups& groups,
                                             std::size_t count) {
  const bool has_marks = groups.memo != nullptr && HasExactSums(groups);
  const std::vector<double> weights =
      has_marks ? std::vector<double>() : WeightsBelow(groups);
  const auto bin_of = [&](std::size_t i) {
    const double below = has_marks ? WeightBelow(groups, i) : weights[i];
    const double position = static_cast<double>(count) * below / groups.total();
    // Weights near the largest double overflow, and then lie above every edge.
    return position < static_cast<double>(count - 1)
               ? static_cast<std::size_t>(position)
               : count - 1;
  };
  return CollectBins(groups, bin_of,
                     [](CalibrationBin& /*bin*/, std::size_t /*number*/) {});
}

}  // namespace

std::vector<CalibrationBin> UniformBins(const ScoreGroups& groups,
                                        std::size_t count) {
  assert(count > 0);
  if (count != GroupMemo::kBins) return FindUniformBins(groups, count);
  return Remembered(groups, &GroupMemo::uniform_bins,
                    [&] { return FindUniformBins(groups, count); });
}

std::vector<CalibrationBin> QuantileBins(const ScoreGroups& groups,
                                         std::size_t count) {
  assert(count > 0);
  if (count != GroupMemo::kBins) return FindQuantileBins(groups, count);
  return Remembered(groups, &GroupMemo::quantile_bins,
                    [&] { return FindQuantileBins(groups, count); });
}

double ExpectedCalibrationError(const std::vector<CalibrationBin>& bins) {
  Sum error;
  for (const CalibrationBin& bin : bins) {
    error.Add(std::abs((bin.weight * bin.mean_score) - bin.positive));
  }
  return error.value() / TotalWeight(bins);
}

BrierDecomposition DecomposeBrier(const std::vector<CalibrationBin>& bins) {
  const double total = TotalWeight(bins);
  Sum positive;
  for (const CalibrationBin& bin : bins) positive.Add(bin.positive);
  const double prevalence = positive.value() / total;

  Sum reliability;
  Sum resolution;
  Sum variance;
  Sum covariance;
  for (const CalibrationBin& bin : bins) {
    const double gap = bin.mean_score - bin.positive_share();
    const double contrast = bin.positive_share() - prevalence;
    reliability.Add(bin.weight * gap * gap);
    resolution.Add(bin.weight * contrast * contrast);
    variance.Add(bin.score_scatter);
    covariance.Add(2 * bin.co_scatter);
  }
  return {reliability.value() / total, resolution.value() / total,
          prevalence * (1 - prevalence), variance.value() / total,
          covariance.value() / total};
}

}  // namespace melon
