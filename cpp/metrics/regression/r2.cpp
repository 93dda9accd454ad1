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
  return FiniteValue(1 - (SquaredErrors(cases) / TruthSquares(cases)));
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  const Term errors = SquaredErrorsLine(cases, working);
  const Term total = TruthSquaresLine(cases, working);
  working.Result(1 - errors / total);
}

}  // namespace

extern const Words r2_words = {
    .name = {"Coefficient of determination R²", "决定系数 R²"},
    .short_name = {"R²", "R²"},
    .synonyms = {"R squared, proportion of explained variance",
                 "判定系数、可决系数、拟合优度"},
    .meaning = {"The share of the variance of the truth that the predictions "
                "account for: 1 is perfect, 0 as good as predicting the mean ȳ "
                "every time, negative worse than that.",
                "预测所解释的真实值方差的比例：1 为完全正确，0 "
                "相当于总是预测均值 ȳ，为负则不如预测均值。"},
    .latex =
        R"(1-\frac{SSE}{SST}=1-\frac{\sum_i(\hat y_i-y_i)^2}{\sum_i(y_i-\bar y)^2})",
    .symbols =
        {{R"(SSE,\ SST)",
          {"the sums of squares of the errors and of the truth around its mean",
           "误差平方和与真实值的离差平方和"}},
         symbols::kTruth,
         symbols::kTruthMean},
    .references = {{sources::kvalseth1985}},
    .undefined_when = kUndefinedWhen,
    .remark = {"Textbooks also write SSR/SST. The two agree when the "
               "predictions are a linear least-squares fit with intercept on "
               "these very cases, because then SST = SSR + SSE; on other data "
               "they do not. With y = (1, 2, 3) and predictions (2, 4, 6) this "
               "form gives −6 and the other 10.",
               "教科书也写作 "
               "SSR/"
               "SST。仅当预测值是在这批样例上作带截距的线性最小二乘拟合所得时，"
               "SST = SSR + SSE，两种形式才一致；在其他数据上并不相等。例如 y "
               "= (1, 2, 3)、预测 (2, 4, 6) 时，本形式为 −6，另一形式为 10。"},
};

extern const Metric r2 = {
    .id = "r2",
    .direction = Direction::higher_is_better,
    .range = {-std::numeric_limits<double>::infinity(), 1},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
