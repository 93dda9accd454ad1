#include <cstddef>
#include <limits>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/numbers/estimate_sums.h"
#include "kernels/numbers/estimate_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::constant_truth, &reasons::overflow};

Value Compute(const Estimates& cases, const Parameters& /*parameters*/) {
  if (!(CaseTotal(cases) > 0)) return reasons::no_cases;
  if (ConstantTruth(cases)) return reasons::constant_truth;
  const double mean = TruthMean(cases);
  const double explained = WeightedSum(cases, [&](std::size_t i) {
    const double deviation = cases.prediction[i] - mean;
    return deviation * deviation;
  });
  return FiniteValue(explained / TruthSquares(cases));
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  const Term total = TruthSquaresLine(cases, working);
  const Term mean(R"(\bar y)", TruthMean(cases));
  const Term explained = working.Line(
      R"(\mathrm{SSR})",
      CaseSum(R"(\sum_i(\hat y_i-\bar y)^2)", cases,
              [&](std::size_t i) {
                return Square(PredictionTerm(cases, i) - mean);
              },
              WeightedSum(cases, [&](std::size_t i) {
                const double deviation = cases.prediction[i] - mean.value();
                return deviation * deviation;
              })));
  working.Result(explained / total);
}

}  // namespace

extern const Words r2_ssr_sst_words = {
    .name = {"R² as SSR/SST", "SSR/SST 形式的 R²"},
    .short_name = {"SSR/SST", "SSR/SST"},
    .synonyms = {"explained sum of squares over total sum of squares",
                 "回归平方和与总平方和之比"},
    .meaning =
        {"How much the predictions scatter around the mean of the truth ȳ, "
         "compared with the truth itself. It does not tell whether they are "
         "right: values above 1 are possible, and 1 need not be perfect.",
         "预测值围绕真实均值 ȳ "
         "的离散程度与真实值离散程度之比。它不说明预测是否正确：可以超过 "
         "1，等于 1 也未必完全正确。"},
    .latex =
        R"(\frac{SSR}{SST}=\frac{\sum_i(\hat y_i-\bar y)^2}{\sum_i(y_i-\bar y)^2})",
    .symbols = {{R"(SSR,\ SST)",
                 {"the sums of squares of the predictions and of the truth "
                  "around the mean of the truth",
                  "预测值与真实值围绕真实值均值的平方和"}},
                symbols::kTruth,
                symbols::kTruthMean},
    .references = {{sources::kvalseth1985, "(his R²₂)"}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"The textbook form. It equals 1 − SSE/SST only if SST = SSR + SSE, "
         "which holds for a linear least-squares fit with intercept on the "
         "cases that it was fitted to. Anywhere else trust 1 − SSE/SST.",
         "教科书的写法。仅当 SST = SSR + SSE 时才等于 1 − "
         "SSE/SST，即带截距的线性最小二乘模型在其训练样例上。其他情形应以 1 − "
         "SSE/SST 为准。"},
    .avoid_when = {"predictions do not come from least squares with an "
                   "intercept on these very cases: a value of 1 then means "
                   "nothing; look at 1 − SSE/SST (Kvålseth 1985)",
                   "预测并非来自在同一批样例上带截距的最小二乘：此时等于 1 "
                   "也不说明什么；看 1 − SSE/SST（Kvålseth 1985）"},
};

extern const Metric r2_ssr_sst = {
    .id = "r2_ssr_sst",
    .direction = Direction::neither,
    .range = {0, std::numeric_limits<double>::infinity()},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
