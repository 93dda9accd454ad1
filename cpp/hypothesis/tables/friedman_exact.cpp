#include "kernels/comparison/ranks/friedman_exact.h"

#include <optional>
#include <string_view>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/comparison/ranks/friedman_working.h"
#include "kernels/comparison/ranks/too_small.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"friedman_p_exact"};

constexpr Reason kTooManyArrangements{
    "too_many_arrangements",
    {"the table has too many arrangements to count: permutations drawn at "
     "random serve",
     "表的排列太多，无法逐一计数：可用随机置换"}};
constexpr const Reason* kUndefinedWhen[] = {&reasons::too_few_data_sets,
                                            &reasons::too_few_algorithms,
                                            &kTooManyArrangements};

Value TailOf(const RankedResults& table) {
  if (const Reason* reason = TooSmall(table)) return *reason;
  const std::optional<double> tail =
      FriedmanExactTail(table.rank, table.column_count);
  if (!tail) return kTooManyArrangements;
  return *tail;
}

KeyValues Compute(const RankedResults& table,
                  const Parameters& /*parameters*/) {
  return {{kKeys[0], TailOf(table)}};
}

void Show(const RankedResults& table, const Parameters& /*parameters*/,
          Working& working) {
  const Value tail = TailOf(table);
  if (!tail.defined()) return;
  const Term seen = ShowSquaredSums(table, working);
  working.Give(
      kKeys[0], "p",
      Written(R"(\frac{\#\{\sum_j R_j^2\ge #\}}{(#!)^{#}})",
              {seen, Term("k", static_cast<double>(table.column_count)),
               Term("N", static_cast<double>(table.row_count))},
              tail.number()),
      {"of all arrangements of the ranks within their data sets",
       "各数据集内序值的全部排列中"});
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"Friedman, exact", "Friedman（精确）"},
     .p_value = "friedman_p_exact"},
};

}  // namespace

extern const TestWords friedman_exact_words = {
    .words =
        {
            .name = {"Exact Friedman test", "Friedman 精确检验"},
            .synonyms = {"permutation test of Friedman’s statistic, exact",
                         "Friedman 统计量的精确置换检验"},
            .meaning =
                {"Friedman’s test for small tables. Of all arrangements of the "
                 "ranks within each data set, ties as they are, p is the share "
                 "in which the algorithms’ rank sums R lie at least as far "
                 "apart as in the table. r is a rank, π an order of the "
                 "algorithms.",
                 "用于小表的 Friedman 检验。考虑各数据集内秩的一切排列（并列照"
                 "旧），p 为使各算法秩和 R 的分散程度不小于实际表的排列所占的比"
                 "例。r 为秩，π 为算法的一个排列。"},
            .latex =
                R"(p=\frac{\#\bigl\{(\pi_1,\dots,\pi_N):\sum_j\bigl(\sum_i r_{i\pi_i(j)}\bigr)^2\ge\sum_j R_j^2\bigr\}}{(k!)^N})",
            .symbols = {symbols::kDatasets,
                        symbols::kAlgorithms,
                        symbols::kRankSum,
                        {"r_{ij}",
                         {"the rank of algorithm j on data set i",
                          "算法 j 在数据集 i 上的秩"}},
                        {R"(\pi_i)",
                         {"an order of the algorithms on data set i",
                          "数据集 i 上算法的一种排列"}}},
            .references = {{sources::friedman1937}, {sources::kendall1939}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"It is the p-value of Friedman’s χ² and of Iman and "
                 "Davenport’s F alike, with and without correction for ties, "
                 "for all order the arrangements in the same way. It is "
                 "computed for up to 8 algorithms, as long as that takes about "
                 "half a second.",
                 "它同时是 Friedman χ² 与 Iman–Davenport F 的 p 值，也不论是否"
                 "对并列作校正，因为它们对排列的排序相同。算法不超过 8 种且约半"
                 "秒内可算完时给出。"},
            .avoid_when = {"there are two algorithms (sign test), or the rows "
                           "are folds of one data set; large tables are not "
                           "counted, since the limits serve them",
                           "只有两种算法（符号检验），或各行是同一数据集的各折"
                           "；大表不作枚举，近似分布已够"},
        },
    .null = {"All algorithms do equally well: on every data set each order of "
             "them is equally likely.",
             "所有算法表现相同：在每个数据集上，各种次序的可能性相等。"},
    .alternative = {"At least one algorithm tends to rank higher than another.",
                    "至少有一种算法的序值倾向于优于另一种。"},
    .assumptions = {"The data sets are independent of each other.",
                    "各数据集相互独立。"},
    .p_value = {"Exact: by counting, data set after data set, the sets of rank "
                "sums that can arise.",
                "精确：逐个数据集累计可能出现的各组秩和。"},
    .statistics = kStatistics,
    .place = 2,
};

extern const Test friedman_exact = {
    .id = "friedman_exact",
    .keys = kKeys,
    .p_values = kKeys,
    .takes_long = true,
    .from_results = {Compute, Show},
};

}  // namespace melon::hypothesis
