#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string_view>

#include "base/bibliography.h"
#include "hypothesis/test.h"
#include "kernels/numbers/tail_terms.h"
#include "special/binomial.h"
#include "special/chi_squared.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {
    "discordant_min",      "discordant_max", "mcnemar_exact_p",
    "mcnemar_chi2",        "mcnemar_p",      "mcnemar_chi2_corrected",
    "mcnemar_p_corrected", "mcnemar_midp"};
constexpr std::string_view kPValues[] = {"mcnemar_exact_p", "mcnemar_p",
                                         "mcnemar_p_corrected", "mcnemar_midp"};

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_discordant_cases,
                                            &reasons::fractional_weights};

/// With no discordant case the only outcome is the one that was seen: its
/// probability, and so the exact p-value, is 1.
Value ExactP(double fewer, double total) {
  return BinomialTwoSidedHalf(fewer, total);
}

/// The exact p-value minus the probability P of the observed split. An even
/// split is the middle of the distribution and belongs to both tails: half of
/// it is counted once, 1 − P/2.
Value MidP(double fewer, double total) {
  if (total == 0) return reasons::no_discordant_cases;
  const double observed = BinomialPmf(fewer, total, 0.5);
  if (2 * fewer == total) return 1 - (observed / 2);
  return std::max(0.0, BinomialTwoSidedHalf(fewer, total) - observed);
}

Value Statistic(double excess, double total) {
  if (total == 0) return reasons::no_discordant_cases;
  return excess * excess / total;
}

Value PValue(const Value& statistic) {
  if (!statistic.defined()) return statistic;
  return ChiSquaredSurvival(statistic.number(), 1);
}

/// Sums of fractional weights are not counts: their p-values would depend on
/// the unit of the weights.
KeyValues WithoutP(double fewer, double more) {
  KeyValues values = {{kKeys[0], fewer}, {kKeys[1], more}};
  for (std::size_t i = 2; i < std::size(kKeys); ++i) {
    values.emplace_back(kKeys[i], reasons::fractional_weights);
  }
  return values;
}

KeyValues Compute(const PairView& pair, const Parameters& /*parameters*/) {
  const double fewer = std::min(pair.only_a_right, pair.only_b_right);
  const double more = std::max(pair.only_a_right, pair.only_b_right);
  if (!pair.whole_weights) return WithoutP(fewer, more);
  const double total = fewer + more;
  const double excess = more - fewer;
  const Value statistic = Statistic(excess, total);
  const Value corrected = Statistic(excess == 0 ? 0 : excess - 1, total);
  return {
      {kKeys[0], fewer},
      {kKeys[1], more},
      {kKeys[2], ExactP(fewer, total)},
      {kKeys[3], statistic},
      {kKeys[4], PValue(statistic)},
      {kKeys[5], corrected},
      {kKeys[6], PValue(corrected)},
      {kKeys[7], MidP(fewer, total)},
  };
}

void Show(const PairView& pair, const Parameters& /*parameters*/,
          Working& working) {
  const Term b = working.Line("b", pair.only_a_right,
                              {"only the first is right", "仅前者判对"});
  const Term c = working.Line("c", pair.only_b_right,
                              {"only the second is right", "仅后者判对"});
  const Term fewer = working.Give(kKeys[0], R"(m)", Smaller(b, c));
  working.Give(kKeys[1], "M", Larger(b, c));
  const Term total = working.Line("n", b + c);
  const Term plain = working.Give(kKeys[3], R"(\chi^2)", Square(b - c) / total);
  working.Give(kKeys[4], R"(p_{\chi^2})", ChiSquaredTailTerm(plain, 1));
  const Term corrected =
      working.Give(kKeys[5], R"(\chi^2_{\text{corr}})",
                   Square(Larger(0, Absolute(b - c) - 1)) / total,
                   {"continuity correction", "连续性校正"});
  working.Give(kKeys[6], R"(p_{\text{corr}})",
               ChiSquaredTailTerm(corrected, 1));
  const Term exact = working.Give(kKeys[2], R"(p_{\text{exact}})",
                                  FairCoinsTerm(fewer, total));
  if (!(total.value() > 0)) return;
  const Term observed =
      working.Line("P_m",
                   Written(R"(P\left(B_{#,\,1/2}=#\right))", {total, fewer},
                           BinomialPmf(fewer.value(), total.value(), 0.5)),
                   {"the split that was seen", "所见的分法"});
  const bool is_even = 2 * fewer.value() == total.value();
  working.Give(kKeys[7], R"(p_{\text{mid}})",
               is_even ? 1 - observed / 2 : Larger(0, exact - observed));
}

constexpr Form kForms[] = {{.key = "",
                            .p_value = "mcnemar_midp",
                            .name = {"mid-p", "mid-p"},
                            .used_by = {"Fagerland and others", "Fagerland 等"},
                            .source = {sources::fagerland2013}},
                           {.key = "",
                            .p_value = "mcnemar_exact_p",
                            .name = {"exact", "精确"},
                            .used_by = {"statsmodels", "statsmodels"},
                            .source = {sources::fagerland2013}},
                           {.key = "mcnemar_chi2",
                            .p_value = "mcnemar_p",
                            .name = {"χ²", "χ²"},
                            .used_by = {"McNemar", "McNemar"},
                            .source = {sources::mcnemar1947}},
                           {.key = "mcnemar_chi2_corrected",
                            .p_value = "mcnemar_p_corrected",
                            .name = {"χ² with correction", "校正的 χ²"},
                            .used_by = {"R, Dietterich, Zhou’s textbook",
                                        "R、Dietterich、周志华《机器学习》"},
                            .source = {sources::edwards1948}}};

}  // namespace

extern const TestWords mcnemar_words = {
    .words =
        {
            .name = {"McNemar test", "McNemar 检验"},
            .synonyms = {"test of marginal homogeneity, paired χ² test",
                         "麦克尼马尔检验、配对卡方检验"},
            .meaning =
                {"Asks whether two classifiers err equally often, from the "
                 "cases that only one of them gets right: b cases that A alone "
                 "gets right, c cases that B alone gets right. Cases on which "
                 "both are right or both wrong carry no information. Four "
                 "p-values: exact, asymptotic without and with continuity "
                 "correction, and mid-p, which is not overly conservative.",
                 "用只有一个分类器判对的样例检验两个分类器的错误率是否相同：b "
                 "为只有 A 判对的样例数，c 为只有 B "
                 "判对的样例数。两者都判对或都判错的样例不提供信息。给出四种 p "
                 "值：精确、无连续性校正的渐近值、有连续性校正的渐近值，以及不"
                 "过"
                 "分保守的 mid-p。"},
            .latex =
                R"(\chi^2=\frac{(b-c)^2}{b+c},\quad \chi^2_{\text{corr}}=\frac{(|b-c|-1)^2}{b+c})",
            .symbols = {{R"(b,\ c)",
                         {"the numbers of cases that only the first and only "
                          "the second classifier gets right",
                          "仅第一个与仅第二个分类器判对的样例数"}}},
            .references = {{sources::mcnemar1947},
                           {sources::edwards1948},
                           {sources::fagerland2013}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"The corrected statistic squares the difference after "
                 "subtracting 1, (|b−c|−1)², not (|b−c|²−1); it is 0 when b = "
                 "c. The mid-p-value is the exact one minus the probability P "
                 "of "
                 "the observed split; when b = c it is 1 − P/2. Without a "
                 "discordant case the exact p is 1, because no other outcome "
                 "was possible, and the other forms are undefined. Sums of "
                 "fractional weights are not counts and give no p-value.",
                 "校正统计量先减 1 再平方，即 (|b−c|−1)²，而不是 (|b−c|²−1)；b "
                 "= c 时为 0。mid-p 值等于精确值减去所观测划分的概率 P；b = c "
                 "时为 1 − P/2。没有不一致的样例时只有一种可能的结果，精确 p "
                 "值为 1，其余形式无定义。小数权重之和不是次数，不给出 p 值。"},
            .use_when = {"two classifiers predicted the same test cases once",
                         "两个分类器对同一批测试样例各预测一次"},
            .avoid_when =
                {"the question is about learners and other training sets, or "
                 "about scores rather than labels (DeLong’s test)",
                 "要问的是换用其他训练集时的学习器，或要比较的是得分而非类别（D"
                 "eLong 检验）"},
            .forms = kForms,
            .forms_differ =
                {"The number of cases that only one model gets right is whole, "
                 "χ² is not. The exact test never rejects too often, but too "
                 "rarely; the continuity correction copies that. χ² alone "
                 "rejects slightly too often with few such cases. Mid-p keeps "
                 "close to α.",
                 "只有一个模型判对的样例数是整数，χ² "
                 "则是连续的。精确检验不会过多地拒绝，但过于保守，连续性校正亦"
                 "然；这类样例少时，不校正的 χ² 拒绝略多。mid-p 最接近 α。"},
        },
    .null = {"Both classifiers have the same error rate.",
             "两个分类器的错误率相同。"},
    .alternative = {"The error rates differ.", "两者的错误率不同。"},
    .assumptions =
        {"The cases are independent of each other and were not used to train "
         "either classifier. The test takes both classifiers as given: it does "
         "not cover other training sets.",
         "样例相互独立，且未用于训练任一分类器。该检验不涉及换用其他训练集时的"
         "情形。"},
    .p_value =
        {"Two-sided. exact: binomial distribution with probability 1/2 "
         "on the discordant cases; mid-p: the observed split counts half "
         "in each tail; the others: χ² with one degree of freedom.",
         "双侧。精确：对不一致的样例用概率为 1/2 "
         "的二项分布；mid-p：所观测的划分在每一尾只计一半；其余：自由度为 1 "
         "的 χ² 分布。"},
};

extern const Test mcnemar = {
    .id = "mcnemar",
    .keys = kKeys,
    .p_values = kPValues,
    .from_pair = {Compute, Show},
};

}  // namespace melon::hypothesis
