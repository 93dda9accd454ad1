#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "base/working/sum_apart.h"
#include "hypothesis/test.h"
#include "kernels/comparison/all_pairs/contrast_moments.h"
#include "kernels/comparison/ranks/too_small.h"
#include "kernels/numbers/moment_working.h"
#include "kernels/numbers/tail_terms.h"
#include "special/f_distribution.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"anova_f",
                                      "anova_p",
                                      "anova_df1",
                                      "anova_df2",
                                      "anova_epsilon_greenhouse_geisser",
                                      "anova_p_greenhouse_geisser",
                                      "anova_epsilon_huynh_feldt",
                                      "anova_p_huynh_feldt"};
constexpr std::string_view kPValues[] = {
    "anova_p", "anova_p_greenhouse_geisser", "anova_p_huynh_feldt"};

constexpr Reason kTwoDataSets{
    "two_data_sets",
    {"two data sets do not tell how the covariances differ",
     "只有两个数据集，无法判断协方差的差异"}};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::too_few_data_sets, &reasons::too_few_algorithms,
    &reasons::no_variance, &reasons::overflow, &kTwoDataSets};

/// How far the covariance is from that of a sphere: 1 for a sphere, 1/(k − 1)
/// when all differences go together.
double GreenhouseGeisser(const ContrastMoments& moments) {
  const double trace = moments.Trace();
  return std::min(1.0, trace * trace / moments.SquaredNorm() /
                           static_cast<double>(moments.contrasts));
}

/// Greenhouse and Geisser’s estimate errs to the small side; this one, at most
/// 1, does not. Only for more than two data sets.
double HuynhFeldt(double n, double p, double epsilon) {
  const double above = (n * p * epsilon) - 2;
  const double below = p * (n - 1 - (p * epsilon));
  return above >= below ? 1 : above / below;
}

KeyValues Compute(const RankedResults& table,
                  const Parameters& /*parameters*/) {
  if (const Reason* reason = TooSmall(table))
    return AllUndefined(kKeys, *reason);
  const ContrastMoments moments =
      MomentsOfContrasts(table.result, table.column_count);
  if (moments.no_variance) return AllUndefined(kKeys, reasons::no_variance);
  const double n = moments.row_count;
  const auto p = static_cast<double>(moments.contrasts);
  double squared_mean = 0;
  for (const double mean : moments.mean) squared_mean += mean * mean;
  const double f = n * squared_mean / moments.Trace();
  if (!std::isfinite(f)) return AllUndefined(kKeys, reasons::overflow);
  const auto tail = [&](double epsilon) {
    return FSurvival(f, epsilon * p, epsilon * p * (n - 1));
  };
  const double epsilon = GreenhouseGeisser(moments);
  KeyValues values = {{kKeys[0], f},       {kKeys[1], tail(1)},
                      {kKeys[2], p},       {kKeys[3], p * (n - 1)},
                      {kKeys[4], epsilon}, {kKeys[5], tail(epsilon)}};
  if (n > 2) {
    const double less_biased = HuynhFeldt(n, p, epsilon);
    values.emplace_back(kKeys[6], less_biased);
    values.emplace_back(kKeys[7], tail(less_biased));
  } else {
    values.emplace_back(kKeys[6], kTwoDataSets);
    values.emplace_back(kKeys[7], kTwoDataSets);
  }
  return values;
}

/// The mean of each algorithm, and their mean.
struct ColumnMeans {
  std::vector<double> of_column;
  double of_all = 0;
};

ColumnMeans MeansOf(const RankedResults& table) {
  ColumnMeans means;
  Sum all;
  for (std::size_t column = 0; column < table.column_count; ++column) {
    Sum sum;
    for (std::size_t row = 0; row < table.row_count; ++row)
      sum.Add(table.ResultOf(row, column));
    means.of_column.push_back(sum.value() /
                              static_cast<double>(table.row_count));
    all.Add(means.of_column.back());
  }
  means.of_all = all.value() / static_cast<double>(table.column_count);
  return means;
}

/// The two mean squares, and F.
Term ShowF(const RankedResults& table, const ContrastMoments& moments,
           const Term& n, const Term& q, Working& working) {
  const ColumnMeans means = MeansOf(table);
  const Term center = working.Line(R"(\bar x)", means.of_all,
                                   {"mean of all results", "总均值"});
  double squared_mean = 0;
  for (const double mean : moments.mean) squared_mean += mean * mean;
  const double square = moments.unit * moments.unit;
  const Term squares = SumApart(
      FoldedSum(R"(\sum_j (\bar x_j-\bar x)^2)", table.column_count,
                [&](std::size_t j) {
                  return Square(Term(R"(\bar x_j)", means.of_column[j]) -
                                center);
                },
                squared_mean * square),
      working);
  const Term between = working.Line(R"(MS_{\text{between}})", n * squares / q,
                                    {"between algorithms", "算法之间"});
  const Term trace =
      working.Line(R"(\operatorname{tr}S)", moments.Trace() * square,
                   {"sum of the variances of q orthonormal "
                    "differences between algorithms",
                    "算法间 q 个标准正交差值的方差之和"});
  const Term within = working.Line(R"(MS_{\text{within}})", trace / q,
                                   {"what is left", "剩余"});
  return working.Give(kKeys[0], "F", between / within);
}

/// The corrections for a covariance that is not that of a sphere.
void ShowCorrected(const ContrastMoments& moments, const Term& f, const Term& n,
                   const Term& q, Working& working) {
  const double square = moments.unit * moments.unit;
  const Term trace(R"(\operatorname{tr}S)", moments.Trace() * square);
  const Term norm =
      working.Line(R"(\|S\|^2)", moments.SquaredNorm() * square * square,
                   {"sum of the squares of the covariances", "协方差的平方和"});
  const Term epsilon = working.Give(kKeys[4], R"(\varepsilon)",
                                    Smaller(1, Square(trace) / (q * norm)));
  working.Give(kKeys[5], R"(p_{\varepsilon})",
               FTailTerm(f, epsilon * q, epsilon * q * (n - 1)));
  if (!(n.value() > 2)) return;
  const Term above = n * q * epsilon - 2;
  const Term below = q * (n - 1 - q * epsilon);
  const Term less_biased =
      working.Give(kKeys[6], R"(\tilde\varepsilon)",
                   above.value() >= below.value() ? Term(1.0) : above / below,
                   {"at most 1", "不超过 1"});
  working.Give(kKeys[7], R"(p_{\tilde\varepsilon})",
               FTailTerm(f, less_biased * q, less_biased * q * (n - 1)));
}

void Show(const RankedResults& table, const Parameters& /*parameters*/,
          Working& working) {
  if (TooSmall(table) != nullptr || !SquaresFit(table.result)) return;
  const ContrastMoments moments =
      MomentsOfContrasts(table.result, table.column_count);
  if (moments.no_variance) return;
  const Term n = working.Line("N", moments.row_count,
                              {"number of data sets", "数据集个数"});
  const Term k = working.Line("k", static_cast<double>(table.column_count),
                              {"number of algorithms", "算法个数"});
  const Term q =
      working.Give(kKeys[2], "q", k - 1, {"degrees of freedom", "自由度"});
  const Term df = working.Give(kKeys[3], R"(\nu)", q * (n - 1));
  const Term f = ShowF(table, moments, n, q, working);
  working.Give(kKeys[1], "p", FTailTerm(f, q, df));
  ShowCorrected(moments, f, n, q, working);
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"Repeated-measures ANOVA", "重复测量方差分析"},
     .key = "anova_f",
     .symbol = "F",
     .degrees_of_freedom = {"anova_df1", "anova_df2"},
     .p_value = "anova_p"},
    {.name = {"ANOVA, Greenhouse–Geisser", "方差分析（Greenhouse–Geisser）"},
     .p_value = "anova_p_greenhouse_geisser",
     .id = "anova_greenhouse_geisser"},
    {.name = {"ANOVA, Huynh–Feldt", "方差分析（Huynh–Feldt）"},
     .p_value = "anova_p_huynh_feldt",
     .id = "anova_huynh_feldt"},
};

}  // namespace

extern const TestWords repeated_measures_anova_words = {
    .words =
        {
            .name = {"Repeated-measures ANOVA", "重复测量方差分析"},
            .short_name = {"ANOVA", "方差分析"},
            .synonyms = {"within-subjects analysis of variance, randomised "
                         "block design",
                         "被试内方差分析、随机区组设计"},
            .meaning =
                {"Asks whether k algorithms have the same mean over N data "
                 "sets: F is the variance between the algorithms’ means "
                 "relative to the residual variance within data sets. It uses "
                 "the results themselves, not their ranks, and is more "
                 "powerful than Friedman’s test where its assumptions hold.",
                 "检验 k 种算法在 N 个数据集上的均值是否相同：F "
                 "为各算法均值之间"
                 "的方差，与扣除该差异后数据集内的剩余方差之比。它直接使用结果"
                 "而非秩，假设成立时比 Friedman 检验灵敏。"},
            .latex =
                R"(F=\frac{N\sum_j(\bar x_{\cdot j}-\bar x)^2/(k-1)}{\sum_{ij}(x_{ij}-\bar x_{i\cdot}-\bar x_{\cdot j}+\bar x)^2/((k-1)(N-1))})",
            .symbols = {{"x_{ij}",
                         {"the result of algorithm j on data set i",
                          "算法 j 在数据集 i 上的结果"}},
                        {R"(\bar x_{i\cdot},\ \bar x_{\cdot j},\ \bar x)",
                         {"the means of a data set, of an algorithm, of all",
                          "数据集、算法与全体的均值"}},
                        symbols::kDatasets,
                        symbols::kAlgorithms},
            .references = {{sources::fisher1925},
                           {sources::greenhouse1959},
                           {sources::huynh1976}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"Differences between data sets do not count, but their "
                 "results must be of one kind and scale. Unless all "
                 "differences of two algorithms have the same variance "
                 "(sphericity), the F test rejects too often; the corrected "
                 "p-values "
                 "multiply both degrees of freedom by ε. Huynh and Feldt’s ε "
                 "is capped at 1.",
                 "数据集之间的差异不计入，但结果须是同一种、同一尺度的。若任意"
                 "两种算法之差的方差不全相等（不满足球形性），F "
                 "检验的第一类错误率偏高；校正"
                 "的 p 值把两个自由度都乘以 ε。Huynh–Feldt 的 ε 以 1 为上限。"},
            .avoid_when = {"results are of data sets that differ in kind, or "
                           "are far from normal with unequal variances of the "
                           "differences: Demšar (2006) advises Friedman’s test",
                           "各数据集性质不同，或差值明显非正态、方差不等：Demša"
                           "r（2006）建议用 Friedman 检验"},
        },
    .null = {"All algorithms have the same mean.", "所有算法的均值相同。"},
    .alternative = {"At least one mean differs from another.",
                    "至少有一个均值与另一个不同。"},
    .assumptions =
        {"The data sets are independent of each other; within them, results "
         "are normally distributed around the means; the differences of any "
         "two algorithms have the same variance.",
         "各数据集相互独立；数据集内的结果围绕均值服从正态分布；任意两种算法之"
         "差的方差相等。"},
    .p_value = {"From the F distribution with k − 1 and (k − 1)(N − 1) degrees "
                "of freedom, both times ε for the corrected ones.",
                "由自由度为 k − 1 与 (k − 1)(N − 1) 的 F 分布得到；校正时两者均"
                "乘以 ε。"},
    .statistics = kStatistics,
    .place = 8,
};

extern const Test repeated_measures_anova = {
    .id = "repeated_measures_anova",
    .keys = kKeys,
    .p_values = kPValues,
    .from_results = {Compute, Show},
};

}  // namespace melon::hypothesis
