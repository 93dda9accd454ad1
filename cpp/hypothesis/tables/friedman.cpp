#include <cstddef>
#include <iterator>
#include <string_view>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/comparison/ranks/friedman_statistic.h"
#include "kernels/comparison/ranks/friedman_working.h"
#include "kernels/comparison/ranks/too_small.h"
#include "kernels/numbers/tail_terms.h"
#include "special/chi_squared.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"n_datasets",
                                      "n_algorithms",
                                      "friedman_df",
                                      "friedman_chi2",
                                      "friedman_p",
                                      "friedman_chi2_tie_corrected",
                                      "friedman_p_tie_corrected"};
constexpr std::string_view kPValues[] = {"friedman_p",
                                         "friedman_p_tie_corrected"};

constexpr const Reason* kUndefinedWhen[] = {&reasons::too_few_data_sets,
                                            &reasons::too_few_algorithms,
                                            &reasons::all_tied};

KeyValues Undefined(const RankedResults& table, const Reason& reason) {
  KeyValues values = {{kKeys[0], static_cast<double>(table.row_count)},
                      {kKeys[1], static_cast<double>(table.column_count)}};
  for (std::size_t i = 2; i < std::size(kKeys); ++i)
    values.emplace_back(kKeys[i], reason);
  return values;
}

KeyValues Compute(const RankedResults& table,
                  const Parameters& /*parameters*/) {
  if (const Reason* reason = TooSmall(table)) return Undefined(table, *reason);
  const FriedmanStatistic statistic =
      FriedmanOf(SumRanks(table.rank, table.column_count));
  if (statistic.all_tied()) return Undefined(table, reasons::all_tied);
  const double df = statistic.degrees_of_freedom();
  const double plain = statistic.ChiSquared();
  const double corrected = statistic.ChiSquaredTieCorrected();
  return {{kKeys[0], statistic.row_count},
          {kKeys[1], statistic.column_count},
          {kKeys[2], df},
          {kKeys[3], plain},
          {kKeys[4], ChiSquaredSurvival(plain, df)},
          {kKeys[5], corrected},
          {kKeys[6], ChiSquaredSurvival(corrected, df)}};
}

void Show(const RankedResults& table, const Parameters& /*parameters*/,
          Working& working) {
  if (TooSmall(table) != nullptr) return;
  const auto [n, k, plain, corrected] =
      ShowFriedman(table,
                   {.row_count = kKeys[0],
                    .column_count = kKeys[1],
                    .chi_squared = kKeys[3],
                    .tie_corrected = kKeys[5]},
                   working);
  const Term df =
      working.Give(kKeys[2], R"(\nu)", k - 1, {"degrees of freedom", "自由度"});
  working.Give(kKeys[4], "p", ChiSquaredTailTerm(plain, df));
  working.Give(kKeys[6], R"(p_{\text{ties}})",
               ChiSquaredTailTerm(corrected, df));
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"Friedman", "Friedman"},
     .key = "friedman_chi2",
     .symbol = "χ²",
     .degrees_of_freedom = {"friedman_df"},
     .p_value = "friedman_p"},
    {.name = {"Friedman, ties corrected", "Friedman（校正并列）"},
     .key = "friedman_chi2_tie_corrected",
     .symbol = "χ²",
     .degrees_of_freedom = {"friedman_df"},
     .p_value = "friedman_p_tie_corrected",
     .id = "friedman_tie_corrected"},
};

constexpr Field kFields[] = {
    {.key = "n_datasets", .kind = FieldKind::count},
    {.key = "n_algorithms", .kind = FieldKind::count},
};

constexpr Form kForms[] = {
    {.key = "friedman_chi2_tie_corrected",
     .p_value = "friedman_p_tie_corrected",
     .name = {"corrected for ties", "并列校正"},
     .used_by = {"R, scipy", "R、scipy"},
     .source = {sources::conover1999}},
    {.key = "friedman_chi2",
     .p_value = "friedman_p",
     .name = {"uncorrected", "不校正"},
     .used_by = {"Zhou’s textbook, Demšar", "周志华《机器学习》、Demšar"},
     .source = {sources::demsar2006}}};

}  // namespace

extern const TestWords friedman_words = {
    .words =
        {
            .name = {"Friedman test", "Friedman 检验"},
            .synonyms = {"Friedman rank sum test, two-way analysis of variance "
                         "by ranks",
                         "弗里德曼检验、双向秩方差分析"},
            .meaning =
                {"Asks whether k algorithms do equally well over N data sets. "
                 "On each data set they are ranked, the best first; R is the "
                 "sum of the ranks of one algorithm. Only the order on each "
                 "data set counts, so that results of different data sets need "
                 "not be comparable. A small p says that they differ, not "
                 "which of them do.",
                 "检验 k 种算法在 N "
                 "个数据集上的表现是否相同。在每个数据集上由好到坏排序，R "
                 "为某一算法的序值之和。只用各数据集内的次序，因此不同数据集的"
                 "结果无须可比。p 值小说明存在差异，但不说明是哪几种不同。"},
            .latex =
                R"(\chi_F^2=\frac{12}{Nk(k+1)}\sum_{j=1}^{k}R_j^2-3N(k+1),\quad \chi_{F,\text{ties}}^2=\frac{\chi_F^2}{1-\frac{\sum(t^3-t)}{N(k^3-k)}})",
            .symbols = {symbols::kDatasets, symbols::kAlgorithms,
                        symbols::kRankSum, symbols::kTies},
            .references = {{sources::friedman1937}, {sources::demsar2006}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"Textbooks often omit the correction for ties; with ties χ² "
                 "is then too small. t is the size of a group of tied "
                 "algorithms on one data set. With two algorithms this is the "
                 "sign test; Wilcoxon’s test is more powerful.",
                 "教材常省略对并列的校正，此时若有并列，χ² 会偏小。t "
                 "为某一数据集上并列算法的个数。只有两种算法时即为符号检验，"
                 "Wilcoxon 检验更灵敏。"},
            .use_when =
                {"three algorithms or more were run on the same data sets",
                 "在同一批数据集上运行了三种以上算法"},
            .avoid_when =
                {"there are two algorithms (Wilcoxon), or the rows are folds "
                 "of one data set",
                 "只有两种算法（Wilcoxon），或各行是同一数据集的各折"},
            .forms = kForms,
            .forms_differ =
                {"Ties leave the rank sums less room to spread. Without the "
                 "correction χ² is too small where algorithms tie, and the "
                 "test misses differences; without ties both are equal.",
                 "有并列时，序值之和的离散范围变小。不校正则 χ² "
                 "偏小，容易漏掉差异；没有并列时两者相等。"},
        },
    .null = {"All algorithms do equally well: on every data set each order of "
             "them is equally likely.",
             "所有算法表现相同：在每个数据集上，各种次序的可能性相等。"},
    .alternative = {"At least one algorithm tends to rank higher than another.",
                    "至少有一种算法的序值倾向于优于另一种。"},
    .assumptions = {"The data sets are independent of each other. The limiting "
                    "distribution needs N above 10 and k above 5; below that "
                    "use the exact or the permutation p-value.",
                    "各数据集相互独立。极限分布要求 N 大于 10 且 k 大于 5，"
                    "否则宜用精确 p 值或置换 p 值。"},
    .p_value = {"From the limiting χ² distribution with k − 1 degrees of "
                "freedom.",
                "由自由度为 k − 1 的极限 χ² 分布得到。"},
    .statistics = kStatistics,
    .place = 1,
    .fields = kFields,
};

extern const Test friedman = {
    .id = "friedman",
    .keys = kKeys,
    .p_values = kPValues,
    .from_results = {Compute, Show},
};

}  // namespace melon::hypothesis
