#include <algorithm>
#include <cmath>
#include <cstddef>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "base/working/sum_apart.h"
#include "kernels/numbers/estimate_sums.h"
#include "kernels/numbers/estimate_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::constant_truth, &reasons::constant_prediction,
    &reasons::overflow};

Value Compute(const Estimates& cases, const Parameters& /*parameters*/) {
  const double total = CaseTotal(cases);
  if (!(total > 0)) return reasons::no_cases;
  if (ConstantTruth(cases)) return reasons::constant_truth;
  if (ConstantPrediction(cases)) return reasons::constant_prediction;
  const double truth_mean = TruthMean(cases);
  const double mean =
      WeightedSum(cases, [&](std::size_t i) { return cases.prediction[i]; }) /
      total;
  const double products = WeightedSum(cases, [&](std::size_t i) {
    return (cases.truth[i] - truth_mean) * (cases.prediction[i] - mean);
  });
  const double squares = WeightedSum(cases, [&](std::size_t i) {
    const double deviation = cases.prediction[i] - mean;
    return deviation * deviation;
  });
  const double correlation =
      products / std::sqrt(TruthSquares(cases)) / std::sqrt(squares);
  if (!std::isfinite(correlation)) return reasons::overflow;
  return std::clamp(correlation, -1.0, 1.0);  // rounding may pass the ends
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  const Term total = TruthSquaresLine(cases, working);
  const Term truth_mean(R"(\bar y)", TruthMean(cases));
  const double sum =
      WeightedSum(cases, [&](std::size_t i) { return cases.prediction[i]; });
  const Term total_prediction = SumApart(
      CaseSum(R"(\sum_i\hat y_i)", cases,
              [&](std::size_t i) { return PredictionTerm(cases, i); }, sum),
      working);
  const Term mean =
      working.Line(R"(\bar{\hat y})", total_prediction / CasesTerm(cases));
  const Term products = working.Line(
      "A", CaseSum(R"(\sum_i(y_i-\bar y)(\hat y_i-\bar{\hat y}))", cases,
                   [&](std::size_t i) {
                     return (TruthTerm(cases, i) - truth_mean) *
                            (PredictionTerm(cases, i) - mean);
                   },
                   WeightedSum(cases, [&](std::size_t i) {
                     return (cases.truth[i] - truth_mean.value()) *
                            (cases.prediction[i] - mean.value());
                   })));
  const Term squares = working.Line(
      "B", CaseSum(R"(\sum_i(\hat y_i-\bar{\hat y})^2)", cases,
                   [&](std::size_t i) {
                     return Square(PredictionTerm(cases, i) - mean);
                   },
                   WeightedSum(cases, [&](std::size_t i) {
                     const double deviation =
                         cases.prediction[i] - mean.value();
                     return deviation * deviation;
                   })));
  working.Result(products / (Root(total) * Root(squares)));
}

}  // namespace

extern const Words pearson_words = {
    .name = {"Pearson correlation", "Pearson 相关系数"},
    .short_name = {"Pearson r", "Pearson r"},
    .synonyms = {"correlation coefficient", "相关系数、皮尔逊相关"},
    .meaning = {"How well a straight line relates predictions and truth, from "
                "−1 to 1. Shift and scale do not matter: predictions that are "
                "all twice too large still correlate perfectly.",
                "预测值与真实值之间线性关系的强弱，取值 −1 到 "
                "1。与平移和缩放无关：预测值全部偏大一倍时相关系数仍为 1。"},
    .latex =
        R"(\frac{\sum_i(y_i-\bar y)(\hat y_i-\bar{\hat y})}{\sqrt{\sum_i(y_i-\bar y)^2}\sqrt{\sum_i(\hat y_i-\bar{\hat y})^2}})",
    .symbols = {symbols::kTruth,
                symbols::kTruthMean,
                {R"(\bar{\hat y})",
                 {"the mean of the predictions", "预测值的均值"}}},
    .references = {{sources::pearson1895}},
    .undefined_when = kUndefinedWhen,
    .remark = {"Its square equals R² only for the least-squares line through "
               "the points.",
               "仅对过这些点的最小二乘直线，其平方才等于 R²。"},
    .avoid_when =
        {"predictions are used as they are: a wrong shift or scale does not "
         "show; look at R² or RMSE; and a few outliers may decide it",
         "预测值将直接使用：平移与缩放的错误不会体现；看 R² 或 "
         "RMSE；少数离群点也会左右其值"},
};

extern const Metric pearson = {
    .id = "pearson",
    .direction = Direction::higher_is_better,
    .range = {-1, 1},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
