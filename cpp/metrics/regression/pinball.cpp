#include <cstddef>
#include <limits>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/numbers/estimate_sums.h"
#include "kernels/numbers/estimate_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::overflow};
constexpr Variant kVariants[] = {{"pinball_0.5", 0.5}, {"pinball_0.9", 0.9}};
constexpr Text kKeyNames[] = {{"Pinball 0.5", "弹球损失 0.5"},
                              {"Pinball 0.9", "弹球损失 0.9"}};

double LossOf(const Estimates& cases, std::size_t i, double quantile) {
  const double error = cases.ErrorOf(i);
  return error < 0 ? -quantile * error : (1 - quantile) * error;
}

Term LossTerm(const Estimates& cases, std::size_t i, double quantile) {
  const Term q("q", quantile);
  const Term truth = TruthTerm(cases, i);
  const Term prediction = PredictionTerm(cases, i);
  return cases.ErrorOf(i) < 0 ? q * (truth - prediction)
                              : (1 - q) * (prediction - truth);
}

Value Compute(const Estimates& cases, const Parameters& parameters) {
  return WeightedMean(
      cases, [&](std::size_t i) { return LossOf(cases, i, parameters.own); });
}

void Show(const Estimates& cases, const Parameters& parameters,
          Working& working) {
  const Term mean = MeanOfCases(
      R"(S)", R"(\sum_i\max\left(q(y_i-\hat y_i),\ (1-q)(\hat y_i-y_i)\right))",
      cases, [&](std::size_t i) { return LossTerm(cases, i, parameters.own); },
      WeightedSum(
          cases,
          [&](std::size_t i) { return LossOf(cases, i, parameters.own); }),
      working);
  working.Result(mean);
}

}  // namespace

extern const Words pinball_words = {
    .name = {"Pinball loss", "弹球损失"},
    .short_name = {"Pinball", "弹球损失"},
    .key_names = kKeyNames,
    .synonyms = {"quantile loss, check loss", "分位数损失、分位损失"},
    .meaning = {"For predictions that should be the quantile of order q of "
                "what may happen: too low costs q per unit, too high 1 − q. "
                "With q = 0.5 it is half the mean absolute error.",
                "用于预测目标为 q 分位数的情形：偏低每单位代价为 q，偏高为 1 − "
                "q。q = 0.5 时等于平均绝对误差的一半。"},
    .latex =
        R"(\frac{1}{n}\sum_{i=1}^{n}\max\bigl(q\,(y_i-\hat y_i),\,(1-q)(\hat y_i-y_i)\bigr))",
    .symbols = {symbols::kCases,
                symbols::kTruth,
                {"q", {"the order of the quantile", "分位数的阶"}}},
    .references = {{sources::koenker1978}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"a mean is predicted, or several quantiles are to be judged together; "
         "values of different q cannot be compared",
         "预测的是均值，或要同时评价多个分位数；不同 q 的值不能互相比较"},
};

extern const Metric pinball = {
    .id = "pinball",
    .direction = Direction::lower_is_better,
    .range = {0, std::numeric_limits<double>::infinity()},
    .variants = kVariants,
    .parameter = {.option = "quantile",
                  .key_pattern = "pinball_{}",
                  .low = 0.001,
                  .high = 0.999},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
