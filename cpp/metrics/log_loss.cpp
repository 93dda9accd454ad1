#include <algorithm>
#include <cmath>
#include <cstddef>

#include "base/sum.h"
#include "kernels/probabilities.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::scores_outside_unit_interval};
/// The spacing of doubles at 1, as in scikit-learn: probabilities are kept that
/// far from 0 and 1.
constexpr double kClip = 0x1p-52;

Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.total() == 0) return reasons::no_cases;
  if (!AreProbabilities(groups)) return reasons::scores_outside_unit_interval;
  Sum loss;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    const double probability = std::clamp(groups.score[i], kClip, 1 - kClip);
    loss.Add(-groups.positive[i] * std::log(probability));
    loss.Add(-groups.negative[i] * std::log1p(-probability));
  }
  return loss.value() / groups.total();
}

}  // namespace

extern const Words log_loss_words = {
    .name = {"Log loss", "对数损失"},
    .synonyms = {"cross-entropy, logistic loss", "交叉熵、logistic 损失"},
    .meaning =
        {"The mean of −ln of the probability given to the true class: 0 is "
         "perfect, ln 2 ≈ 0.693 says ½ always. Confident mistakes cost dearly.",
         "赋予真实类别的概率取 −ln 后的平均：0 为完美，总说 ½ 时为 ln 2 ≈ "
         "0.693。自信的错误代价很大。"},
    .latex = R"(-\frac1n\sum_{i}\left[y_i\ln p_i+(1-y_i)\ln(1-p_i)\right])",
    .reference = "Good 1952, J. R. Stat. Soc. B 14:107–114",
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Probabilities are clipped to [2⁻⁵², 1 − 2⁻⁵²], as scikit-learn does.",
         "概率截断到 [2⁻⁵², 1 − 2⁻⁵²]，与 scikit-learn 相同。"},
};

extern const Metric log_loss = {
    .id = "log_loss",
    .direction = Direction::lower_is_better,
    .range = {.low = 0},
    .from_groups = Compute,
};

}  // namespace melon::metrics
