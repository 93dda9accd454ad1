#include <cmath>
#include <string_view>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/numbers/moment_working.h"
#include "kernels/numbers/sample_moments.h"
#include "special/student_t.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"corrected_t", "corrected_t_p",
                                      "corrected_t_df", "corrected_t_low",
                                      "corrected_t_high"};
constexpr std::string_view kPValues[] = {"corrected_t_p"};
constexpr std::string_view kSigned[] = {"corrected_t"};
constexpr std::string_view kLimits[] = {"corrected_t_low", "corrected_t_high"};

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::too_few_folds, &reasons::no_test_train_ratio,
    &reasons::no_variance, &reasons::overflow};

KeyValues Compute(const FoldDifferences& folds, const Parameters& parameters) {
  const double ratio = folds.test_train_ratio;
  const SampleMoments moments = MomentsOf(folds.difference);
  const double n = moments.count;
  if (n == 0) return AllUndefined(kKeys, reasons::no_cases);
  if (n < 2) return AllUndefined(kKeys, reasons::too_few_folds);
  if (std::isnan(ratio))
    return AllUndefined(kKeys, reasons::no_test_train_ratio);
  if (moments.deviation == 0) return AllUndefined(kKeys, reasons::no_variance);
  const double factor = std::sqrt(1 / n + ratio);
  const double error = moments.deviation * factor;
  if (!std::isfinite(error)) return AllUndefined(kKeys, reasons::overflow);
  // In this order, since the error of the smallest numbers is rounded to 0.
  const double t = moments.mean / moments.deviation / factor;
  const double margin =
      StudentTwoSidedQuantile(parameters.level, n - 1) * error;
  return {{kKeys[0], t},
          {kKeys[1], StudentTwoSided(t, n - 1)},
          {kKeys[2], n - 1},
          {kKeys[3], FiniteValue(moments.mean - margin)},
          {kKeys[4], FiniteValue(moments.mean + margin)}};
}

void Show(const FoldDifferences& folds, const Parameters& parameters,
          Working& working) {
  const auto terms = ShowMoments(MomentsOf(folds.difference), folds.difference,
                                 {}, {}, working);
  if (!terms || !(terms->count.value() > 1)) return;
  const Term ratio(R"(\frac{n_{\text{test}}}{n_{\text{train}}})",
                   folds.test_train_ratio);
  ShowStudent(*terms, terms->deviation * Root(1 / terms->count + ratio),
              {.t = kKeys[0],
               .p = kKeys[1],
               .degrees_of_freedom = kKeys[2],
               .low = kKeys[3],
               .high = kKeys[4]},
              parameters.level, working);
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"corrected t", "校正 t"},
     .key = "corrected_t",
     .symbol = "t",
     .degrees_of_freedom = {"corrected_t_df"},
     .p_value = "corrected_t_p"},
};

constexpr Form kForms[] = {
    {.key = "corrected_t",
     .p_value = "corrected_t_p",
     .name = {"corrected", "校正"},
     .used_by = {"Nadeau and Bengio; WEKA", "Nadeau 与 Bengio；WEKA"},
     .source = {sources::nadeau2003}},
    {.key = "paired_t",
     .p_value = "paired_t_p",
     .name = {"uncorrected", "不校正"},
     .used_by = {"Zhou’s textbook, many papers",
                 "周志华《机器学习》及许多论文"},
     .source = {sources::zhou2016, "§2.4"}}};

}  // namespace

extern const TestWords corrected_t_test_words = {
    .words =
        {
            .name = {"Corrected resampled t test", "校正的重采样 t 检验"},
            .short_name = {"Corrected t", "校正 t"},
            .synonyms = {"Nadeau–Bengio test, corrected repeated k-fold t test",
                         "Nadeau–Bengio 检验"},
            .meaning =
                {"Asks whether two learners err equally often, from their "
                 "error rates in the n folds of a cross-validation, repeated "
                 "or "
                 "not. The "
                 "training sets overlap, so that the differences d are "
                 "correlated and their variance alone is too small; the ratio "
                 "of test to training cases is added to 1/n to make up for it.",
                 "由（可重复的）交叉验证 n 折上的错误率检验两个学习器的错误率"
                 "是否相同。训练集相互重叠，使差值 d "
                 "相关，仅用其方差会偏小；为此在 1/n 上再加测试样例数与训练"
                 "样例数之比。"},
            .latex =
                R"(t=\frac{\bar d}{\sqrt{\left(\frac1n+\frac{n_{\text{test}}}{n_{\text{train}}}\right)s_d^2}})",
            .symbols = {symbols::kFolds, symbols::kDiffMean,
                        symbols::kNTestTrain},
            .references = {{sources::nadeau2003}, {sources::bouckaert2004}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"The correction assumes that the correlation is "
                 "n_test/(n_test + n_train), since no unbiased estimate of it "
                 "exists. If it is, the true size of the uncorrected test at "
                 "nominal .05 is .154 over 10 folds, and .570 when 10 × 10 "
                 "folds are treated as 100 independent values.",
                 "校正假设相关系数为 n_test/(n_test + n_train)，因为它没有无偏"
                 "估计。若果真如此，不校正时名义水平 .05 的检验在 10 折上的真实"
                 "水平为 .154，把 10 × 10 折当作 100 个独立值时为 .570。"},
            .use_when = {"two learners were compared in the folds of one "
                         "cross-validation, repeated or not",
                         "在同一次（可重复的）交叉验证的各折上比较两个学习器"},
            .avoid_when =
                {"results are of different data sets: take Wilcoxon’s test",
                 "结果来自不同数据集：用 Wilcoxon 检验"},
            .forms = kForms,
            .forms_differ =
                {"Training sets of different folds overlap, so the differences "
                 "are correlated and their variance alone is too small. The "
                 "corrected test adds the ratio of test to training cases; "
                 "without it the true size at nominal .05 is .154 over 10 "
                 "folds, and .570 over 10 × 10.",
                 "各折的训练集相互重叠，差值因而相关，仅用其方差会偏小。校正检"
                 "验加上测试样例数与训练样例数之比；不校正时，名义水平 .05 在 "
                 "10 折上的真实水平为 .154，在 10 × 10 折上为 .570。"},
        },
    .null = {"The two learners have the same expected error rate.",
             "两个学习器的期望错误率相同。"},
    .alternative = {"Their expected error rates differ.",
                    "两者的期望错误率不同。"},
    .assumptions =
        {"The differences are normally distributed, and every two of them have "
         "the correlation n_test/(n_test + n_train).",
         "差值服从正态分布，且两两之间的相关系数为 n_test/(n_test + "
         "n_train)。"},
    .p_value = {"Two-sided, from Student’s t distribution with n − 1 degrees "
                "of freedom.",
                "双侧，由自由度为 n − 1 的 t 分布得到。"},
    .statistics = kStatistics,
    .place = 11,
};

extern const Test corrected_t_test = {
    .id = "corrected_t_test",
    .keys = kKeys,
    .p_values = kPValues,
    .signed_keys = kSigned,
    .limits = kLimits,
    .from_folds = {Compute, Show},
};

}  // namespace melon::hypothesis
