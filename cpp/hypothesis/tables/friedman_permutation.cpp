#include <cmath>
#include <cstddef>
#include <string_view>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/comparison/ranks/friedman_permutations.h"
#include "kernels/comparison/ranks/friedman_working.h"
#include "kernels/comparison/ranks/too_small.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"friedman_p_permutation"};

/// Data sets × algorithms × draws: a second or so. Where a table is so large
/// that few draws reach it, the limiting distribution is as good.
constexpr double kMostSteps = 4e8;
/// Rank sums are counted in 32 bits.
constexpr std::size_t kMostRows = std::size_t{1} << 15;
constexpr Reason kTooManyDraws{
    "too_many_draws",
    {"so many permutations of so large a table would take too long; the "
     "limiting distribution serves",
     "对这样大的表抽取这么多置换耗时过长：可用极限分布"}};
constexpr Reason kNoDraws{"no_draws",
                          {"no permutation is drawn", "没有抽取置换"}};
constexpr const Reason* kUndefinedWhen[] = {&reasons::too_few_data_sets,
                                            &reasons::too_few_algorithms,
                                            &kTooManyDraws, &kNoDraws};

Value TailOf(const RankedResults& table, const Parameters& parameters) {
  if (const Reason* reason = TooSmall(table)) return *reason;
  const double steps = static_cast<double>(parameters.draws) *
                       static_cast<double>(table.rank.size());
  if (steps > kMostSteps || table.row_count >= kMostRows ||
      table.column_count >= kMostRows) {
    return kTooManyDraws;
  }
  if (parameters.draws == 0) return kNoDraws;
  FriedmanPermutations permutations(table.rank, table.column_count,
                                    parameters.seed);
  permutations.Draw(parameters.draws);
  return permutations.p();
}

KeyValues Compute(const RankedResults& table, const Parameters& parameters) {
  return {{kKeys[0], TailOf(table, parameters)}};
}

void Show(const RankedResults& table, const Parameters& parameters,
          Working& working) {
  const Value tail = TailOf(table, parameters);
  if (!tail.defined()) return;
  const Term seen = ShowSquaredSums(table, working);
  const Term draws =
      working.Line("B", parameters.draws, {"permutations drawn", "置换次数"});
  const Term extreme = working.Line(
      "c",
      Written(R"(\#\{\sum_j R_j^2\ge #\})", {seen},
              std::round(tail.number() * (draws.value() + 1)) - 1),
      {"with a sum at least as large", "平方和不小于所见者的次数"});
  working.Give(kKeys[0], "p", (1 + extreme) / (1 + draws));
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"Friedman, permutations", "Friedman（置换）"},
     .p_value = "friedman_p_permutation"},
};

}  // namespace

extern const TestWords friedman_permutation_words = {
    .words =
        {
            .name = {"Friedman permutation test", "Friedman 置换检验"},
            .synonyms = {"Monte Carlo test of Friedman’s statistic, "
                         "randomisation test",
                         "Friedman 统计量的蒙特卡罗检验、随机化检验"},
            .meaning =
                {"Friedman’s test without a limiting distribution, for tables "
                 "too large to count. The ranks within each data set are "
                 "shuffled at random B times, ties as they are; p is the share "
                 "of tables, the real one included, whose rank sums R lie at "
                 "least as far apart.",
                 "不依赖极限分布的 Friedman "
                 "检验，用于无法逐一计数的表。把各数据"
                 "集内的秩随机打乱 B 次（并列照旧），p 为秩和 R "
                 "的分散程度不小于"
                 "实际表的表所占的比例，实际表也计入。"},
            .latex =
                R"(p=\frac{1+\#\bigl\{b:\sum_j R_j^{(b)2}\ge\sum_j R_j^2\bigr\}}{1+B})",
            .symbols = {symbols::kRankSum,
                        {"R_j^{(b)}",
                         {"the rank sum in the b-th random table",
                          "第 b 个随机表中的秩和"}},
                        {"B", {"the number of random tables", "随机表的个数"}}},
            .references = {{sources::pitman1938}, {sources::phipson2010}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"It repeats with the seed that stands in the report. Its "
                 "standard error is about the square root of p(1 − p)/B.",
                 "报告中的随机种子相同则结果相同。其标准误约为 p(1 − p)/B 的平"
                 "方根。"},
            .avoid_when =
                {"the exact p-value or that of Iman and Davenport is there and "
                 "serves, or the rows are folds of one data set",
                 "已有精确 p 值或 Iman–Davenport 的 p "
                 "值，或各行是同一数据集的各折"},
        },
    .null = {"All algorithms do equally well: on every data set each order of "
             "them is equally likely.",
             "所有算法表现相同：在每个数据集上，各种次序的可能性相等。"},
    .alternative = {"At least one algorithm tends to rank higher than another.",
                    "至少有一种算法的序值倾向于优于另一种。"},
    .assumptions = {"The data sets are independent of each other.",
                    "各数据集相互独立。"},
    .p_value = {"From B permutations drawn at random.",
                "由随机抽取的 B 个置换得到。"},
    .statistics = kStatistics,
    .place = 3,
};

extern const Test friedman_permutation = {
    .id = "friedman_permutation",
    .keys = kKeys,
    .p_values = kKeys,
    .takes_long = true,
    .from_results = {Compute, Show},
};

}  // namespace melon::hypothesis
