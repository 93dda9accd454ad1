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

constexpr Form kForms[] = {
    {.key = "r2",
     .name = {"1 − SSE/SST", "1 − SSE/SST"},
     .used_by = {"scikit-learn; Kvålseth’s advice",
                 "scikit-learn；Kvålseth 推荐"},
     .source = {sources::kvalseth1985}},
    {.key = "r2_ssr_sst",
     .name = {"SSR/SST", "SSR/SST"},
     .used_by = {"textbooks of linear regression", "线性回归教材"},
     .source = {sources::kvalseth1985}}};

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
    .use_when = {"models are compared on the same cases and the share of "
                 "explained variance is easy to say",
                 "在同一批样例上比较模型，且便于说明解释了多少方差"},
    .avoid_when = {"data sets are compared: the same error gives another R² "
                   "where the truth varies more",
                   "跨数据集比较：真实值变化更大时，同样的误差给出不同的 R²"},
    .forms = kForms,
    .forms_differ =
        {"SST = SSR + SSE holds for a linear least-squares fit with intercept "
         "on the cases that it was fitted to; there both are equal. Elsewhere "
         "SSR only says how far the predictions spread, right or wrong, and "
         "SSR/SST may exceed 1 for a bad model.",
         "仅对在拟合样例上带截距的线性最小二乘，SST = SSR + SSE "
         "成立，两者相等。其他情形下 SSR "
         "只反映预测值的离散程度，无论对错，很差的模型也可使 SSR/SST 超过 1。"},
};

extern const Metric r2 = {
    .id = "r2",
    .direction = Direction::higher_is_better,
    .range = {-std::numeric_limits<double>::infinity(), 1},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
