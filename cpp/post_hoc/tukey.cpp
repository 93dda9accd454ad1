#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/comparison/all_pairs/tukey_comparisons.h"
#include "post_hoc/post_hoc.h"

namespace melon::post_hoc {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::too_few_data_sets, &reasons::no_variance, &reasons::overflow};

}  // namespace

extern const Words tukey_words = {
    .name = {"Tukey’s test", "Tukey 检验"},
    .short_name = {"Tukey", "Tukey"},
    .synonyms = {"honestly significant difference, HSD, Tukey’s range test",
                 "真实显著差异法、HSD、Tukey 极差检验"},
    .meaning = {"Compares all pairs of algorithms after an analysis of "
                "variance for repeated measures, by their mean results. MS is "
                "the mean square within, the variance that is left when the "
                "means of algorithms and data sets are taken out; q is "
                "referred to the studentized range of k groups.",
                "重复测量方差分析之后，按平均结果对算法作两两比较。MS "
                "为组内均方，即扣除算法与数据集的均值后剩余的方差；q 服从 k "
                "组的学生化极差分布。"},
    .latex = R"(q=\frac{|\bar x_a-\bar x_b|}{\sqrt{MS_{\text{within}}/N}})",
    .symbols = {{R"(\bar x_a,\ \bar x_b)",
                 {"the mean results of both algorithms", "两个算法结果的均值"}},
                {R"(MS_{\text{within}})",
                 {"the mean square within", "组内均方"}},
                symbols::kDatasets},
    .references = {{sources::tukey1949}, {sources::demsar2006}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"It makes the assumptions of the analysis of variance: normal results "
         "and equal variances of all differences. Nemenyi’s test is its "
         "counterpart on ranks. Degrees of freedom: (k − 1)(N − 1).",
         "与方差分析的假设相同：结果服从正态分布，且任意两种算法之差的方差相等"
         "。Nemenyi 检验是它在秩上的对应。自由度为 (k − 1)(N − 1)。"},
    .avoid_when =
        {"results are of data sets that differ in kind, or variances of the "
         "differences are unequal: Nemenyi’s test is its counterpart on ranks",
         "各数据集性质不同，或差值方差不等：Nemenyi 检验是其对应的序值方法"},
};

extern const PostHoc tukey = {.id = "tukey",
                              .for_control = false,
                              .from_results = TukeyPValues,
                              .show_from_results = ShowTukey};

}  // namespace melon::post_hoc
