#include <cmath>
#include <string_view>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/comparison/differences/correlated_posterior.h"
#include "kernels/numbers/moment_working.h"
#include "special/student_t.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"bayes_correlated_t_left",
                                      "bayes_correlated_t_rope",
                                      "bayes_correlated_t_right"};

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::too_few_folds, &reasons::no_test_train_ratio,
    &reasons::no_variance, &reasons::overflow};

KeyValues Compute(const FoldDifferences& folds, const Parameters& parameters) {
  if (folds.difference.empty()) return AllUndefined(kKeys, reasons::no_cases);
  if (folds.difference.size() < 2)
    return AllUndefined(kKeys, reasons::too_few_folds);
  if (std::isnan(folds.test_train_ratio))
    return AllUndefined(kKeys, reasons::no_test_train_ratio);
  const StudentPosterior posterior =
      CorrelatedPosterior(folds.difference, folds.test_train_ratio);
  if (!std::isfinite(posterior.scale))
    return AllUndefined(kKeys, reasons::overflow);
  if (posterior.scale == 0) return AllUndefined(kKeys, reasons::no_variance);
  const RopeShares shares = posterior.Around(parameters.rope);
  return {{kKeys[0], shares.left},
          {kKeys[1], shares.rope},
          {kKeys[2], shares.right}};
}

void Show(const FoldDifferences& folds, const Parameters& parameters,
          Working& working) {
  if (folds.difference.size() < 2) return;
  const auto terms = ShowMoments(MomentsOf(folds.difference), folds.difference,
                                 {}, {}, working);
  if (!terms) return;
  const auto& [n, mean, deviation] = *terms;
  const Term ratio(R"(\frac{n_{\text{test}}}{n_{\text{train}}})",
                   folds.test_train_ratio);
  const Term scale = working.Line(R"(\sigma)", deviation * Root(1 / n + ratio),
                                  {"scale of the posterior", "后验分布的尺度"});
  const Term df = working.Line(R"(\nu)", n - 1);
  const Term rope("r", parameters.rope);
  const Term low = working.Line("t_{-}", (-rope - mean) / scale);
  const Term high = working.Line("t_{+}", (rope - mean) / scale);
  const Term left =
      working.Give(kKeys[0], R"(\theta_{\text{left}})",
                   Written(R"(P\left(T_{#}\le #\right))", {df, low},
                           StudentSurvival(-low.value(), df.value())));
  const Term right =
      working.Give(kKeys[2], R"(\theta_{\text{right}})",
                   Written(R"(P\left(T_{#}\ge #\right))", {df, high},
                           StudentSurvival(high.value(), df.value())));
  working.Give(kKeys[1], R"(\theta_{\text{rope}})", 1 - left - right);
}

constexpr Field kFields[] = {
    {"bayes_correlated_t_left", FieldKind::probability},
    {"bayes_correlated_t_rope", FieldKind::probability},
    {"bayes_correlated_t_right", FieldKind::probability},
};

}  // namespace

extern const TestWords bayesian_correlated_t_test_words = {
    .words =
        {
            .name = {"Bayesian correlated t test", "贝叶斯相关 t 检验"},
            .short_name = {"Bayesian t", "贝叶斯 t"},
            .synonyms = {"Bayesian test with a region of practical equivalence",
                         "带实际等价区间的贝叶斯检验"},
            .meaning =
                {"Tells how probable it is, after the folds that were seen, "
                 "that the mean difference a − b lies below −r, between −r and "
                 "r, and above r. Within r, the region of practical "
                 "equivalence, the learners count as equal. For error rates, "
                 "“left” is the probability that the first learner is better.",
                 "给出在已见各折结果之下，平均差 a − b 低于 −r、介于 −r 与 r "
                 "之间以及高于 r 的概率。在实际等价区间 r 之内，两者视为相同。"
                 "对错误率而言，left 就是前一个学习器更好的概率。"},
            .latex =
                R"(\mu\mid d\sim t_{n-1}\!\left(\bar d,\ \left(\frac1n+\frac{\rho}{1-\rho}\right)s_d^2\right),\quad \rho=\frac{n_{\text{test}}}{n_{\text{test}}+n_{\text{train}}})",
            .symbols = {{R"(t_{n-1})",
                         {"Student’s t distribution, shifted and scaled",
                          "平移并缩放的 t 分布"}},
                        {R"(t_{n-1})",
                         {"Student’s t distribution, shifted and scaled",
                          "平移并缩放的 t 分布"}},
                        {R"(\mu)",
                         {"the mean difference on new folds",
                          "新折上的平均差"}},
                        symbols::kFolds,
                        symbols::kDiffMean,
                        {R"(\rho)",
                         {"the assumed correlation of the differences",
                          "假定的差值相关系数"}},
                        symbols::kNTestTrain},
            .references = {{sources::corani2015}, {sources::benavoli2017}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"These are probabilities of hypotheses, not p-values. With r "
                 "= 0 and the correlation as here, twice the smaller of left "
                 "and right is the p-value of the corrected resampled t test.",
                 "这些是假设成立的概率，不是 p 值。r = 0 "
                 "且相关系数如上时，left "
                 "与 right 中较小者的两倍就是校正的重采样 t 检验的 p 值。"},
            .avoid_when = {"results are of different data sets (take the "
                           "signed-rank one), or no difference can be named "
                           "below which it does not matter",
                           "结果来自不同数据集（用符号秩检验的贝叶斯版本），或"
                           "说不出多小的差异无关紧要"},
        },
    .null = {"None: the mean difference has a probability distribution.",
             "无：平均差本身具有概率分布。"},
    .alternative = {"The mean difference lies below, within, or above the "
                    "region of practical equivalence.",
                    "平均差低于、处于或高于实际等价区间。"},
    .assumptions =
        {"The differences are normally distributed, every two of them have the "
         "correlation ρ, and all means and all orders of magnitude of the "
         "spread are equally plausible beforehand.",
         "差值服从正态分布，两两之间的相关系数为 ρ；先验地看，任何平均值以及任"
         "何数量级的离散程度都同样可信。"},
    .p_value =
        {"There is none; the probabilities are those of the posterior, a "
         "Student distribution with n − 1 degrees of freedom.",
         "没有 p 值；各概率取自后验分布，即自由度为 n − 1 的 t 分布。"},
    .fields = kFields,
};

extern const Test bayesian_correlated_t_test = {
    .id = "bayesian_correlated_t_test",
    .keys = kKeys,
    .from_folds = {Compute, Show},
};

}  // namespace melon::hypothesis
