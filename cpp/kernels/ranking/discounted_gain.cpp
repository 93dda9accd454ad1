#include "kernels/ranking/discounted_gain.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/reasons.h"
#include "base/sum.h"
#include "kernels/numbers/share.h"
#include "kernels/ranking/discount_sum.h"
#include "kernels/ranking/tied_items.h"

namespace melon {
namespace {

/// Below this, sums of 2^r over any number of items stay finite.
constexpr double kLargestExponent = 900;

double LargestRelevance(const RankedItems& query) {
  return query.best_relevance.empty() ? 0 : query.best_relevance.front();
}

/// Mean gain of the tied items.
double MeanGain(const RankedItems& query, const TiedItems& tie, Gain gain,
                double largest) {
  Sum sum;
  for (std::size_t i = tie.begin; i < tie.end; ++i)
    sum.Add(query.WeightOf(i) * ScaledGain(gain, query.relevance[i], largest));
  return sum.value() / tie.count;
}

/// Running sums over positions, up to `most` of them.
std::vector<double> GainByPosition(const RankedItems& query, Gain gain,
                                   std::size_t most) {
  const double largest = LargestRelevance(query);
  std::vector<double> sums;
  Sum sum;
  ForEachTie(query, [&](const TiedItems& tie) {
    const double mean = MeanGain(query, tie, gain, largest);
    for (double i = 1; i <= tie.count && sums.size() < most; ++i) {
      sum.Add(mean / std::log2(tie.above + i + 1));
      sums.push_back(sum.value());
    }
    return sums.size() < most;
  });
  return sums;
}

}  // namespace

double ScaledGain(Gain gain, double relevance, double largest) {
  if (gain == Gain::linear) return largest > 0 ? relevance / largest : 0;
  if (largest > kLargestExponent)
    return std::exp2(relevance - largest) - std::exp2(-largest);
  return relevance < 1 ? std::expm1(relevance * std::numbers::ln2)
                       : std::exp2(relevance) - 1;
}

double ScaledDiscountedGain(const RankedItems& query, Gain gain,
                            double last_position) {
  const double largest = LargestRelevance(query);
  Sum sum;
  ForEachTie(query, [&](const TiedItems& tie) {
    if (tie.above >= last_position) return false;
    const double mean = MeanGain(query, tie, gain, largest);
    if (mean > 0) {
      sum.Add(mean * DiscountSum(tie.above + 1, std::min(tie.above + tie.count,
                                                         last_position)));
    }
    return true;
  });
  return sum.value();
}

Value NormalizedDiscountedGain(const RankedItems& query, Gain gain,
                               double last_position) {
  const double best = ScaledDiscountedGain(query.Best(), gain, last_position);
  if (!(best > 0)) return reasons::no_relevant_items;
  return Share(ScaledDiscountedGain(query, gain, last_position), best);
}

std::vector<double> NormalizedDiscountedGainByPosition(const RankedItems& query,
                                                       Gain gain,
                                                       std::size_t most) {
  if (!(LargestRelevance(query) > 0)) return {};
  std::vector<double> gains = GainByPosition(query, gain, most);
  const std::vector<double> best = GainByPosition(query.Best(), gain, most);
  // Below the last ranked item nothing is gained.
  gains.resize(best.size(), gains.empty() ? 0 : gains.back());
  for (std::size_t i = 0; i < gains.size(); ++i)
    gains[i] = Share(gains[i], best[i]);
  return gains;
}

}  // namespace melon
