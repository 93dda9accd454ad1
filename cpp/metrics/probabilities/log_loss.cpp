#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/likelihood_working.h"
#include "kernels/binary/log_likelihood.h"
#include "kernels/binary/probabilities.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::scores_outside_unit_interval};

Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.total() == 0) return reasons::no_cases;
  if (!AreProbabilities(groups)) return reasons::scores_outside_unit_interval;
  return (0 - LogLikelihood(groups, kLogLossClip)) / groups.total();
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          Working& working) {
  if (!Compute(groups, parameters).defined()) return;
  ShowLogLoss(GivenToTruth(groups), LogLikelihood(groups, kLogLossClip),
              groups.total(), working);
}

/// The same over all classes: minus the mean logarithm of what the true class
/// was given.
Value ComputeMany(const ClassProbabilities& model,
                  const Parameters& /*parameters*/) {
  if (!AreProbabilities(model)) return reasons::scores_outside_unit_interval;
  const double total = CaseTotal(model);
  if (total == 0) return reasons::no_cases;
  return (0 - LogLikelihood(model, kLogLossClip)) / total;
}

void ShowMany(const ClassProbabilities& model, const Parameters& parameters,
              Working& working) {
  if (!ComputeMany(model, parameters).defined()) return;
  ShowLogLoss(GivenToTruth(model), LogLikelihood(model, kLogLossClip),
              CaseTotal(model), working);
}

}  // namespace

extern const Words log_loss_words = {
    .name = {"Log loss", "对数损失"},
    .synonyms = {"cross-entropy, logistic loss", "交叉熵、logistic 损失"},
    .meaning =
        {"The mean of −ln of the probability given to the true class: 0 is "
         "perfect; always saying ½ gives ln 2 ≈ 0.693. Confident mistakes cost "
         "dearly.",
         "赋予真实类别的概率取 −ln 后的平均：0 为完美，总说 ½ 时为 ln 2 ≈ "
         "0.693。自信的错误代价很大。"},
    .latex = R"(-\frac1n\sum_{i}\left[y_i\ln p_i+(1-y_i)\ln(1-p_i)\right])",
    .symbols = {symbols::kCases, symbols::kTruth01, symbols::kProbability},
    .references = {{sources::good1952}},
    .undefined_when = kUndefinedWhen,
    .remark = {"Probabilities are clipped to [2⁻⁵², 1 − 2⁻⁵²], as scikit-learn "
               "does. With many classes it is the mean of −ln of the true "
               "class’s probability, as given: rows that do not sum to 1 are "
               "not rescaled (scikit-learn before 1.5 rescaled them).",
               "概率截断到 [2⁻⁵², 1 − 2⁻⁵²]，与 scikit-learn "
               "相同。多分类时为真实类别概率的 −ln "
               "的平均；各行之和不为 1 时按原值计算，不做归一化（scikit-learn "
               "1.5 之前的版本会归一化）。"},
    .use_when =
        {"probabilities themselves are used, and a confident mistake is dear",
         "要直接使用概率，且自信的错误代价很大"},
    .avoid_when = {"scores are not probabilities, or a few extreme cases must "
                   "not decide: the Brier score is bounded",
                   "得分不是概率，或不应由少数极端样例决定：Brier 分数有界"},
};

extern const Metric log_loss = {
    .id = "log_loss",
    .direction = Direction::lower_is_better,
    .range = {.low = 0},
    .from_groups = {Compute, Show},
    .from_probabilities = {ComputeMany, ShowMany},
};

}  // namespace melon::metrics
