#include <cmath>
#include <limits>

#include "base/sum.h"
#include "effect_sizes/effect_size.h"
#include "special/student_t.h"

namespace melon::effect_sizes {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::too_few_cases, &reasons::overflow};

Effect Compute(const PairedResults& results, const Parameters& parameters) {
  const auto n = static_cast<double>(results.difference.size());
  if (n < 1) return {reasons::no_cases, reasons::no_cases, reasons::no_cases};
  Sum total;
  for (const double difference : results.difference) total.Add(difference);
  const double mean = total.value() / n;
  if (!std::isfinite(mean))
    return {reasons::overflow, reasons::overflow, reasons::overflow};
  if (n < 2) return {mean, reasons::too_few_cases, reasons::too_few_cases};
  Sum squares;
  for (const double difference : results.difference)
    squares.Add((difference - mean) * (difference - mean));
  const double error = std::sqrt(squares.value() / (n - 1) / n);
  const double margin =
      StudentTwoSidedQuantile(parameters.level, n - 1) * error;
  if (!std::isfinite(margin))
    return {mean, reasons::overflow, reasons::overflow};
  return {mean, mean - margin, mean + margin};
}

}  // namespace

extern const Words mean_difference_words = {
    .name = {"Mean difference", "平均差"},
    .synonyms = {"raw effect size", "原始效应量"},
    .meaning =
        {"The mean of the differences d between the two algorithms’ results, "
         "in the unit of the results: what one gains by the change on an "
         "average data set. The interval is Student’s.",
         "两种算法结果之差 d 的平均值，单位与结果相同：表示换用算法后在一般数据"
         "集上的得失。区间由 t 分布得到。"},
    .latex =
        R"(\bar d=\frac1N\sum_{i=1}^{N}d_i,\quad \bar d\pm t_{N-1,\,1-\alpha/2}\,\frac{s_d}{\sqrt N})",
    .reference = "Student 1908, Biometrika 6:1–25",
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Results of different data sets may hardly be comparable: a "
         "large gain on an easy one can hide small losses elsewhere.",
         "不同数据集上的结果未必可比：在容易的数据集上的大幅提高，可能掩盖"
         "其他数据集上的小幅下降。"},
};

extern const EffectSize mean_difference = {
    .id = "mean_difference",
    .lowest = -std::numeric_limits<double>::infinity(),
    .highest = std::numeric_limits<double>::infinity(),
    .compute = Compute,
};

}  // namespace melon::effect_sizes
