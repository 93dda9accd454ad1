#include "kernels/binary/score_working.h"

#include <cmath>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>

#include "base/text.h"
#include "kernels/binary/ranks/concordance.h"
#include "kernels/binary/ranks/positive_rank_sum.h"

namespace melon {
namespace {

constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

double Ratio(double part, double whole) {
  return whole > 0 ? part / whole : kUndefined;
}

void TableOfPlaces(const RankedScores& ranked, const Text& title,
                   std::vector<std::string> heads, Working& working,
                   FunctionView<WorkingRow(std::size_t)> of_place) {
  working.Table(title, std::move(heads), ranked.size(),
                [&of_place](std::size_t row) { return of_place(row + 1); });
}

Term SumOver(std::string_view symbols, const std::vector<std::size_t>& places,
             FunctionView<Term(std::size_t)> of_place, double total) {
  return FoldedSum(
      symbols, places.size(),
      [&](std::size_t i) { return of_place(places[i]); }, total);
}

/// The places with a case of the class that `cases` counts.
std::vector<std::size_t> PlacesWith(const RankedScores& ranked,
                                    FunctionView<double(std::size_t)> cases) {
  std::vector<std::size_t> places;
  for (std::size_t k = 1; k <= ranked.size(); ++k) {
    if (cases(k) > 0) places.push_back(k);
  }
  return places;
}

using CountAt = double (RankedScores::*)(std::size_t) const;

/// The pairs of a case of one class and one of the other above it, ties
/// counting half: `sum_over` and `cases` are of the one, `above` and `tied` of
/// the other.
template <class SumOverClass>
Term PairsOver(SumOverClass sum_over, std::string_view symbols,
               const RankedScores& ranked, CountAt cases, double Counts::*above,
               CountAt tied, double total) {
  return sum_over(
      symbols, ranked,
      [&](std::size_t k) {
        return Times((ranked.*cases)(k),
                     ranked.CountsTo(k - 1).*above + ((ranked.*tied)(k) / 2));
      },
      total);
}

/// The height of the ROC curve at `fpr`, which lies before place k.
Term HeightLine(const RankedScores& ranked, std::size_t k, double fpr,
                Working& working) {
  const std::string before = "_{" + std::to_string(k - 1) + '}';
  const std::string here = "_{" + std::to_string(k) + '}';
  const Term low(R"(\mathrm{TPR})" + before, ranked.Recall(k - 1));
  const Term high(R"(\mathrm{TPR})" + here, ranked.Recall(k));
  const Term left(R"(\mathrm{FPR})" + before, ranked.FalsePositiveRate(k - 1));
  const Term right(R"(\mathrm{FPR})" + here, ranked.FalsePositiveRate(k));
  const Term rise = (Term("f", fpr) - left) / (right - left) * (high - low);
  return working.Line(
      R"(\mathrm{TPR}(f))", ranked.Positives(k) > 0 ? low + rise : low,
      {"the height of the ROC curve at f", "ROC 曲线在 f 处的高度"});
}

}  // namespace

double RankedScores::Rank(std::size_t k) const {
  const Counts& counts = CountsTo(k);
  const double below = counts.false_negative + counts.true_negative;
  return below + ((Positives(k) + Negatives(k) + 1) / 2);
}

double RankedScores::Recall(std::size_t k) const {
  return Ratio(CountsTo(k).true_positive, CountsTo(k).positives());
}

double RankedScores::FalsePositiveRate(std::size_t k) const {
  return Ratio(CountsTo(k).false_positive, CountsTo(k).negatives());
}

double RankedScores::Precision(std::size_t k) const {
  if (k == 0) return 1;
  return Ratio(CountsTo(k).true_positive, CountsTo(k).predicted_positives());
}

Term PositivesTerm(const ScoreGroups& groups) {
  return {"n_1", groups.total_positive};
}

Term NegativesTerm(const ScoreGroups& groups) {
  return {"n_0", groups.total_negative};
}

void RankTable(const RankedScores& ranked, Working& working) {
  TableOfPlaces(
      ranked,
      {"the scores from the highest down: positive and negative cases with the "
       "score, those from it up, and its rank",
       "得分从高到低：该得分的正例数与反例数、累计的真正例与假正例、秩"},
      {"s_k", "n_{1k}", "n_{0k}", "TP_k", "FP_k", "r_k"}, working,
      [&ranked](std::size_t k) {
        const Counts& counts = ranked.CountsTo(k);
        return WorkingRow{ranked.Score(k),       ranked.Positives(k),
                          ranked.Negatives(k),   counts.true_positive,
                          counts.false_positive, ranked.Rank(k)};
      });
}

void RateTable(const RankedScores& ranked, Working& working) {
  TableOfPlaces(
      ranked,
      {"every score as a threshold, from the highest down",
       "以每个得分为阈值，从高到低"},
      {"s_k", "TP_k", "FP_k", R"(\mathrm{TPR}_k)", R"(\mathrm{FPR}_k)"},
      working, [&ranked](std::size_t k) {
        const Counts& counts = ranked.CountsTo(k);
        return WorkingRow{ranked.Score(k), counts.true_positive,
                          counts.false_positive, ranked.Recall(k),
                          ranked.FalsePositiveRate(k)};
      });
}

void RecallTable(const RankedScores& ranked, Working& working) {
  TableOfPlaces(ranked,
                {"every score as a threshold, from the highest down",
                 "以每个得分为阈值，从高到低"},
                {"s_k", "TP_k", "FP_k", "R_k", "P_k"}, working,
                [&ranked](std::size_t k) {
                  const Counts& counts = ranked.CountsTo(k);
                  return WorkingRow{ranked.Score(k), counts.true_positive,
                                    counts.false_positive, ranked.Recall(k),
                                    ranked.Precision(k)};
                });
}

Term SumOverPositives(std::string_view symbols, const RankedScores& ranked,
                      FunctionView<Term(std::size_t)> of_place, double total) {
  return SumOver(
      symbols,
      PlacesWith(ranked,
                 [&ranked](std::size_t k) { return ranked.Positives(k); }),
      of_place, total);
}

Term SumOverNegatives(std::string_view symbols, const RankedScores& ranked,
                      FunctionView<Term(std::size_t)> of_place, double total) {
  return SumOver(
      symbols,
      PlacesWith(ranked,
                 [&ranked](std::size_t k) { return ranked.Negatives(k); }),
      of_place, total);
}

Term Times(double count, const Term& one) {
  return count == 1 ? one : count * one;
}

Term ConcordantPairsLine(const ScoreGroups& groups, const RankedScores& ranked,
                         Working& working) {
  const Term pairs =
      PairsOver(SumOverNegatives,
                R"(\sum_k n_{0k}\left(TP_{k-1}+\frac{n_{1k}}{2}\right))",
                ranked, &RankedScores::Negatives, &Counts::true_positive,
                &RankedScores::Positives, ConcordantPairs(groups));
  return working.Line("C", pairs,
                      {"pairs in which the positive case scores higher than "
                       "the negative one, ties counting half",
                       "正例得分高于反例的正反例对数（相等算一半）"});
}

Term DiscordantPairsLine(const ScoreGroups& groups, const RankedScores& ranked,
                         Working& working) {
  const Term pairs =
      PairsOver(SumOverPositives,
                R"(\sum_k n_{1k}\left(FP_{k-1}+\frac{n_{0k}}{2}\right))",
                ranked, &RankedScores::Positives, &Counts::false_positive,
                &RankedScores::Negatives, DiscordantPairs(groups));
  return working.Line("D", pairs,
                      {"pairs in which the negative case scores higher than "
                       "the positive one, ties counting half",
                       "反例得分高于正例的正反例对数（相等算一半）"});
}

Term RankPairsLine(const ScoreGroups& groups, const RankedScores& ranked,
                   Working& working) {
  const Term ranks = working.Line(
      R"(\sum_{i:\,y_i=1} r_i)",
      SumOverPositives(R"(\sum_k n_{1k}\,r_k)", ranked,
                       [&ranked](std::size_t k) {
                         return Times(ranked.Positives(k), ranked.Rank(k));
                       },
                       PositiveRankSum(groups).value()),
      {"the ranks of the positive cases", "正例的秩和"});
  const Term positives = PositivesTerm(groups);
  return working.Line(
      "U", ranks - positives * (positives + 1) / 2,
      {"minus the smallest value that it can have: the same number of pairs",
       "减去秩和的最小可能值，即同样的对数"});
}

Term ShareOfPairs(const ScoreGroups& groups, const Term& pairs) {
  const Term positives = PositivesTerm(groups);
  const Term negatives = NegativesTerm(groups);
  // Of weights near the ends of doubles the product may be 0 or infinite.
  const bool is_in_range =
      std::isnormal(groups.total_positive * groups.total_negative);
  return is_in_range ? pairs / (positives * negatives)
                     : pairs / positives / negatives;
}

Term TrapezoidArea(std::string_view symbols,
                   const std::vector<Trapezoid>& trapezoids, double area,
                   const Text& title, Working& working) {
  const Term twice = FoldedSum(
      symbols, trapezoids.size(),
      [&trapezoids](std::size_t i) {
        const Trapezoid& one = trapezoids[i];
        return (Term(one.right) - one.left) *
               (Term(one.left_height) + one.right_height);
      },
      2 * area);
  return working.Line("S", twice, title) / 2;
}

Term RocAreaTerm(const ScoreGroups& groups, const RankedScores& ranked,
                 double max_fpr, Working& working) {
  const double most = max_fpr * groups.total_negative;
  std::vector<Trapezoid> trapezoids;
  for (std::size_t k = 1; k <= ranked.size(); ++k) {
    if (ranked.CountsTo(k - 1).false_positive >= most) break;
    if (ranked.Negatives(k) == 0) continue;
    const bool is_cut = ranked.CountsTo(k).false_positive > most;
    trapezoids.push_back(
        {.left = ranked.FalsePositiveRate(k - 1),
         .right = is_cut ? max_fpr : ranked.FalsePositiveRate(k),
         .left_height = ranked.Recall(k - 1),
         .right_height = is_cut
                             ? HeightLine(ranked, k, max_fpr, working).value()
                             : ranked.Recall(k)});
  }
  return TrapezoidArea(
      R"(\sum_k(\mathrm{FPR}_k-\mathrm{FPR}_{k-1})(\mathrm{TPR}_{k-1}+\mathrm{TPR}_k))",
      trapezoids, PartialRocArea(groups, max_fpr),
      {"twice the area of the trapezoids under the ROC curve",
       "ROC 曲线下梯形面积之和的两倍"},
      working);
}

}  // namespace melon
