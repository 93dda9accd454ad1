#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/binary/score_order.h"
#include "kernels/comparison/ranks/friedman_working.h"
#include "kernels/comparison/ranks/too_small.h"
#include "kernels/numbers/binary_scale.h"
#include "kernels/numbers/decimal_grid.h"
#include "kernels/numbers/equal_sizes.h"
#include "kernels/numbers/tail_terms.h"
#include "special/chi_squared.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {
    "friedman_aligned", "friedman_aligned_p", "friedman_aligned_tie_corrected",
    "friedman_aligned_p_tie_corrected", "friedman_aligned_df"};
constexpr std::string_view kPValues[] = {"friedman_aligned_p",
                                         "friedman_aligned_p_tie_corrected"};

constexpr const Reason* kUndefinedWhen[] = {&reasons::too_few_data_sets,
                                            &reasons::too_few_algorithms,
                                            &reasons::all_tied};

/// Each result minus the mean of its data set, larger being better, up to a
/// common factor. On a decimal grid these are whole numbers, so that what is
/// equal in decimal is equal here; elsewhere what is equal but for rounding is.
std::vector<double> Align(const RankedResults& table) {
  const std::optional<DecimalGrid> grid = DecimalGrid::Of({table.result});
  const double sign = table.higher_is_better ? 1 : -1;
  const auto k = static_cast<double>(table.column_count);
  // Without a grid their unit is left out, so that their sum is finite.
  const double unit = grid ? 1 : BinaryScale(table.result);
  std::vector<double> aligned(table.result.begin(), table.result.end());
  std::vector<double> scale(aligned.size());
  for (std::size_t row = 0; row < table.row_count; ++row) {
    const std::span<double> results(aligned.data() + (row * table.column_count),
                                    table.column_count);
    Sum total;
    for (double& result : results) {
      result = grid ? grid->Steps(result) : result / unit;
      total.Add(result);
    }
    const double factor = grid ? k : 1;
    const double mean = grid ? total.value() : total.value() / k;
    std::fill_n(
        scale.begin() + static_cast<std::ptrdiff_t>(row * table.column_count),
        results.size(), BinaryScale(results));
    for (double& result : results) result = sign * ((factor * result) - mean);
  }
  if (!grid) EqualizeSizes(aligned, scale);
  return aligned;
}

struct AlignedRanks {
  /// 1: the best of all; ties share their mean rank.
  std::vector<double> rank;
  /// Σ (t³ − t) over groups of t ties.
  double tie_term = 0;
};

AlignedRanks RankAll(const std::vector<double>& aligned) {
  const std::vector<std::uint32_t> order = DescendingOrder(aligned);
  AlignedRanks ranks;
  ranks.rank.resize(aligned.size());
  for (std::size_t begin = 0; begin < order.size();) {
    std::size_t end = begin + 1;
    while (end < order.size() && aligned[order[end]] == aligned[order[begin]]) {
      ++end;
    }
    const auto t = static_cast<double>(end - begin);
    ranks.tie_term += t * ((t * t) - 1);
    const double shared = static_cast<double>(begin + end + 1) / 2;
    for (; begin < end; ++begin) ranks.rank[order[begin]] = shared;
  }
  return ranks;
}

/// Sums of squares of the aligned ranks: of the algorithms' sums around their
/// mean, and of the ranks around the mean of their data set.
struct Squares {
  double between = 0;
  double within = 0;
};

Squares SquaresOf(const RankedResults& table, std::span<const double> rank) {
  const auto k = static_cast<double>(table.column_count);
  std::vector<double> rank_sum(table.column_count);
  Squares squares;
  for (std::size_t begin = 0; begin < rank.size();
       begin += table.column_count) {
    double total = 0;
    for (std::size_t column = 0; column < table.column_count; ++column) {
      total += rank[begin + column];
      rank_sum[column] += rank[begin + column];
    }
    const double mean = total / k;
    for (std::size_t column = 0; column < table.column_count; ++column) {
      const double deviation = rank[begin + column] - mean;
      squares.within += deviation * deviation;
    }
  }
  const double mean_sum = static_cast<double>(table.row_count) *
                          (static_cast<double>(rank.size()) + 1) / 2;
  for (const double sum : rank_sum)
    squares.between += (sum - mean_sum) * (sum - mean_sum);
  return squares;
}

KeyValues Compute(const RankedResults& table,
                  const Parameters& /*parameters*/) {
  if (const Reason* reason = TooSmall(table))
    return AllUndefined(kKeys, *reason);
  const AlignedRanks ranks = RankAll(Align(table));
  const Squares squares = SquaresOf(table, ranks.rank);
  if (!(squares.within > 0)) return AllUndefined(kKeys, reasons::all_tied);
  const double df = static_cast<double>(table.column_count) - 1;
  const double plain =
      df * squares.between / (squares.within + (ranks.tie_term / 12));
  const double corrected = df * squares.between / squares.within;
  return {{kKeys[0], plain},
          {kKeys[1], ChiSquaredSurvival(plain, df)},
          {kKeys[2], corrected},
          {kKeys[3], ChiSquaredSurvival(corrected, df)},
          {kKeys[4], df}};
}

/// Σ of squared distances of the algorithms' rank sums from their mean.
Term BetweenTerm(const RankedResults& ranked, const Term& mean, double total) {
  const std::vector<Term> sums = RankSumTerms(ranked);
  return FoldedSum(R"(\sum_j (R_j-\bar R)^2)", sums.size(),
                   [&](std::size_t j) { return Square(sums[j] - mean); },
                   total);
}

void Show(const RankedResults& table, const Parameters& /*parameters*/,
          Working& working) {
  if (TooSmall(table) != nullptr) return;
  const AlignedRanks ranks = RankAll(Align(table));
  RankedResults ranked = table;
  ranked.rank = ranks.rank;
  ShowRanks(ranked,
            {"ranks of all results, each minus the mean of its data set, the "
             "best 1; at the end their sums",
             "各结果减去所在数据集的均值后统一排秩（最好为 1），末行为其和"},
            working);
  const Term n = working.Line("N", static_cast<double>(table.row_count),
                              {"number of data sets", "数据集个数"});
  const Term k = working.Line("k", static_cast<double>(table.column_count),
                              {"number of algorithms", "算法个数"});
  const Squares squares = SquaresOf(table, ranks.rank);
  const Term mean = working.Line(R"(\bar R)", n * (k * n + 1) / 2);
  const Term between =
      working.Line("B", BetweenTerm(ranked, mean, squares.between),
                   {"between algorithms", "算法之间"});
  const Term within = working.Line(
      "W", Written(R"(\sum_{ij} (r_{ij}-\bar r_i)^2)", {}, squares.within),
      {"of the ranks about the mean of their data set",
       "各秩与所在数据集平均秩之差"});
  const Term ties = working.Line(
      "C", Written(R"(\sum_t (t^3-t))", {}, ranks.tie_term), {"ties", "并列"});
  const Term df =
      working.Give(kKeys[4], R"(\nu)", k - 1, {"degrees of freedom", "自由度"});
  const Term plain =
      working.Give(kKeys[0], "T", (k - 1) * between / (within + ties / 12));
  working.Give(kKeys[1], "p", ChiSquaredTailTerm(plain, df));
  const Term corrected =
      working.Give(kKeys[2], R"(T_{\text{ties}})", (k - 1) * between / within,
                   {"corrected for ties", "校正并列"});
  working.Give(kKeys[3], R"(p_{\text{ties}})",
               ChiSquaredTailTerm(corrected, df));
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"Aligned ranks", "对齐秩"},
     .key = "friedman_aligned",
     .symbol = "χ²",
     .degrees_of_freedom = {"friedman_aligned_df"},
     .p_value = "friedman_aligned_p"},
    {.name = {"Aligned ranks, ties corrected", "对齐秩（校正并列）"},
     .key = "friedman_aligned_tie_corrected",
     .symbol = "χ²",
     .degrees_of_freedom = {"friedman_aligned_df"},
     .p_value = "friedman_aligned_p_tie_corrected",
     .id = "friedman_aligned_tie_corrected"},
};

}  // namespace

extern const TestWords friedman_aligned_words = {
    .words =
        {
            .name = {"Friedman aligned ranks test", "Friedman 对齐秩检验"},
            .short_name = {"Aligned ranks", "对齐秩检验"},
            .synonyms = {"Hodges–Lehmann aligned ranks test",
                         "Hodges–Lehmann 对齐秩检验"},
            .meaning =
                {"Friedman’s question for few algorithms, where ranks within "
                 "each data set carry little information. From each result the "
                 "mean of its data "
                 "set is subtracted, and then all kN differences are ranked "
                 "together. R is the sum of these ranks of an algorithm (j) or "
                 "a data set (i).",
                 "用于算法较少、各数据集内的秩信息不足的情形，问题与 Friedman "
                 "检验相同。先从每个结果中减去所在数据集的平均值，再把全部 kN "
                 "个差值一起排序。R 为某一算法（j）或某一数据集（i）的秩和。"},
            .latex =
                R"(T=\frac{(k-1)\Bigl[\sum_j \hat R_{j}^2-\frac{kN^2}{4}(kN+1)^2\Bigr]}{\frac{kN(kN+1)(2kN+1)}{6}-\frac1k\sum_i \hat R_{i}^2})",
            .symbols = {symbols::kDatasets,
                        symbols::kAlgorithms,
                        {R"(\hat R_j,\ \hat R_i)",
                         {"the sums of the aligned ranks of algorithm j and of "
                          "data set i",
                          "算法 j 与数据集 i 的对齐秩之和"}}},
            .references = {{sources::hodges1962}, {sources::garcia2010}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"tie_corrected puts the sum of the squared ranks as they are "
                 "in the place of kN(kN + 1)(2kN + 1)/6; without ties both are "
                 "the same. The means of the data sets are subtracted, so the "
                 "results must be of one kind and scale.",
                 "tie_corrected 以实际秩的平方和代替 kN(kN + 1)(2kN + 1)/6；无"
                 "并列时两者相同。由于要减去各数据集的平均值，结果须是同一种、"
                 "同一尺度的。"},
            .avoid_when = {"results of different data sets are not comparable "
                           "in size: ranks within each data set, as in "
                           "Friedman’s test, need no common scale",
                           "不同数据集的结果大小不可比：Friedman "
                           "检验用各数据集内的序值，不要求同一尺度"},
        },
    .null = {"All algorithms do equally well: within each data set their "
             "results could be exchanged.",
             "所有算法表现相同：同一数据集内的结果可以互换。"},
    .alternative = {"At least one algorithm tends to give larger results than "
                    "another.",
                    "至少有一种算法的结果倾向于大于另一种。"},
    .assumptions = {"The data sets are independent of each other, and "
                    "differences from their means can be compared.",
                    "各数据集相互独立，且各结果与其平均值之差可以比较。"},
    .p_value = {"From the limiting χ² distribution with k − 1 degrees of "
                "freedom.",
                "由自由度为 k − 1 的极限 χ² 分布得到。"},
    .statistics = kStatistics,
    .place = 6,
};

extern const Test friedman_aligned = {
    .id = "friedman_aligned",
    .keys = kKeys,
    .p_values = kPValues,
    .from_results = {Compute, Show},
};

}  // namespace melon::hypothesis
