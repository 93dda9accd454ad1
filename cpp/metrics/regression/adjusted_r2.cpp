#include <cmath>
#include <limits>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/numbers/estimate_sums.h"
#include "kernels/numbers/estimate_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr Reason kUnknownInputs{
    "unknown_n_features",
    {"the number of the model’s inputs was not given (n_features)",
     "未给出模型的输入个数（n_features）"}};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases,      &reasons::constant_truth,     &kUnknownInputs,
    &reasons::too_few_cases, &reasons::fractional_weights, &reasons::overflow};

Value Compute(const Estimates& cases, const Parameters& parameters) {
  const double n = CaseTotal(cases);
  if (!(n > 0)) return reasons::no_cases;
  if (ConstantTruth(cases)) return reasons::constant_truth;
  if (std::isnan(parameters.n_features)) return kUnknownInputs;
  if (!cases.whole_weights) return reasons::fractional_weights;
  const double free = n - parameters.n_features - 1;
  if (!(free > 0)) return reasons::too_few_cases;
  const double unexplained = SquaredErrors(cases) / TruthSquares(cases);
  return FiniteValue(1 - (unexplained * ((n - 1) / free)));
}

void Show(const Estimates& cases, const Parameters& parameters,
          Working& working) {
  const Term errors = SquaredErrorsLine(cases, working);
  const Term total = TruthSquaresLine(cases, working);
  const Term n = CasesTerm(cases);
  const Term r2 = working.Line("R^2", 1 - errors / total);
  working.Result(
      1 - (1 - r2) * ((n - 1) / (n - Term("p", parameters.n_features) - 1)));
}

}  // namespace

extern const Words adjusted_r2_words = {
    .name = {"Adjusted R²", "调整后的 R²"},
    .short_name = {"Adj. R²", "调整 R²"},
    .synonyms = {"corrected R²", "校正决定系数"},
    .meaning = {"R² with a penalty for the number p of inputs that the model "
                "was fitted with, for comparing linear models on the cases "
                "that they were fitted to.",
                "对模型所用输入个数 p 加以惩罚的 "
                "R²，用于比较线性模型在其训练样例上的拟合。"},
    .latex = R"(1-(1-R^2)\,\frac{n-1}{n-p-1})",
    .symbols = {{"R^2", {"1 − SSE/SST", "1 − SSE/SST"}},
                symbols::kCases,
                {"p", {"the number of inputs of the model", "模型的输入个数"}}},
    .references = {{sources::theil1961}, {sources::ezekiel1930}},
    .undefined_when = kUndefinedWhen,
    .remark = {"It needs the number of inputs, an option. On cases that the "
               "model was not fitted to there is nothing to correct for: R² "
               "itself is right there. Undefined when n ≤ p + 1.",
               "需要给出输入个数这一选项。在模型未见过的样例上无须校正，直接用 "
               "R² 即可。n ≤ p + 1 时无定义。"},
    .avoid_when = {"cases are new to the model: there is nothing to correct "
                   "for, and R² itself is right; nor does it fit models whose "
                   "complexity is not a number of inputs, such as trees",
                   "样例不在训练集中：无需校正，直接看 "
                   "R²；复杂度不等于输入个数的模型（如树）也不适用"},
};

extern const Metric adjusted_r2 = {
    .id = "adjusted_r2",
    .direction = Direction::higher_is_better,
    .range = {-std::numeric_limits<double>::infinity(), 1},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
