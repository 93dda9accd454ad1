#include <cmath>
#include <cstddef>
#include <iterator>
#include <limits>
#include <string_view>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/numbers/binary_scale.h"
#include "kernels/numbers/moment_working.h"
#include "kernels/numbers/rounding.h"
#include "special/student_t.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {
    "mean_diff",    "paired_t",      "paired_t_p", "paired_t_df",
    "paired_t_low", "paired_t_high", "std_diff"};
constexpr std::string_view kPValues[] = {"paired_t_p"};
constexpr std::string_view kSigned[] = {"mean_diff", "paired_t"};
constexpr std::string_view kLimits[] = {"paired_t_low", "paired_t_high"};

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::too_few_cases, &reasons::fractional_weights,
    &reasons::no_variance, &reasons::overflow};

/// A standard deviation of so little of the mean is the rounding of differences
/// that are all the same.
constexpr double kRounding = 8 * std::numeric_limits<double>::epsilon();

struct Moments {
  double count = 0;
  double mean = 0;
  /// Σ w (d − mean)².
  double squares = 0;
};

/// In units of which the squares neither overflow nor vanish.
Moments MomentsOf(const PairedDifferences& pair, double unit) {
  Sum count;
  Sum total;
  for (std::size_t i = 0; i < pair.difference.size(); ++i) {
    count.Add(pair.WeightOf(i));
    total.Add(pair.WeightOf(i) * (pair.difference[i] / unit));
  }
  Moments moments{count.value(), total.value() / count.value(), 0};
  Sum squares;
  for (std::size_t i = 0; i < pair.difference.size(); ++i) {
    const double deviation = (pair.difference[i] / unit) - moments.mean;
    squares.Add(pair.WeightOf(i) * deviation * deviation);
  }
  moments.squares = squares.value();
  return moments;
}

/// A mean that is but rounding is 0.
Moments ScaledMoments(const PairedDifferences& pair, double unit) {
  Moments moments = MomentsOf(pair, unit);
  const double n = moments.count;
  if (n > 1 &&
      IsRoundingOfMean(moments.mean, std::sqrt(moments.squares / (n - 1) / n)))
    moments.mean = 0;
  return moments;
}

KeyValues Undefined(const Value& difference, const Reason& reason) {
  KeyValues values = {{kKeys[0], difference}};
  for (std::size_t i = 1; i < std::size(kKeys); ++i)
    values.emplace_back(kKeys[i], reason);
  return values;
}

KeyValues Compute(const PairedDifferences& pair, const Parameters& parameters) {
  const double unit = BinaryScale(pair.difference);
  const Moments moments = ScaledMoments(pair, unit);
  const double n = moments.count;
  const double mean = moments.mean * unit;
  if (!(n > 0)) return Undefined(reasons::no_cases, reasons::no_cases);
  if (!std::isfinite(moments.squares) || !std::isfinite(mean))
    return Undefined(reasons::overflow, reasons::overflow);
  if (!pair.whole_weights) return Undefined(mean, reasons::fractional_weights);
  if (n < 2) return Undefined(mean, reasons::too_few_cases);
  const double deviation = std::sqrt(moments.squares / (n - 1));
  if (deviation <= kRounding * std::abs(moments.mean))
    return Undefined(mean, reasons::no_variance);

  const double error = deviation / std::sqrt(n);
  const double t = moments.mean / error;
  const double margin =
      StudentTwoSidedQuantile(parameters.level, n - 1) * error;
  return {{kKeys[0], mean},
          {kKeys[1], t},
          {kKeys[2], StudentTwoSided(t, n - 1)},
          {kKeys[3], n - 1},
          {kKeys[4], FiniteValue((moments.mean - margin) * unit)},
          {kKeys[5], FiniteValue((moments.mean + margin) * unit)},
          {kKeys[6], FiniteValue(deviation * unit)}};
}

void Show(const PairedDifferences& pair, const Parameters& parameters,
          Working& working) {
  const double unit = BinaryScale(pair.difference);
  const Moments scaled = ScaledMoments(pair, unit);
  const SampleMoments moments{
      scaled.count, scaled.mean * unit,
      std::sqrt(scaled.squares / (scaled.count - 1)) * unit};
  const auto terms =
      ShowMoments(moments, pair.difference, pair.weight,
                  {.mean_key = kKeys[0], .deviation_key = kKeys[6]}, working);
  if (!terms || !(scaled.count > 1)) return;
  ShowStudent(*terms, terms->deviation / Root(terms->count),
              {.t = kKeys[1],
               .p = kKeys[2],
               .degrees_of_freedom = kKeys[3],
               .low = kKeys[4],
               .high = kKeys[5]},
              parameters.level, working);
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"paired t", "成对 t"},
     .key = "paired_t",
     .symbol = "t",
     .degrees_of_freedom = {"paired_t_df"},
     .p_value = "paired_t_p"},
};

constexpr Field kFields[] = {
    {.key = "mean_diff", .name = {"mean difference", "平均差"}},
    {.key = "std_diff", .name = {"SD of the differences", "差值的标准差"}},
};

}  // namespace

extern const TestWords paired_t_test_words = {
    .words =
        {
            .name = {"Paired t test", "成对 t 检验"},
            .synonyms = {"dependent t test, t test for matched pairs",
                         "相关样本 t 检验"},
            .meaning =
                {"Asks whether two models are off by the same amount on "
                 "average. d is the difference of their errors on one case, "
                 "the first model’s minus the second’s: negative means that "
                 "the "
                 "first is better there. t is the mean difference divided by "
                 "its standard error; the interval tells how large the mean "
                 "difference may be.",
                 "检验两个模型的误差平均而言是否相同。d "
                 "为两者在同一样例上的误差之差（前者减后者），为负说明前者更好"
                 "。"
                 "t 为平均差除以其标准误，区间给出平均差可能的大小。"},
            .latex =
                R"(t=\frac{\bar d}{s_d/\sqrt n},\quad s_d^2=\frac{1}{n-1}\sum_{i=1}^{n}(d_i-\bar d)^2)",
            .symbols = {symbols::kNDiff, symbols::kDiff, symbols::kDiffMean},
            .references = {{sources::student1908}, {sources::dietterich1998}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"For predictions of numbers the differences are those of the "
                 "absolute errors, so the mean difference is the difference of "
                 "the two mean absolute errors. Over folds of a "
                 "cross-validation the training sets overlap, which makes the "
                 "variance too small: use the corrected test there. Fractional "
                 "weights are not numbers of cases and give no p-value.",
                 "对数值预测，差值取自绝对误差，因此平均差就是两个平均绝对误差"
                 "之差。在交叉验证的各折上，训练集相互重叠，方差会偏小，应改用"
                 "校正"
                 "检验。小数权重不是样例数，不给出 p 值。"},
            .use_when = {"differences come from independent data sets or test "
                         "sets, and are roughly normal",
                         "差值来自相互独立的数据集或测试集，且近似正态"},
            .avoid_when =
                {"differences come from the folds of one cross-validation: "
                 "training sets overlap, so take the corrected test",
                 "差值来自同一次交叉验证的各折：训练集重叠，应用校正检验"},
        },
    .null = {"The mean difference is zero.", "平均差为零。"},
    .alternative = {"The mean difference is not zero.", "平均差不为零。"},
    .assumptions =
        {"The differences are independent of each other, and normally "
         "distributed or many. The cases were not used to train either model.",
         "各差值相互独立，且服从正态分布或数量足够多。样例未用于训练任一模型"
         "。"},
    .p_value = {"Two-sided, from Student’s t distribution with n − 1 degrees "
                "of freedom.",
                "双侧，由自由度为 n − 1 的 t 分布得到。"},
    .statistics = kStatistics,
    .place = 12,
    .fields = kFields,
    .optimistic_over_folds = true,
};

extern const Test paired_t_test = {
    .id = "paired_t_test",
    .keys = kKeys,
    .p_values = kPValues,
    .signed_keys = kSigned,
    .limits = kLimits,
    .bounded = kKeys[0],
    .from_differences = {Compute, Show},
};

}  // namespace melon::hypothesis
