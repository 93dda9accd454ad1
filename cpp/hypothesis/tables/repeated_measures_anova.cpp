#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/comparison/all_pairs/contrast_moments.h"
#include "kernels/comparison/ranks/too_small.h"
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
    .from_results = Compute,
};

}  // namespace melon::hypothesis
