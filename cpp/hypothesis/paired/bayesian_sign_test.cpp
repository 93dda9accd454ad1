#include <string_view>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "hypothesis/paired/posterior_shares.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"bayes_sign_left", "bayes_sign_rope",
                                      "bayes_sign_right"};

KeyValues Compute(const PairedResults& results, const Parameters& parameters) {
  return PosteriorShares(kKeys, results, parameters, SignPosterior);
}

void Show(const PairedResults& results, const Parameters& parameters,
          Working& working) {
  ShowShares(kKeys, results, parameters, Compute(results, parameters), working);
}

constexpr Field kFields[] = {
    {"bayes_sign_left", FieldKind::probability},
    {"bayes_sign_rope", FieldKind::probability},
    {"bayes_sign_right", FieldKind::probability},
};

}  // namespace

extern const TestWords bayesian_sign_test_words = {
    .words =
        {
            .name = {"Bayesian sign test", "贝叶斯符号检验"},
            .short_name = {"Bayesian signs", "贝叶斯符号"},
            .synonyms = {"sign test with a region of practical equivalence",
                         "带实际等价区间的符号检验"},
            .meaning =
                {"Tells which is most probable for the difference of two "
                 "algorithms a − b on a new data set: that it lies below −r, "
                 "between −r and r, or above r. θ are the three probabilities; "
                 "the numbers are the shares of draws from their posterior in "
                 "which each is the largest. Within r, the region of "
                 "practical equivalence, the algorithms count as equal.",
                 "给出两个算法在新数据集上的差值 a − b 最可能低于 −r、介于 −r "
                 "与 r 之间还是高于 r。θ "
                 "为这三种情形的概率，给出的数是从后验抽样时各 θ "
                 "为最大的比例。在实际等价区间 r 之内，两者视为相同。"},
            .latex =
                R"((\theta_{\text{left}},\theta_{\text{rope}},\theta_{\text{right}})\sim\operatorname{Dir}(n_{\text{left}},\ n_{\text{rope}}+\tfrac12,\ n_{\text{right}}))",
            .symbols =
                {symbols::kPosterior,
                 {R"(n_{\text{left}},\ n_{\text{rope}},\ n_{\text{right}})",
                  {"the numbers of data sets with a difference below −r, "
                   "between −r and r, above r",
                   "差值低于 −r、介于 −r 与 r 之间、高于 r 的数据集个数"}}},
            .references = {{sources::benavoli2014}, {sources::benavoli2017}},
            .undefined_when = kNoPosterior,
            .remark =
                {"left, rope and right are for the numbers as given: for error "
                 "rates, left means that the first is better. The prior is "
                 "half a data set within the region (baycomp’s default is "
                 "one). The draws come from the "
                 "seed of the report. The size of a difference beyond r does "
                 "not matter, so the signed-rank test is usually more "
                 "informative.",
                 "left、rope、right 针对所给的数值：对错误率，left "
                 "表示前者更好。先验相当于有半个数据集落在区间内（baycomp "
                 "默认为一个）。抽样由报告中"
                 "的随机种子决定。超出 r "
                 "的差值大小不起作用，因此符号秩检验通常更有说服力。"},
            .avoid_when = {"the size of the differences counts: it only sees "
                           "on which side of the region they lie",
                           "差异的大小也重要：它只看差异落在区域的哪一侧"},
        },
    .null = {"None: the three cases have probabilities.",
             "无：三种情形各有其概率。"},
    .alternative = {"The difference lies below, within, or above the region of "
                    "practical equivalence.",
                    "差值低于、处于或高于实际等价区间。"},
    .assumptions = {"The data sets are independent of each other.",
                    "各数据集相互独立。"},
    .p_value = {"There is none; the probabilities are shares of random draws "
                "from the posterior.",
                "没有 p 值；各概率是从后验随机抽样得到的比例。"},
    .fields = kFields,
};

extern const Test bayesian_sign_test = {
    .id = "bayesian_sign_test",
    .keys = kKeys,
    .takes_long = true,
    .from_paired_results = {Compute, Show},
};

}  // namespace melon::hypothesis
