#include "kernels/ranking/position_working.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "base/sum.h"
#include "kernels/ranking/discount_sum.h"
#include "kernels/ranking/relevant_items.h"
#include "kernels/ranking/tied_items.h"

namespace melon {
namespace {

/// Positions further down are not listed one by one where items are tied.
constexpr double kMostListed = 10000;
/// Sums of larger gains might not fit into a number.
constexpr double kMostRelevance = 1e280;
constexpr double kMostExponent = 900;

constexpr Text kPositions{"the positions of the ranking, with the gain g",
                          "排序中的各位置及其增益 g"};
constexpr Text kTiedPositions{
    "the positions of the ranking, with the gain g; tied items share theirs, "
    "with their mean gain",
    "排序中的各位置及其增益 g；得分相等的条目平均分占其位置，各取平均增益"};
constexpr Text kHits{"relevant items on the first k positions",
                     "前 k 个位置上的相关条目数"};
constexpr Text kTiedHits{
    "relevant items on the first k positions; tied items share theirs",
    "前 k 个位置上的相关条目数；得分相等的条目平均分占其位置"};

/// Adds the positions above + 1, …, above + tied.
void AddTie(double above, double tied, double gain, double last_position,
            std::vector<PositionGain>& positions) {
  const double last = std::min(above + tied, last_position);
  if (tied > 1 && last > kMostListed) {
    positions.push_back({above + 1, last, gain, tied});
    return;
  }
  for (double i = above + 1; i <= last; ++i)
    positions.push_back({i, i, gain, tied});
}

template <class GainOf>
std::vector<PositionGain> Positions(const RankedItems& query,
                                    double last_position, GainOf gain_of) {
  std::vector<PositionGain> positions;
  ForEachTie(query, [&](const TiedItems& tie) {
    if (tie.above >= last_position) return false;
    AddTie(tie.above, tie.count, gain_of(tie), last_position, positions);
    return true;
  });
  return positions;
}

std::string_view MeaningOf(Gain gain, double largest) {
  if (gain == Gain::linear)
    return largest > kMostRelevance ? R"(g_i\propto r_i)" : "g_i=r_i";
  return largest > kMostExponent ? R"(g_i\propto 2^{r_i}-1)" : "g_i=2^{r_i}-1";
}

double GainOf(Gain gain, double relevance, double largest) {
  const bool fits = gain == Gain::linear && largest <= kMostRelevance;
  return fits ? relevance : ScaledGain(gain, relevance, largest);
}

bool IsOne(const PositionGain& one) { return one.first == one.last; }

bool HasTies(const std::vector<PositionGain>& positions) {
  return std::any_of(positions.begin(), positions.end(),
                     [](const PositionGain& one) { return one.tied > 1; });
}

double DiscountOf(const PositionGain& one) {
  return DiscountSum(one.first, one.last);
}

WorkingRow PositionRow(const PositionGain& one) {
  const double discount = DiscountOf(one);
  WorkingRow row;
  if (IsOne(one)) {
    row.emplace_back(one.first);
  } else {
    row.emplace_back(LatexNumber(one.first) + "–" + LatexNumber(one.last));
  }
  row.emplace_back(one.gain);
  row.emplace_back(discount);
  row.emplace_back(one.gain * discount);
  return row;
}

Term DiscountedSum(const std::vector<PositionGain>& positions) {
  Sum total;
  for (const PositionGain& one : positions)
    total.Add(one.gain * DiscountOf(one));
  return FoldedSum(R"(\sum_i\frac{g_i}{\log_2(i+1)})", positions.size(),
                   [&positions](std::size_t i) {
                     const PositionGain& one = positions[i];
                     const Term gain("g_i", one.gain);
                     return IsOne(one) ? gain / Log2(Term("i", one.first) + 1)
                                       : gain * DiscountOf(one);
                   },
                   total.value());
}

}  // namespace

PositionGains GainsByPosition(const RankedItems& query, Gain gain,
                              double last_position) {
  const double largest =
      query.best_relevance.empty() ? 0 : query.best_relevance.front();
  const auto gain_of = [&](const TiedItems& tie) {
    Sum sum;
    for (std::size_t i = tie.begin; i < tie.end; ++i)
      sum.Add(query.WeightOf(i) * GainOf(gain, query.relevance[i], largest));
    return sum.value() / tie.count;
  };
  return {Positions(query, last_position, gain_of), MeaningOf(gain, largest)};
}

PositionGains HitsByPosition(const ScoreGroups& groups, double last_position) {
  PositionGains hits{{}, "g_i=y_i"};
  double above = 0;
  for (std::size_t i = 0; i < groups.score.size() && above < last_position;
       ++i) {
    const double tied = groups.positive[i] + groups.negative[i];
    if (tied == 0) continue;
    AddTie(above, tied, groups.positive[i] / tied, last_position,
           hits.positions);
    above += tied;
  }
  return hits;
}

PositionGains BestHits(const ScoreGroups& groups, double last_position) {
  PositionGains hits{{}, "g_i=y_i"};
  AddTie(0, groups.total_positive, 1, last_position, hits.positions);
  return hits;
}

Term DiscountedGainTerm(const PositionGains& gains, Working& working) {
  const std::vector<PositionGain>& positions = gains.positions;
  working.Table(HasTies(positions) ? kTiedPositions : kPositions,
                {"i", std::string(gains.meaning), R"(\frac{1}{\log_2(i+1)})",
                 R"(\frac{g_i}{\log_2(i+1)})"},
                positions.size(), [&positions](std::size_t row) {
                  return PositionRow(positions[row]);
                });
  return DiscountedSum(positions);
}

Term NormalizedGainTerm(const PositionGains& gains, const PositionGains& best,
                        Working& working) {
  const Term gained =
      working.Line(R"(\mathrm{DCG})", DiscountedGainTerm(gains, working));
  const Term ideal =
      working.Line(R"(\mathrm{IDCG})", DiscountedSum(best.positions),
                   {"the same of the best order, the largest gains first",
                    "增益从大到小的最优排序的同一总和"});
  return gained / ideal;
}

Term HitsLine(const RankedItems& query, double last_position,
              Working& working) {
  const std::vector<PositionGain> hits =
      Positions(query, last_position,
                [](const TiedItems& tie) { return tie.relevant / tie.count; });
  const Term sum =
      FoldedSum(R"(\sum_{i\le k} h_i)", hits.size(),
                [&hits](std::size_t i) {
                  const PositionGain& one = hits[i];
                  const Term hit("h_i", one.gain);
                  return IsOne(one) ? hit : (one.last - one.first + 1) * hit;
                },
                RelevantWithin(query, last_position));
  return working.Line("c", sum, HasTies(hits) ? kTiedHits : kHits);
}

}  // namespace melon
