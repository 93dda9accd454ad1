#include "kernels/binary/ranks/delong_working.h"

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>

#include "kernels/binary/ranks/delong_standard_error.h"
#include "kernels/binary/score_working.h"

namespace melon {
namespace {

/// Of a positive case with score s_k: the share of negatives below it.
double PlacementOfPositive(const RankedScores& ranked, std::size_t k) {
  const Counts& counts = ranked.CountsTo(k);
  return (counts.true_negative + (ranked.Negatives(k) / 2)) /
         counts.negatives();
}

/// Of a negative case with score s_k: the share of positives above it.
double PlacementOfNegative(const RankedScores& ranked, std::size_t k) {
  return (ranked.CountsTo(k - 1).true_positive + (ranked.Positives(k) / 2)) /
         ranked.CountsTo(k).positives();
}

void PlacementTable(const RankedScores& ranked, Working& working) {
  constexpr double kNoCase = std::numeric_limits<double>::quiet_NaN();
  working.Table(
      {"placement values: for a positive case the share of negatives below "
       "it, for a negative one that of positives above it, ties counting half",
       "位置值：正例为得分低于它的反例比例，反例为得分高于它的正例比例（相等算"
       "一"
       "半）"},
      {"s_k", "n_{1k}", "n_{0k}", "V_{10,k}", "V_{01,k}"}, ranked.size(),
      [&ranked](std::size_t row) {
        const std::size_t k = row + 1;
        const double positives = ranked.Positives(k);
        const double negatives = ranked.Negatives(k);
        return WorkingRow{
            ranked.Score(k), positives, negatives,
            positives > 0 ? PlacementOfPositive(ranked, k) : kNoCase,
            negatives > 0 ? PlacementOfNegative(ranked, k) : kNoCase};
      });
}

}  // namespace

DelongTerms DelongLines(const ScoreGroups& groups, Working& working) {
  const RankedScores ranked(groups);
  const Term positives = PositivesTerm(groups);
  const Term negatives = NegativesTerm(groups);
  PlacementTable(ranked, working);
  const Term pairs = ConcordantPairsLine(groups, ranked, working);
  const Term area =
      working.Line(R"(\mathrm{AUC})", ShareOfPairs(groups, pairs),
                   {"the mean of the placement values of either class",
                    "两类位置值各自的均值"});
  const PlacementSquares squares = SquarePlacements(groups);
  const auto squares_line = [&](std::string_view sign, std::string_view symbols,
                                auto sum_over, auto count, auto placement,
                                double total) {
    const Term sum = sum_over(
        symbols, ranked,
        [&](std::size_t k) {
          return Times((ranked.*count)(k),
                       Square(Term(placement(ranked, k)) - area));
        },
        total);
    return working.Line(sign, sum);
  };
  const Term of_positives = squares_line(
      "Q_{10}", R"(\sum_k n_{1k}(V_{10,k}-\mathrm{AUC})^2)", SumOverPositives,
      &RankedScores::Positives, PlacementOfPositive, squares.of_positives);
  const Term of_negatives = squares_line(
      "Q_{01}", R"(\sum_k n_{0k}(V_{01,k}-\mathrm{AUC})^2)", SumOverNegatives,
      &RankedScores::Negatives, PlacementOfNegative, squares.of_negatives);
  const Term s10 = working.Line("S_{10}", of_positives / (positives - 1));
  const Term s01 = working.Line("S_{01}", of_negatives / (negatives - 1));
  return {area, Root(s10 / positives + s01 / negatives)};
}

DelongTerms DelongLimitLines(const ScoreGroups& groups, double level, double z,
                             Working& working) {
  const DelongTerms delong = DelongLines(groups, working);
  const Term error = working.Line(R"(\mathrm{SE})", delong.error);
  const std::string share = LatexNumber((1 + level) / 2);
  const Term quantile =
      working.Line("z", Term(R"(\Phi^{-1}\left()" + share + R"(\right))", z),
                   {"the quantile of the standard normal distribution",
                    "标准正态分布的分位数"});
  return {delong.area, quantile * error};
}

}  // namespace melon
