#include <cmath>

#include "base/bibliography.h"
#include "kernels/binary/likelihood_working.h"
#include "kernels/binary/log_likelihood.h"
#include "kernels/binary/probabilities.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::scores_outside_unit_interval,
    &reasons::zero_probability};

Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.total() == 0) return reasons::no_cases;
  if (!AreProbabilities(groups)) return reasons::scores_outside_unit_interval;
  const double likelihood = LogLikelihood(groups, 0);
  if (!std::isfinite(likelihood)) return reasons::zero_probability;
  return likelihood;
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          Working& working) {
  const Value likelihood = Compute(groups, parameters);
  if (!likelihood.defined()) return;
  working.Result(LikelihoodTerm(GivenToTruth(groups), 0, likelihood.number()));
}

Value ComputeMany(const ClassProbabilities& model,
                  const Parameters& /*parameters*/) {
  if (!AreProbabilities(model)) return reasons::scores_outside_unit_interval;
  if (CaseTotal(model) == 0) return reasons::no_cases;
  const double likelihood = LogLikelihood(model, 0);
  if (!std::isfinite(likelihood)) return reasons::zero_probability;
  return likelihood;
}

void ShowMany(const ClassProbabilities& model, const Parameters& parameters,
              Working& working) {
  const Value likelihood = ComputeMany(model, parameters);
  if (!likelihood.defined()) return;
  working.Result(LikelihoodTerm(GivenToTruth(model), 0, likelihood.number()));
}

}  // namespace

extern const Words cll_words = {
    .name = {"Conditional log-likelihood", "条件对数似然"},
    .short_name = {"CLL", "CLL"},
    .meaning =
        {"The sum of ln of the probability given to the true class: 0 is "
         "perfect. Unlike log loss it is a sum and nothing is clipped.",
         "赋予真实类别的概率的对数之和：0 "
         "为完美。与对数损失不同，它是总和，且不做截断。"},
    .latex = R"(\sum_i \ln \hat P(y_i\mid x_i))",
    .symbols = {{R"(\hat P(y_i\mid x_i))",
                 {"the probability given to the true class of case i",
                  "赋予样例 i 真实类别的概率"}}},
    .references = {{sources::friedman1997}, {sources::guo2005}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"data sets of different size are compared, since it is a "
                   "sum: log loss is the mean; and not when a probability may "
                   "be 0, which makes it infinite",
                   "比较大小不同的数据：它是总和，平均的是对数损失；概率可能为 "
                   "0 时会成为无穷"},
};

extern const Metric cll = {
    .id = "cll",
    .direction = Direction::higher_is_better,
    .range = {.high = 0},
    .from_groups = {Compute, Show},
    .from_probabilities = {ComputeMany, ShowMany},
};

}  // namespace melon::metrics
