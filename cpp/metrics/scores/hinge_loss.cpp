#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/binary/score_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

/// All in quarters and weights as shares of the total, both exact or nearly so:
/// scores near the largest double must not overflow.
Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.total() == 0) return reasons::no_cases;
  Sum quarters;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    const double quarter = groups.score[i] / 4;
    quarters.Add(groups.positive[i] / groups.total() *
                 std::max(0.0, 0.25 - quarter));
    quarters.Add(groups.negative[i] / groups.total() *
                 std::max(0.0, 0.25 + quarter));
  }
  return std::min(4 * quarters.value(), std::numeric_limits<double>::max());
}

/// The cases of a class with a score.
struct AlikeCases {
  double count;
  double score;
  bool is_positive;
};

std::vector<AlikeCases> CasesDownwards(const ScoreGroups& groups) {
  std::vector<AlikeCases> cases;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    if (groups.positive[i] > 0)
      cases.push_back({groups.positive[i], groups.score[i], true});
    if (groups.negative[i] > 0)
      cases.push_back({groups.negative[i], groups.score[i], false});
  }
  return cases;
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          Working& working) {
  if (groups.total() == 0) return;
  const std::vector<AlikeCases> cases = CasesDownwards(groups);
  const Term sum = working.Line(
      "S",
      FoldedSum(R"(\sum_i\max\left(0,\,1-t_i s_i\right))", cases.size(),
                [&cases](std::size_t i) {
                  const auto& [count, score, is_positive] = cases[i];
                  const Term margin =
                      is_positive ? 1 - Term(score) : 1 + Term(score);
                  return Times(count, Larger(0, margin));
                },
                Compute(groups, parameters).number() * groups.total()),
      {"from the highest score down", "按得分从高到低"});
  working.Result(sum / Term("n", groups.total()));
}

}  // namespace

extern const Words hinge_loss_words = {
    .name = {"Hinge loss", "合页损失"},
    .synonyms = {"SVM loss", "hinge 损失、SVM 损失"},
    .meaning = {"For scores whose sign is the prediction: 0 for cases on the "
                "right side by at least 1, growing linearly from there. It is "
                "of little use for probabilities.",
                "用于以正负号为预测的得分：判对且间隔不小于 1 的样例损失为 "
                "0，否则线性增加。对概率意义不大。"},
    .latex = R"(\frac1n\sum_i \max(0,\,1-t_i s_i),\quad t_i=\pm1)",
    .symbols = {symbols::kCases,
                {"t_i",
                 {"1 for a positive case and −1 for a negative one",
                  "正例为 1，反例为 −1"}},
                {"s_i", {"the score of case i", "样例 i 的得分"}}},
    .references = {{sources::cortes1995}, {sources::crammer2001}},
    .undefined_when = kUndefinedWhen,
    .remark = {"On the scores as given, not rescaled.",
               "直接用给定的得分，不做缩放。"},
    .avoid_when =
        {"scores are probabilities, or classifiers of different kinds are "
         "compared: it is for signed distances of margin classifiers",
         "得分是概率，或比较不同种类的分类器：它用于间隔分类器带符号的距离"},
};

extern const Metric hinge_loss = {
    .id = "hinge_loss",
    .direction = Direction::lower_is_better,
    .range = {.low = 0},
    .from_groups = {Compute, Show},
    .exceptions = {.best_when_perfect = "0 is reached by scores of at least 1 "
                                        "in size, not by probabilities"},
};

}  // namespace melon::metrics
