#include <string_view>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/comparison/ranks/friedman_statistic.h"
#include "kernels/comparison/ranks/friedman_working.h"
#include "kernels/comparison/ranks/too_small.h"
#include "kernels/numbers/tail_terms.h"
#include "special/f_distribution.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"kendall_w", "kendall_w_p"};
constexpr std::string_view kPValues[] = {"kendall_w_p"};

constexpr Reason kNoDegreesOfFreedom{
    "no_degrees_of_freedom",
    {"with two algorithms on two data sets no degrees of freedom are left",
     "两种算法、两个数据集时没有剩余的自由度"}};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::too_few_data_sets, &reasons::too_few_algorithms,
    &reasons::all_tied, &kNoDegreesOfFreedom};

Value TailOf(const FriedmanStatistic& statistic, double w) {
  const double df = statistic.degrees_of_freedom() - (2 / statistic.row_count);
  if (!(df > 0)) return kNoDegreesOfFreedom;
  if (statistic.rankings_agree()) return 0;
  const double others = statistic.row_count - 1;
  return FSurvival(others * w / (1 - w), df, others * df);
}

KeyValues Compute(const RankedResults& table,
                  const Parameters& /*parameters*/) {
  if (const Reason* reason = TooSmall(table))
    return AllUndefined(kKeys, *reason);
  const FriedmanStatistic statistic =
      FriedmanOf(SumRanks(table.rank, table.column_count));
  if (statistic.all_tied()) return AllUndefined(kKeys, reasons::all_tied);
  const double w = statistic.between / (statistic.row_count * statistic.spread);
  return {{kKeys[0], w}, {kKeys[1], TailOf(statistic, w)}};
}

void Show(const RankedResults& table, const Parameters& /*parameters*/,
          Working& working) {
  if (TooSmall(table) != nullptr) return;
  const auto [n, k, plain, corrected] = ShowFriedman(table, {}, working);
  const Term w = working.Give(kKeys[0], "W", corrected / (n * (k - 1)));
  const FriedmanStatistic statistic =
      FriedmanOf(SumRanks(table.rank, table.column_count));
  const Term df =
      working.Line(R"(\nu_1)", k - 1 - 2 / n, {"degrees of freedom", "自由度"});
  if (statistic.all_tied() || statistic.rankings_agree() || !(df.value() > 0))
    return;
  const Term f = working.Line("F", (n - 1) * w / (1 - w));
  working.Give(kKeys[1], "p", FTailTerm(f, df, (n - 1) * df));
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"Kendall’s W", "Kendall W"},
     .key = "kendall_w",
     .symbol = "W",
     .p_value = "kendall_w_p"},
};

}  // namespace

extern const TestWords kendall_w_words = {
    .words =
        {
            .name = {"Kendall’s W", "Kendall 和谐系数 W"},
            .short_name = {"Kendall’s W", "Kendall W"},
            .synonyms = {"coefficient of concordance, effect size of "
                         "Friedman’s test",
                         "一致性系数、协同系数、Friedman 检验的效应量"},
            .meaning =
                {"How far the data sets agree in their ranking of the "
                 "algorithms: 1 when all rank them alike, 0 when all "
                 "algorithms have the same mean rank. It is Friedman’s χ² as a "
                 "share of its maximum, and so an effect size that does "
                 "not grow with the number of data sets.",
                 "各数据集对算法的排序有多一致：全部相同为 1，所有算法平均序值"
                 "相等为 0。它是 Friedman χ² 与其最大值之比，因此是不随数据集"
                 "个数增大的效应量。"},
            .latex =
                R"(W=\frac{\chi_{F,\text{ties}}^2}{N(k-1)}=\frac{12\sum_j\bigl(R_j-\frac{N(k+1)}{2}\bigr)^2}{N^2(k^3-k)-N\sum(t^3-t)})",
            .symbols = {symbols::kChiTies, symbols::kDatasets,
                        symbols::kAlgorithms, symbols::kRankSum,
                        symbols::kTies},
            .references = {{sources::kendall1939}, {sources::legendre2005}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"Corrected for ties. Without ties, the mean of Spearman’s ρ "
                 "over all pairs of data sets is (NW − 1)/(N − 1).",
                 "已对并列作校正。没有并列时，所有数据集两两之间 Spearman ρ "
                 "的平均值为 (NW − 1)/(N − 1)。"},
            .avoid_when =
                {"it is asked whether algorithms differ: W is a size, and its "
                 "test is Friedman’s; by chance alone W is about 1/N",
                 "要问算法有无差异：W 是程度，其检验是 Friedman 检验；仅凭偶然 "
                 "W 约为 1/N"},
        },
    .null = {"The rankings are independent of each other.", "各排序相互独立。"},
    .alternative = {"At least some data sets agree in their ranking.",
                    "至少有一些数据集的排序相互一致。"},
    .assumptions = {"The data sets are independent of each other.",
                    "各数据集相互独立。"},
    .p_value =
        {"From the F distribution of (N − 1)W/(1 − W) with k − 1 − 2/N and "
         "(N − 1)(k − 1 − 2/N) degrees of freedom, an approximation.",
         "由 (N − 1)W/(1 − W) 的 F 分布近似得到，自由度为 k − 1 − 2/N 与 "
         "(N − 1)(k − 1 − 2/N)。"},
    .statistics = kStatistics,
    .place = 7,
};

extern const Test kendall_w = {
    .id = "kendall_w",
    .keys = kKeys,
    .p_values = kPValues,
    .from_results = {Compute, Show},
};

}  // namespace melon::hypothesis
