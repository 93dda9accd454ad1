#include "kernels/binary/ranks/rank_working.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernels/binary/ranks/kendall_correlation.h"
#include "kernels/binary/ranks/spearman_correlation.h"
#include "kernels/numbers/estimate_sums.h"
#include "kernels/numbers/estimate_working.h"

namespace melon {
namespace {

/// Cubes of totals beyond these might not fit into a number.
constexpr double kLeastTotal = 1e-60;
constexpr double kMostTotal = 1e60;

/// The ranks as they are written: those of 1, …, n, or, where these would not
/// fit, their deviations from the middle rank in units of half of n.
class WrittenRanks {
 public:
  explicit WrittenRanks(const Estimates& cases)
      : total_(CaseTotal(cases)),
        fits_(total_ > kLeastTotal && total_ < kMostTotal),
        deviations_(
            CorrelateRanks(cases.truth, cases.prediction, cases.weight)) {}

  [[nodiscard]] bool fits() const { return fits_; }
  [[nodiscard]] double unit() const { return fits_ ? total_ / 2 : 1; }
  [[nodiscard]] const RankDeviations& deviations() const { return deviations_; }
  [[nodiscard]] double RankOf(double deviation) const {
    return fits_ ? ((total_ + 1) / 2) + (deviation * unit()) : deviation;
  }
  [[nodiscard]] Term DeviationTerm(double deviation, const Term& mean) const {
    const Term rank("r_i", RankOf(deviation));
    return fits_ ? rank - mean : rank;
  }

 private:
  double total_;
  bool fits_;
  RankDeviations deviations_;
};

bool IsWeighted(const Estimates& cases) {
  return !AllCases(cases,
                   [&cases](std::size_t i) { return cases.WeightOf(i) == 1; });
}

Text RankTitle(const WrittenRanks& ranks, bool weighted) {
  if (!ranks.fits())
    return {
        "the distances of the ranks from the mean rank, in units of half the "
        "number of cases",
        "秩与平均秩之差，以样例个数的一半为单位"};
  if (weighted)
    return {
        "the ranks of truth and score, the smallest first; equal ones share "
        "the mean rank; w: as many cases",
        "真实标记与得分从小到大的秩，相等者取平均秩；w 为样例个数"};
  return {
      "the ranks of truth and score, the smallest first; equal ones share the "
      "mean rank",
      "真实标记与得分从小到大的秩，相等者取平均秩"};
}

void RankTable(const Estimates& cases, const WrittenRanks& ranks,
               Working& working) {
  const bool weighted = IsWeighted(cases);
  std::vector<std::string> heads = {"y_i", "s_i"};
  const bool fits = ranks.fits();
  heads.emplace_back(fits ? "r_{y,i}" : "d_{y,i}");
  heads.emplace_back(fits ? "r_{s,i}" : "d_{s,i}");
  if (weighted) heads.emplace_back("w_i");
  std::vector<std::size_t> counted;
  (void)AllCases(cases, [&counted](std::size_t i) {
    counted.push_back(i);
    return true;
  });
  working.Table(RankTitle(ranks, weighted), std::move(heads), counted.size(),
                [&](std::size_t row) {
                  const std::size_t i = counted[row];
                  WorkingRow cells = {
                      cases.truth[i], cases.prediction[i],
                      ranks.RankOf(ranks.deviations().truth[i]),
                      ranks.RankOf(ranks.deviations().score[i])};
                  if (weighted) cells.emplace_back(cases.weight[i]);
                  return cells;
                });
}

/// A sum over the cases, written for the ranks or for their deviations.
struct RankSum {
  std::string_view sign;
  std::string_view of_ranks;
  std::string_view of_deviations;
};

constexpr RankSum kProducts{"S_{ys}",
                            R"(\sum_i(r_{y,i}-\bar r)(r_{s,i}-\bar r))",
                            R"(\sum_i d_{y,i}\,d_{s,i})"};
constexpr RankSum kTruthSquares{"S_{yy}", R"(\sum_i(r_{y,i}-\bar r)^2)",
                                R"(\sum_i d_{y,i}^2)"};
constexpr RankSum kScoreSquares{"S_{ss}", R"(\sum_i(r_{s,i}-\bar r)^2)",
                                R"(\sum_i d_{s,i}^2)"};

}  // namespace

Term KendallTerm(const Estimates& cases, Working& working) {
  const KendallPairs pairs =
      CountKendallPairs(cases.truth, cases.prediction, cases.weight);
  const Term c = working.Line("C", Term(pairs.concordant),
                              {"pairs in the same order by truth and by score",
                               "真实标记与得分次序一致的样例对"});
  const Term d =
      working.Line("D", Term(pairs.discordant),
                   {"pairs in the opposite order", "次序不一致的样例对"});
  const Term truth =
      working.Line("T_y", Term(pairs.tied_truth),
                   {"pairs tied in the truth alone", "仅真实标记相等的样例对"});
  const Term score =
      working.Line("T_s", Term(pairs.tied_score),
                   {"pairs tied in the score alone", "仅得分相等的样例对"});
  return (c - d) / (Root(c + d + truth) * Root(c + d + score));
}

Term SpearmanTerm(const Estimates& cases, Working& working) {
  const WrittenRanks ranks(cases);
  RankTable(cases, ranks, working);
  Term mean(R"(\bar r)", 0);
  if (ranks.fits())
    mean = working.Line(R"(\bar r)", (CasesTerm(cases) + 1) / 2,
                        {"the mean rank", "平均秩"});
  const RankDeviations& deviations = ranks.deviations();
  const auto line = [&](const RankSum& sum, FunctionView<Term(std::size_t)> of,
                        double total) {
    return working.Line(
        sum.sign, CaseSum(ranks.fits() ? sum.of_ranks : sum.of_deviations,
                          cases, of, total * ranks.unit() * ranks.unit()));
  };
  const auto truth_of = [&](std::size_t i) {
    return ranks.DeviationTerm(deviations.truth[i], mean);
  };
  const auto score_of = [&](std::size_t i) {
    return ranks.DeviationTerm(deviations.score[i], mean);
  };
  const Term products = line(
      kProducts, [&](std::size_t i) { return truth_of(i) * score_of(i); },
      deviations.products);
  const Term truth = line(
      kTruthSquares, [&](std::size_t i) { return Square(truth_of(i)); },
      deviations.truth_squares);
  const Term score = line(
      kScoreSquares, [&](std::size_t i) { return Square(score_of(i)); },
      deviations.score_squares);
  return products / (Root(truth) * Root(score));
}

}  // namespace melon
