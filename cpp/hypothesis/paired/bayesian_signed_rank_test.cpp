#include <string_view>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "hypothesis/paired/posterior_shares.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"bayes_signed_rank_left",
                                      "bayes_signed_rank_rope",
                                      "bayes_signed_rank_right"};

KeyValues Compute(const PairedResults& results, const Parameters& parameters) {
  return PosteriorShares(kKeys, results, parameters, SignedRankPosterior);
}

void Show(const PairedResults& results, const Parameters& parameters,
          Working& working) {
  ShowShares(kKeys, results, parameters, Compute(results, parameters), working);
}

constexpr Field kFields[] = {
    {"bayes_signed_rank_left", FieldKind::probability},
    {"bayes_signed_rank_rope", FieldKind::probability},
    {"bayes_signed_rank_right", FieldKind::probability},
};

}  // namespace

extern const TestWords bayesian_signed_rank_test_words = {
    .words =
        {
            .name = {"Bayesian signed-rank test", "贝叶斯符号秩检验"},
            .short_name = {"Bayesian signed ranks", "贝叶斯符号秩"},
            .synonyms = {"Bayesian Wilcoxon test, test with a region of "
                         "practical equivalence",
                         "贝叶斯 Wilcoxon 检验"},
            .meaning =
                {"Tells how probable it is that the difference of two "
                 "algorithms a − b on a new data set typically lies below −r, "
                 "between −r and r, or above r. Every data set gets a random "
                 "weight w; θ is the weight of the pairs of data sets whose "
                 "mean difference lies in each of the three, and the numbers "
                 "are the shares of draws in which each θ is the largest; a "
                 "pair whose mean difference equals ±r exactly counts half. "
                 "Within r, the region of practical equivalence, the "
                 "algorithms count as equal.",
                 "给出两个算法在新数据集上的差值 a − b 通常低于 −r、介于 −r 与 "
                 "r 之间或高于 r 的概率。每个数据集取随机权重 w，θ "
                 "为平均差落入三者之一的数据集对的权重，给出的数是各 θ "
                 "为最大的抽样比例；平均差恰为 ±r 的对各算一半。在实际等价区间 "
                 "r 之内，两者视为相同。"},
            .latex =
                R"(\theta_{\text{right}}=\sum_{i=0}^{N}\sum_{j=0}^{N}w_iw_j\,I(d_i+d_j>2r),\quad (w_0,\ldots,w_N)\sim\operatorname{Dir}(\tfrac12,1,\ldots,1),\ d_0=0)",
            .symbols = {symbols::kPosterior,
                        symbols::kDatasets,
                        {"w_i",
                         {"the random weight of data set i",
                          "数据集 i 的随机权重"}},
                        symbols::kDiff,
                        symbols::kRope,
                        {"I",
                         {"1 if the condition holds, else 0",
                          "条件成立为 1，否则为 0"}}},
            .references = {{sources::benavoli2014}, {sources::benavoli2017}},
            .undefined_when = kNoPosterior,
            .remark =
                {"left, rope and right are for the numbers as given: for error "
                 "rates, left means that the first is better. The prior is "
                 "half a data set with difference zero. The draws come from "
                 "the seed of the report. The probabilities are not p-values: "
                 "a large rope says that the two are probably equivalent, "
                 "while a large p-value of a test for a difference does not.",
                 "left、rope、right 针对所给的数值：对错误率，left "
                 "表示前者更好。先验相当于半个差值为零的数据集。抽样由报告中的"
                 "随机种子决定。这些概率不是 p 值：rope "
                 "大说明两者很可能等价，而差异检验的 p 值大并不能说明这一点。"},
            .avoid_when =
                {"results are folds of one data set, or differences cannot be "
                 "compared in size between data sets: then take the sign test",
                 "结果是同一数据集的各折，或各数据集的差异大小不可比：后者用贝"
                 "叶斯符号检验"},
        },
    .null = {"None: the three cases have probabilities.",
             "无：三种情形各有其概率。"},
    .alternative = {"The difference lies below, within, or above the region of "
                    "practical equivalence.",
                    "差值低于、处于或高于实际等价区间。"},
    .assumptions = {"The data sets are independent of each other, and their "
                    "differences can be compared.",
                    "各数据集相互独立，且差值可以比较。"},
    .p_value = {"There is none; the probabilities are shares of random draws "
                "from the posterior.",
                "没有 p 值；各概率是从后验随机抽样得到的比例。"},
    .fields = kFields,
};

extern const Test bayesian_signed_rank_test = {
    .id = "bayesian_signed_rank_test",
    .keys = kKeys,
    .takes_long = true,
    .from_paired_results = {Compute, Show},
};

}  // namespace melon::hypothesis
