#include <cmath>
#include <limits>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "effect_sizes/effect_size.h"
#include "kernels/numbers/moment_working.h"
#include "kernels/numbers/sample_moments.h"
#include "special/student_t.h"

namespace melon::effect_sizes {
namespace {

constexpr Reason kNoIntervalOfMean{
    "no_interval_of_mean",
    {"the 5×2 cv t test looks at the difference in one fold, so no interval of "
     "the mean agrees with it",
     "5×2 交叉验证 t 检验只看一折中的差值，没有与之一致的均值区间"}};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::too_few_cases,       &reasons::no_variance,
    &reasons::overflow, &reasons::no_test_train_ratio, &kNoIntervalOfMean};

Effect Undefined(const Reason& reason) { return {reason, reason, reason}; }

/// The standard error is the standard deviation times a factor.
Effect WithMargin(const SampleMoments& moments, double factor, double level) {
  const double margin = StudentTwoSidedQuantile(level, moments.count - 1) *
                        (moments.deviation * factor);
  return {moments.mean, FiniteValue(moments.mean - margin),
          FiniteValue(moments.mean + margin)};
}

Effect Compute(const PairedResults& results, const Parameters& parameters) {
  const SampleMoments moments = MomentsOf(results.difference);
  const double n = moments.count;
  if (n < 1) return Undefined(reasons::no_cases);
  if (n < 2) return Undefined(reasons::too_few_cases);
  return WithMargin(moments, std::sqrt(1 / n), parameters.level);
}

/// With the variance of the corrected resampled t test, (1/n +
/// n_test/n_train)s²; without the sizes there is no interval.
Effect ComputeOverFolds(const FoldDifferences& folds,
                        const Parameters& parameters) {
  const SampleMoments moments = MomentsOf(folds.difference);
  const double n = moments.count;
  if (n < 1) return Undefined(reasons::no_cases);
  if (n < 2) return Undefined(reasons::too_few_cases);
  const Value mean = moments.mean;
  if (folds.five_by_two) return {mean, kNoIntervalOfMean, kNoIntervalOfMean};
  if (moments.deviation == 0)
    return {mean, reasons::no_variance, reasons::no_variance};
  const double ratio = folds.test_train_ratio;
  if (std::isnan(ratio))
    return {mean, reasons::no_test_train_ratio, reasons::no_test_train_ratio};
  return WithMargin(moments, std::sqrt(1 / n + ratio), parameters.level);
}

/// `factor` makes of a standard deviation the standard error of the mean.
void ShowMean(std::span<const double> difference, double level,
              Term (*factor)(const Term& n, double ratio), double ratio,
              Working& working) {
  const auto terms =
      ShowMoments(MomentsOf(difference), difference, {},
                  {.count = "N", .mean_key = "mean_difference"}, working);
  if (!terms || !(terms->count.value() > 1)) return;
  ShowStudent(*terms, terms->deviation * factor(terms->count, ratio),
              {.low = "mean_difference_low", .high = "mean_difference_high"},
              level, working);
}

void Show(const PairedResults& results, const Parameters& parameters,
          Working& working) {
  ShowMean(
      results.difference, parameters.level,
      [](const Term& n, double /*ratio*/) { return Root(1 / n); }, 0, working);
}

void ShowOverFolds(const FoldDifferences& folds, const Parameters& parameters,
                   Working& working) {
  ShowMean(
      folds.difference, parameters.level,
      [](const Term& n, double ratio) {
        return Root(1 / n +
                    Term(R"(\frac{n_{\text{test}}}{n_{\text{train}}})", ratio));
      },
      folds.test_train_ratio, working);
}

constexpr Text kKeyNames[] = {{"mean difference", "平均差"}};

}  // namespace

extern const Words mean_difference_words = {
    .name = {"Mean difference", "平均差"},
    .key_names = kKeyNames,
    .synonyms = {"raw effect size", "原始效应量"},
    .meaning =
        {"The mean of the differences d between the two algorithms’ results, "
         "in the unit of the results: what one gains by the change on an "
         "average data set. The interval is Student’s; over folds, whose "
         "training sets overlap, it has the variance of the corrected "
         "resampled t test.",
         "两种算法结果之差 d 的平均值，单位与结果相同：表示换用算法后在一般数据"
         "集上的得失。区间由 t 分布得到；各折的训练集相互重叠，故对折采用校正的"
         "重采样 t 检验的方差。"},
    .latex =
        R"(\bar d=\frac1N\sum_{i=1}^{N}d_i,\quad \bar d\pm t_{N-1,\,1-\alpha/2}\,\frac{s_d}{\sqrt N})",
    .symbols = {symbols::kDiff,
                {R"(\bar d)", {"their mean", "差值的均值"}},
                {"s_d", {"their standard deviation", "差值的标准差"}},
                symbols::kDatasets,
                {R"(t_{N-1,\,1-\alpha/2})",
                 {"the quantile of Student’s t distribution",
                  "t 分布的分位数"}},
                symbols::kAlphaInterval},
    .references = {{sources::student1908}, {sources::nadeau2003}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Results of different data sets may hardly be comparable: a "
         "large gain on an easy one can hide small losses elsewhere.",
         "不同数据集上的结果未必可比：在容易的数据集上的大幅提高，可能掩盖"
         "其他数据集上的小幅下降。"},
    .avoid_when =
        {"results of different data sets are not in one unit, or a single data "
         "set may decide: look at the Hodges–Lehmann difference",
         "各数据集的结果单位不同，或个别数据集会左右其值：看 Hodges–Lehmann "
         "差"},
};

extern const EffectSize mean_difference = {
    .id = "mean_difference",
    .lowest = -std::numeric_limits<double>::infinity(),
    .highest = std::numeric_limits<double>::infinity(),
    .place = 1,
    .statistic = "mean",
    .compute = {Compute, Show},
    .compute_over_folds = {ComputeOverFolds, ShowOverFolds},
};

}  // namespace melon::effect_sizes
