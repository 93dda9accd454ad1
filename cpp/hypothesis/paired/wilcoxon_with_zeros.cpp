#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "base/bibliography.h"
#include "base/function_view.h"
#include "base/sorted_indices.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/comparison/ranks/absolute_ranks.h"
#include "special/signed_rank.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"wilcoxon_pratt_p_exact",
                                      "wilcoxon_zsplit_p_exact"};
constexpr std::string_view kPValues[] = {"wilcoxon_pratt_p_exact",
                                         "wilcoxon_zsplit_p_exact"};

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::no_differences, &reasons::too_many_cases};

/// Zeros have the smallest ranks. For Pratt they drop out once all are ranked;
/// split, each gets plus or minus as well, and half of their sum was seen on
/// either side.
KeyValues Compute(const PairedResults& results,
                  const Parameters& /*parameters*/) {
  const std::span<const double> difference = results.difference;
  if (difference.empty()) return AllUndefined(kKeys, reasons::no_cases);
  if (difference.size() > kMostSignedRanks)
    return AllUndefined(kKeys, reasons::too_many_cases);
  const std::vector<double> ranks = AbsoluteRanks(difference);
  std::vector<double> nonzero;
  double positive = 0;
  double zeros = 0;
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    if (difference[i] > 0) positive += ranks[i];
    if (difference[i] == 0) {
      zeros += ranks[i];
    } else {
      nonzero.push_back(ranks[i]);
    }
  }
  if (nonzero.empty()) return AllUndefined(kKeys, reasons::no_differences);
  const double pratt = SignedRankTwoSided(positive, nonzero);
  if (zeros == 0) return {{kKeys[0], pratt}, {kKeys[1], pratt}};
  return {{kKeys[0], pratt},
          {kKeys[1], SignedRankTwoSided(positive + (zeros / 2), ranks)}};
}

/// Sizes of differences with their signs and ranks, from the smallest on.
void ShowRanks(std::span<const double> difference,
               const std::vector<double>& ranks, Working& working) {
  const std::vector<std::size_t> order = SortedIndices(
      ranks.size(),
      [&](std::size_t a, std::size_t b) { return ranks[a] < ranks[b]; });
  working.Table(
      {"differences by size, zeros ranked as well",
       "差值按绝对值排列，零也排秩"},
      {"i", "d_i", "r_i"}, order.size(), [&](std::size_t row) -> WorkingRow {
        const std::size_t i = order[row];
        return {static_cast<double>(row + 1), difference[i], ranks[i]};
      });
}

Term RankSum(std::span<const double> difference,
             const std::vector<double>& ranks, std::string_view symbols,
             FunctionView<bool(double)> counts) {
  std::vector<Term> summands;
  for (std::size_t i = 0; i < ranks.size(); ++i)
    if (counts(difference[i])) summands.emplace_back("r_i", ranks[i]);
  return SumOf(symbols, summands);
}

Term ExactTerm(const Term& sum, double value) {
  return Written(
      R"(\min\left(1,\,2\cdot\min\left(P(R^+\le #),\,P(R^+\ge #)\right)\right))",
      {sum, sum}, value);
}

void Show(const PairedResults& results, const Parameters& parameters,
          Working& working) {
  const KeyValues values = Compute(results, parameters);
  if (!values[0].second.defined()) return;
  const std::span<const double> difference = results.difference;
  const std::vector<double> ranks = AbsoluteRanks(difference);
  ShowRanks(difference, ranks, working);
  const Term positive =
      working.Line("R^+", RankSum(difference, ranks, R"(\sum_{d_i>0} r_i)",
                                  [](double d) { return d > 0; }));
  const Term zeros =
      working.Line("R^0", RankSum(difference, ranks, R"(\sum_{d_i=0} r_i)",
                                  [](double d) { return d == 0; }));
  working.Give(kKeys[0], "p", ExactTerm(positive, values[0].second.number()),
               {"over all signs of the ranks, without those of zeros",
                "遍历非零差值各秩的正负号"});
  const Term split = working.Line(R"(R_{\text{split}})", positive + zeros / 2);
  working.Give(kKeys[1], R"(p_{\text{split}})",
               ExactTerm(split, values[1].second.number()),
               {"over all signs of all ranks", "遍历全部秩的正负号"});
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"Wilcoxon–Pratt, exact", "Wilcoxon–Pratt 精确"},
     .p_value = "wilcoxon_pratt_p_exact",
     .id = "wilcoxon_pratt_exact"},
    {.name = {"Wilcoxon–Pratt", "Wilcoxon–Pratt"},
     .p_value = "wilcoxon_pratt_p",
     .id = "wilcoxon_pratt"},
    {.name = {"Wilcoxon, zeros split", "Wilcoxon（平分零差）"},
     .statistic_name = {"Wilcoxon T, zeros split", "Wilcoxon T（平分零差）"},
     .key = "wilcoxon_zsplit_statistic",
     .symbol = "T",
     .p_value = "wilcoxon_zsplit_p_exact",
     .id = "wilcoxon_zsplit"},
};

}  // namespace

extern const TestWords wilcoxon_with_zeros_words = {
    .words =
        {
            .name = {"Wilcoxon signed-rank test with zeros, exact",
                     "含零差值的精确 Wilcoxon 符号秩检验"},
            .short_name = {"Wilcoxon with zeros", "Wilcoxon（含零）"},
            .synonyms = {"Pratt’s test, signed-rank test with split zeros",
                         "Pratt 检验"},
            .meaning =
                {"Wilcoxon’s test for differences of which some are zero. "
                 "Zeros "
                 "get the smallest ranks, so that the sizes of the others "
                 "count as they do among all differences. Pratt then drops the "
                 "ranks of "
                 "the zeros; when split, half of them goes to each side.",
                 "差值中有零时的 Wilcoxon "
                 "检验。零差值取最小的秩，其余差值按在全部差值中的大小排秩。"
                 "Pratt 的做法随后略去零的秩；split 则把零的秩平分到两侧。"},
            .latex =
                R"(R^+=\sum_{d_i>0}\operatorname{rank}|d_i|\ \Bigl(+\tfrac12\sum_{d_i=0}\operatorname{rank}|d_i|\Bigr))",
            .symbols = {{"R^+",
                         {"the rank sum of the positive differences",
                          "正差值的秩和"}},
                        symbols::kDiff},
            .references = {{sources::pratt1959}, {sources::demsar2006}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"Both p-values are those of the ranks as they are, ties "
                 "included, up to 100 differences. For the split the zeros "
                 "get plus and minus by chance as the others do, which makes "
                 "the distribution a little wider. All zeros are split, as by "
                 "scipy’s zsplit; Demšar drops one of them first if their "
                 "number is odd.",
                 "两个 p 值都由实际的秩（含相等）的分布得到，最多 100 "
                 "个差值。split "
                 "时零差值也与其余一样随机取正负，分布因而略宽。与 scipy 的 "
                 "zsplit 一样，全部零差值都平分；Demšar "
                 "在其个数为奇数时先舍去一个。"},
            .avoid_when =
                {"no difference is zero: it is then Wilcoxon’s test; or a zero "
                 "only stands for a difference that was rounded away",
                 "没有零差值：此时就是 Wilcoxon 检验；或零只是被舍入掉的差异"},
        },
    .null = {"The differences are distributed symmetrically about zero.",
             "差值关于零对称分布。"},
    .alternative = {"They are not: one algorithm’s results tend to be larger.",
                    "并非如此：其中一个算法的结果倾向于更大。"},
    .assumptions = {"The differences are independent of each other, and their "
                    "sizes can be compared.",
                    "各差值相互独立，且大小可以比较。"},
    .p_value = {"Two-sided, exact: every rank gets plus or minus with "
                "probability 1/2.",
                "双侧，精确：每个秩以 1/2 的概率取正或负。"},
    .statistics = kStatistics,
    .place = 16,
    .optimistic_over_folds = true,
};

extern const Test wilcoxon_with_zeros = {
    .id = "wilcoxon_with_zeros",
    .keys = kKeys,
    .p_values = kPValues,
    .takes_long = true,
    .from_paired_results = {Compute, Show},
};

}  // namespace melon::hypothesis
