#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <string_view>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/binary/score_order.h"
#include "kernels/numbers/tail_terms.h"
#include "special/normal.h"
#include "special/signed_rank.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"wilcoxon_statistic",
                                      "wilcoxon_p_exact",
                                      "wilcoxon_p_approx",
                                      "wilcoxon_p_approx_cc",
                                      "wilcoxon_z",
                                      "wilcoxon_pratt_p",
                                      "wilcoxon_zsplit_statistic",
                                      "wilcoxon_r_plus_max",
                                      "wilcoxon_rank_sum_difference"};
constexpr std::string_view kPValues[] = {
    "wilcoxon_p_exact", "wilcoxon_p_approx", "wilcoxon_p_approx_cc",
    "wilcoxon_pratt_p"};
constexpr std::string_view kSigned[] = {"wilcoxon_rank_sum_difference"};

/// Up to so many differences that are not zero the p-value is exact.
constexpr double kMostExact = kMostSignedRanks;

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::fractional_weights, &reasons::no_differences,
    &reasons::too_many_cases};

/// Differences of equal size: how many, how many of them positive, and the
/// rank they share when zeros are dropped.
struct Tie {
  double size;
  double count;
  double positive;
  double rank;
};

struct Ranking {
  /// By ascending absolute difference, zeros left out.
  std::vector<Tie> ties;
  double zeros = 0;
  double nonzero = 0;
  double positive = 0;
  double rank_sum_positive = 0;
  double rank_sum_negative = 0;
  /// Σ (t³ − t).
  double tie_term = 0;
};

/// Differences of equal size by ascending size, those of zero among them.
std::vector<Tie> TiesOf(const PairedDifferences& pair) {
  std::vector<double> sizes(pair.difference.size());
  for (std::size_t i = 0; i < sizes.size(); ++i)
    sizes[i] = std::abs(pair.difference[i]);
  const std::vector<std::uint32_t> order = DescendingOrder(sizes);
  std::vector<Tie> ties;
  ties.reserve(order.size());
  for (std::size_t end = order.size(); end > 0;) {
    const double size = sizes[order[end - 1]];
    Tie tie{size, 0, 0, 0};
    for (; end > 0 && sizes[order[end - 1]] == size; --end) {
      const std::uint32_t i = order[end - 1];
      tie.count += pair.WeightOf(i);
      if (pair.difference[i] > 0) tie.positive += pair.WeightOf(i);
    }
    ties.push_back(tie);
  }
  return ties;
}

Ranking RankDifferences(const PairedDifferences& pair) {
  Ranking ranking;
  ranking.ties = TiesOf(pair);
  if (!ranking.ties.empty() && ranking.ties.front().size == 0) {
    ranking.zeros = ranking.ties.front().count;
    ranking.ties.erase(ranking.ties.begin());
  }
  Sum positive;
  Sum negative;
  Sum tie_term;
  for (Tie& tie : ranking.ties) {
    tie.rank = ranking.nonzero + ((tie.count + 1) / 2);
    ranking.nonzero += tie.count;
    ranking.positive += tie.positive;
    positive.Add(tie.rank * tie.positive);
    negative.Add(tie.rank * (tie.count - tie.positive));
    tie_term.Add(tie.count * ((tie.count * tie.count) - 1));
  }
  ranking.rank_sum_positive = positive.value();
  ranking.rank_sum_negative = negative.value();
  ranking.tie_term = tie_term.value();
  return ranking;
}

/// n(n + 1) / 4, the mean of either rank sum.
double MeanOf(double n) { return n * (n + 1) / 4; }
/// n(n + 1)(2n + 1) / 24, its variance without ties.
double VarianceOf(double n) { return n * (n + 1) * ((2 * n) + 1) / 24; }

Value ExactP(const Ranking& ranking) {
  if (ranking.nonzero > kMostExact) return reasons::too_many_cases;
  std::vector<double> ranks;
  for (const Tie& tie : ranking.ties)
    ranks.insert(ranks.end(), static_cast<std::size_t>(tie.count), tie.rank);
  return SignedRankTwoSided(ranking.rank_sum_positive, ranks);
}

double StatisticOf(const Ranking& ranking) {
  return std::min(ranking.rank_sum_positive, ranking.rank_sum_negative);
}

/// At most 0, being that of the smaller rank sum.
double ZOf(const Ranking& ranking, double continuity) {
  const double variance = VarianceOf(ranking.nonzero) - (ranking.tie_term / 48);
  const double below = MeanOf(ranking.nonzero) - StatisticOf(ranking);
  return -std::max(0.0, below - continuity) / std::sqrt(variance);
}

/// Pratt ranks the zeros too and then drops their ranks; with Cureton's (1967)
/// mean and variance for that.
double PrattP(const Ranking& ranking) {
  const double n = ranking.nonzero + ranking.zeros;
  const double mean = MeanOf(n) - MeanOf(ranking.zeros);
  const double variance =
      VarianceOf(n) - VarianceOf(ranking.zeros) - (ranking.tie_term / 48);
  const double sum =
      ranking.rank_sum_positive + (ranking.zeros * ranking.positive);
  return NormalTwoSided((sum - mean) / std::sqrt(variance));
}

/// The zeros are ranked too, and half of their ranks goes to either side.
double ZsplitStatistic(const Ranking& ranking) {
  const double negative = ranking.nonzero - ranking.positive;
  return MeanOf(ranking.zeros) +
         std::min(
             ranking.rank_sum_positive + (ranking.zeros * ranking.positive),
             ranking.rank_sum_negative + (ranking.zeros * negative));
}

KeyValues Compute(const PairedDifferences& pair,
                  const Parameters& /*parameters*/) {
  if (!pair.whole_weights)
    return AllUndefined(kKeys, reasons::fractional_weights);
  const Ranking ranking = RankDifferences(pair);
  if (!(ranking.nonzero + ranking.zeros > 0))
    return AllUndefined(kKeys, reasons::no_cases);
  if (ranking.nonzero == 0) return AllUndefined(kKeys, reasons::no_differences);
  const double z = ZOf(ranking, 0);
  return {{kKeys[0], StatisticOf(ranking)},
          {kKeys[1], ExactP(ranking)},
          {kKeys[2], NormalTwoSided(z)},
          {kKeys[3], NormalTwoSided(ZOf(ranking, 0.5))},
          {kKeys[4], z},
          {kKeys[5], PrattP(ranking)},
          {kKeys[6], ZsplitStatistic(ranking)},
          {kKeys[7],
           std::max(ranking.rank_sum_positive, ranking.rank_sum_negative)},
          {kKeys[8], ranking.rank_sum_positive - ranking.rank_sum_negative}};
}

/// Sizes of differences with their signs and ranks, zeros first.
void ShowTies(const Ranking& ranking, Working& working) {
  const std::size_t zero_rows = ranking.zeros > 0 ? 1 : 0;
  constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
  working.Table(
      {"differences by size, how many are positive and negative, and the rank "
       "that they share; zeros have none",
       "差值按绝对值排列：正、负的个数与共享的秩；零不排秩"},
      {R"(|d|)", "n", "n_+", "n_-", "r"}, ranking.ties.size() + zero_rows,
      [&](std::size_t row) -> WorkingRow {
        if (row < zero_rows) return {0.0, ranking.zeros, 0.0, 0.0, kNone};
        const Tie& tie = ranking.ties[row - zero_rows];
        return {tie.size, tie.count, tie.positive, tie.count - tie.positive,
                tie.rank};
      });
}

/// The sum of the ranks of one sign, those that are shared counted as often as
/// there are.
Term RankSum(const Ranking& ranking, bool positive) {
  std::vector<std::size_t> shown;
  const auto count_of = [&](std::size_t i) {
    const Tie& tie = ranking.ties[i];
    return positive ? tie.positive : tie.count - tie.positive;
  };
  for (std::size_t i = 0; i < ranking.ties.size(); ++i)
    if (count_of(i) > 0) shown.push_back(i);
  return FoldedSum(
      positive ? R"(\sum_{d_i>0} r_i)" : R"(\sum_{d_i<0} r_i)", shown.size(),
      [&](std::size_t place) {
        const Term rank("r_i", ranking.ties[shown[place]].rank);
        const double count = count_of(shown[place]);
        return count == 1 ? rank : count * rank;
      },
      positive ? ranking.rank_sum_positive : ranking.rank_sum_negative);
}

/// Σ (t³ − t) over the groups of equal size.
Term TieSum(const Ranking& ranking) {
  std::vector<double> sizes;
  for (const Tie& tie : ranking.ties)
    if (tie.count > 1) sizes.push_back(tie.count);
  return FoldedSum(R"(\sum_t (t^3-t))", sizes.size(),
                   [&](std::size_t i) {
                     const Term t("t", sizes[i]);
                     return Written(R"(\left(#^3-#\right))", {t, t},
                                    sizes[i] * ((sizes[i] * sizes[i]) - 1));
                   },
                   ranking.tie_term);
}

Term MeanTerm(const Term& n) { return n * (n + 1) / 4; }
Term VarianceTerm(const Term& n) { return n * (n + 1) * (2 * n + 1) / 24; }

struct Sums {
  Term count;
  Term positive;
  Term negative;
  Term smaller;
};

/// The limiting distribution: z, and with continuity correction.
void ShowNormal(const Ranking& ranking, const Sums& sums, Working& working) {
  const Term mean = working.Line(R"(\mu_T)", MeanTerm(sums.count));
  const Term variance = working.Line(
      R"(\sigma_T^2)", VarianceTerm(sums.count) - TieSum(ranking) / 48);
  const Term z =
      working.Give(kKeys[4], "z", (sums.smaller - mean) / Root(variance));
  working.Give(kKeys[2], "p", NormalTwoSidedTerm(z));
  const Term corrected = working.Line(
      "z_c", Smaller(0, sums.smaller + 0.5 - mean) / Root(variance),
      {"continuity correction", "连续性校正"});
  working.Give(kKeys[3], "p_c", NormalTwoSidedTerm(corrected));
}

/// What the zeros do where they are ranked: dropped afterwards, or split.
void ShowZeros(const Ranking& ranking, const Sums& sums, Working& working) {
  const Term zeros =
      working.Line("n_0", ranking.zeros, {"zeros", "零差的个数"});
  const Term all = working.Line("N", sums.count + zeros);
  const Term more = sums.positive + zeros * Term("n_+", ranking.positive);
  const Term less =
      sums.negative + zeros * Term("n_-", ranking.nonzero - ranking.positive);
  working.Give(kKeys[6], R"(T_{\text{split}})",
               MeanTerm(zeros) + Smaller(more, less),
               {"half of the zeros’ ranks to either side", "零差的秩两边各半"});
  const Term mean =
      working.Line(R"(\mu_{\text{Pratt}})", MeanTerm(all) - MeanTerm(zeros));
  const Term variance = working.Line(
      R"(\sigma_{\text{Pratt}}^2)",
      VarianceTerm(all) - VarianceTerm(zeros) - TieSum(ranking) / 48);
  const Term z =
      working.Line(R"(z_{\text{Pratt}})", (more - mean) / Root(variance),
                   {"zeros ranked, then dropped", "零差排秩后舍去"});
  working.Give(kKeys[5], R"(p_{\text{Pratt}})", NormalTwoSidedTerm(z));
}

void Show(const PairedDifferences& pair, const Parameters& /*parameters*/,
          Working& working) {
  if (!pair.whole_weights) return;
  const Ranking ranking = RankDifferences(pair);
  if (ranking.nonzero == 0) return;
  ShowTies(ranking, working);
  const Term positive = working.Line("R^+", RankSum(ranking, true));
  const Term negative = working.Line("R^-", RankSum(ranking, false));
  working.Give(kKeys[7], "R", Larger(positive, negative));
  working.Give(kKeys[8], "D", positive - negative);
  const Term smaller = working.Give(kKeys[0], "T", Smaller(positive, negative));
  const Term n =
      working.Line("n", ranking.nonzero,
                   {"differences that are not zero", "非零差值的个数"});
  const Value exact = ExactP(ranking);
  working.Give(kKeys[1], R"(p_{\text{exact}})",
               Written(R"(\min\left(1,\,2\cdot P\left(R^+\le #\right)\right))",
                       {smaller}, exact.number()),
               {"over all signs of the ranks", "遍历各秩的正负号"});
  const Sums sums{n, positive, negative, smaller};
  ShowNormal(ranking, sums, working);
  ShowZeros(ranking, sums, working);
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"Wilcoxon, exact", "Wilcoxon 精确"},
     .statistic_name = {"Wilcoxon T", "Wilcoxon T"},
     .key = "wilcoxon_statistic",
     .symbol = "T",
     .p_value = "wilcoxon_p_exact"},
    {.name = {"Wilcoxon, normal", "Wilcoxon 正态"},
     .statistic_name = {"Wilcoxon z", "Wilcoxon z"},
     .key = "wilcoxon_z",
     .symbol = "z",
     .p_value = "wilcoxon_p_approx",
     .id = "wilcoxon_normal"},
    {.name = {"Wilcoxon, continuity", "Wilcoxon 连续性校正"},
     .p_value = "wilcoxon_p_approx_cc",
     .id = "wilcoxon_continuity"},
};

constexpr Field kFields[] = {
    {.key = "wilcoxon_statistic", .kind = FieldKind::count},
    {.key = "wilcoxon_zsplit_statistic", .kind = FieldKind::count},
    {.key = "wilcoxon_r_plus_max",
     .name = {"Wilcoxon, larger rank sum", "Wilcoxon 较大秩和"}},
    {.key = "wilcoxon_rank_sum_difference",
     .name = {"Wilcoxon R⁺ − R⁻", "Wilcoxon R⁺ − R⁻"}},
};

}  // namespace

extern const TestWords wilcoxon_signed_rank_words = {
    .words =
        {
            .name = {"Wilcoxon signed-rank test", "Wilcoxon 符号秩检验"},
            .synonyms = {"Wilcoxon T test, matched-pairs rank test",
                         "威尔科克森符号秩检验、配对秩检验"},
            .meaning =
                {"Asks whether two models do equally well, from the ranks of "
                 "the sizes of their differences: R⁺ adds the ranks where the "
                 "first model’s number is larger, R⁻ those where the second’s "
                 "is. A single large difference counts only by its rank, and "
                 "nothing has to be normally distributed. T is the smaller "
                 "sum.",
                 "根据差值大小的秩检验两个模型是否相当：R⁺ "
                 "为前者数值较大处的秩和，R⁻ 为后者较大处的秩和，T "
                 "取较小者。个别很大的差值只按秩计入，也不要求正态分布。"},
            .latex =
                R"(T=\min(R^+,R^-),\quad z=\frac{T-\frac{n(n+1)}{4}}{\sqrt{\frac{n(n+1)(2n+1)}{24}-\frac{\sum_t (t^3-t)}{48}}})",
            .symbols = {symbols::kSigned,
                        {"n",
                         {"the number of differences that are not zero",
                          "非零差值的个数"}},
                        {"t",
                         {"the size of a group of equal absolute differences",
                          "一组绝对值相等的差值个数"}},
                        {"T", {"the smaller rank sum", "较小的秩和"}}},
            .references = {{sources::wilcoxon1945},
                           {sources::pratt1959},
                           {sources::cureton1967},
                           {sources::demsar2006}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"Differences of zero are dropped, equal sizes share their "
                 "mean rank; with nothing but zeros there is no test. The "
                 "exact p-value is that of the ranks as they "
                 "are, ties included, up to 100 differences; the approximate "
                 "ones use the variance corrected for ties, without (approx) "
                 "and with (approx_cc) continuity correction. Beside them "
                 "stand Pratt’s variant, which ranks the zeros before it drops "
                 "them, and T when the ranks of all zeros are split evenly, "
                 "as scipy’s zsplit does; Demšar drops one of the zeros first "
                 "if their number is odd, so his T is then another. The "
                 "difference of the rank sums, R⁺ − R⁻, shows which model the "
                 "test favours. For predictions of "
                 "numbers the differences are those of the absolute errors.",
                 "差值为零者略去，大小相等者取平均秩；差值全为零时不作检验。精"
                 "确 p "
                 "值由实际的秩（含相等）的分布得到，最多 100 "
                 "个差值；近似值采用对相等校正后的方差，分为无连续性校正（appro"
                 "x）"
                 "与有连续性校正（approx_cc）两种。另给出 Pratt "
                 "的做法（先给零差值排秩再略去），以及把全部零差值的秩平分到两"
                 "侧时"
                 "的 "
                 "T（即 scipy 的 zsplit；Demšar "
                 "在零差值个数为奇数时先舍去一个，"
                 "此时 T 不同）。两个秩和之差 R⁺ − R⁻ "
                 "的符号表明检验偏向哪个模型。对数值预测，差值取自绝对误差。"},
            .use_when = {"two algorithms were run on the same data sets, and "
                         "differences can be ordered by size",
                         "在同一批数据集上运行了两种算法，且差值可按大小排序"},
            .avoid_when = {"there are fewer than six data sets: no result can "
                           "be significant at .05",
                           "数据集少于 6 个：在 .05 水平下不可能显著"},
        },
    .null = {"The differences are distributed symmetrically about zero.",
             "差值关于零对称分布。"},
    .alternative = {"They are not: one model’s numbers tend to be larger.",
                    "并非如此：其中一个模型的数值倾向于更大。"},
    .assumptions =
        {"The differences are independent of each other, and their sizes can "
         "be compared. The cases were not used to train either model.",
         "各差值相互独立，且大小可以比较。样例未用于训练任一模型。"},
    .p_value =
        {"Two-sided. exact: every rank gets plus or minus with probability "
         "1/2; the others: the limiting normal distribution.",
         "双侧。精确：每个秩以 1/2 的概率取正或负；其余：极限正态分布。"},
    .statistics = kStatistics,
    .place = 15,
    .fields = kFields,
    .optimistic_over_folds = true,
};

extern const Test wilcoxon_signed_rank = {
    .id = "wilcoxon_signed_rank",
    .keys = kKeys,
    .p_values = kPValues,
    .signed_keys = kSigned,
    .from_differences = {Compute, Show},
};

}  // namespace melon::hypothesis
