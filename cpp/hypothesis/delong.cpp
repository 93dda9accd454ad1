#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <string_view>
#include <utility>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/working/sum_apart.h"
#include "hypothesis/test.h"
#include "kernels/binary/row_counts.h"
#include "kernels/numbers/tail_terms.h"
#include "special/normal.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"roc_auc_diff", "delong_z", "delong_p",
                                      "delong_diff_low", "delong_diff_high"};
constexpr std::string_view kPValues[] = {"delong_p"};
constexpr std::string_view kSigned[] = {"roc_auc_diff", "delong_z"};
constexpr std::string_view kLimits[] = {"delong_diff_low", "delong_diff_high"};

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_scores, &reasons::one_class, &reasons::fractional_weights,
    &reasons::too_few_cases, &reasons::no_variance};

/// Placements are shares computed to an ulp or two. A standard deviation of
/// their differences up to this size is rounding: the smallest that n cases
/// can have is above 1 / (2 n^1.5), 5e-13 at n = 1e8.
constexpr double kRounding = 8 * std::numeric_limits<double>::epsilon();

/// Mean over one class of the differences of the placements, and the estimated
/// variance of that mean.
struct ClassMoments {
  double count = 0;
  double mean = 0;
  double variance_of_mean = 0;
};

/// A sum over each class.
struct ClassSums {
  Sum positive;
  Sum negative;

  // Adds to the other class 0, which changes nothing, for want of a jump.
  void Add(bool is_positive, double term) {
    positive.Add(is_positive ? term : 0);
    negative.Add(is_positive ? 0 : term);
  }
};

/// Of the positive and of the negative cases.
std::pair<ClassMoments, ClassMoments> Moments(const PairView& pair) {
  const auto weighted = [&](std::size_t i, double term) {
    return pair.weight.empty() ? term : pair.weight[i] * term;
  };
  const auto difference = [&](std::size_t i) {
    return pair.placement_a[i] - pair.placement_b[i];
  };
  const Cumulated count = ClassWeights(pair.truth, pair.weight);
  ClassSums total;
  for (std::size_t i = 0; i < pair.truth.size(); ++i)
    total.Add(pair.truth[i] != 0, weighted(i, difference(i)));
  const double positive_mean = total.positive.value() / count.positive;
  const double negative_mean = total.negative.value() / count.negative;
  ClassSums squares;
  for (std::size_t i = 0; i < pair.truth.size(); ++i) {
    const bool is_positive = pair.truth[i] != 0;
    const double deviation =
        difference(i) - (is_positive ? positive_mean : negative_mean);
    squares.Add(is_positive, weighted(i, deviation) * deviation);
  }
  const auto moments = [](double n, double mean, const Sum& sum) {
    const double variance = sum.value() / (n - 1);
    const bool is_rounding = variance <= kRounding * kRounding;
    return ClassMoments{n, mean, is_rounding ? 0 : variance / n};
  };
  return {moments(count.positive, positive_mean, squares.positive),
          moments(count.negative, negative_mean, squares.negative)};
}

KeyValues Undefined(const Value& difference, const Reason& reason) {
  return {{kKeys[0], difference},
          {kKeys[1], reason},
          {kKeys[2], reason},
          {kKeys[3], reason},
          {kKeys[4], reason}};
}

/// The variance of the difference is taken from the differences of the
/// placements, which is DeLong's S_aa + S_bb − 2 S_ab without its cancellation.
KeyValues Compute(const PairView& pair, const Parameters& parameters) {
  if (pair.score_a.empty() || pair.score_b.empty()) {
    return Undefined(reasons::no_scores, reasons::no_scores);
  }
  if (pair.placement_a.empty() || pair.placement_b.empty()) {
    return Undefined(reasons::one_class, reasons::one_class);
  }
  const auto [positives, negatives] = Moments(pair);
  const double difference = positives.mean;
  if (!pair.whole_weights) {
    return Undefined(difference, reasons::fractional_weights);
  }
  if (positives.count < 2 || negatives.count < 2) {
    return Undefined(difference, reasons::too_few_cases);
  }
  const double variance =
      positives.variance_of_mean + negatives.variance_of_mean;
  if (variance == 0) return Undefined(difference, reasons::no_variance);

  const double standard_error = std::sqrt(variance);
  const double z = difference / standard_error;
  const double margin =
      NormalQuantile((1 + parameters.level) / 2) * standard_error;
  return {{kKeys[0], difference},
          {kKeys[1], z},
          {kKeys[2], NormalTwoSided(z)},
          {kKeys[3], std::max(-1.0, difference - margin)},
          {kKeys[4], std::min(1.0, difference + margin)}};
}

/// Σ over the cases of one class, which are folded where they are many.
Term ClassSum(const PairView& pair, bool positive, std::string_view symbols,
              FunctionView<Term(std::size_t)> of_case, double total) {
  std::vector<std::size_t> counted;
  for (std::size_t i = 0; i < pair.truth.size(); ++i) {
    const bool counts = pair.weight.empty() || pair.weight[i] > 0;
    if (counts && (pair.truth[i] != 0) == positive) counted.push_back(i);
  }
  return FoldedSum(
      symbols, counted.size(),
      [&](std::size_t place) {
        const std::size_t i = counted[place];
        const bool once = pair.weight.empty() || pair.weight[i] == 1;
        return once ? of_case(i) : pair.weight[i] * of_case(i);
      },
      total);
}

/// The AUC of a model: the mean placement of the positive cases.
Term PlacementMean(const PairView& pair, std::span<const double> placement,
                   std::string_view symbol, const Term& positives,
                   Working& working) {
  Sum total;
  for (std::size_t i = 0; i < pair.truth.size(); ++i) {
    const double weight = pair.weight.empty() ? 1 : pair.weight[i];
    if (pair.truth[i] != 0) total.Add(weight * placement[i]);
  }
  const std::string sum = R"(\sum_i )" + std::string(symbol);
  return SumApart(ClassSum(
                      pair, true, sum,
                      [&](std::size_t i) { return Term(symbol, placement[i]); },
                      total.value()),
                  working) /
         positives;
}

/// The variance of the differences of the placements of one class, divided by
/// its number of cases.
Term ShowVariance(const PairView& pair, bool positive,
                  const ClassMoments& moments, Working& working) {
  const Term count =
      positive ? Term("m", moments.count) : Term("n", moments.count);
  const Term total =
      SumApart(ClassSum(
                   pair, positive,
                   positive ? R"(\sum_{i:\,y_i=1} (V_i^a-V_i^b))"
                            : R"(\sum_{i:\,y_i=0} (V_i^a-V_i^b))",
                   [&](std::size_t i) {
                     return Term("V_i^a", pair.placement_a[i]) -
                            Term("V_i^b", pair.placement_b[i]);
                   },
                   moments.mean * moments.count),
               working);
  const Term center = working.Line(
      positive ? R"(\bar d_{10})" : R"(\bar d_{01})", total / count,
      positive ? Text{"structural components of the positives: "
                      "share of negatives below, a − b",
                      "正例的结构分量：其下反例的比例之差 a − b"}
               : Text{"of the negatives: share of positives "
                      "above, a − b",
                      "反例的结构分量：其上正例的比例之差 a − b"});
  const Term squares = SumApart(
      ClassSum(
          pair, positive,
          positive ? R"(\sum_i (d_i-\bar d_{10})^2)"
                   : R"(\sum_i (d_i-\bar d_{01})^2)",
          [&](std::size_t i) {
            return Square(
                Term("d_i", pair.placement_a[i] - pair.placement_b[i]) -
                center);
          },
          moments.variance_of_mean * moments.count * (moments.count - 1)),
      working);
  return working.Line(positive ? "S_{10}" : "S_{01}", squares / (count - 1),
                      {"their variance", "其方差"});
}

void Show(const PairView& pair, const Parameters& parameters,
          Working& working) {
  if (pair.placement_a.empty() || pair.placement_b.empty()) return;
  const auto [positives, negatives] = Moments(pair);
  const Term m = working.Line("m", positives.count, {"positives", "正例数"});
  const Term n = working.Line("n", negatives.count, {"negatives", "反例数"});
  const Term theta_a =
      working.Line(R"(\hat\theta_a)",
                   PlacementMean(pair, pair.placement_a, "V_i^a", m, working));
  const Term theta_b =
      working.Line(R"(\hat\theta_b)",
                   PlacementMean(pair, pair.placement_b, "V_i^b", m, working));
  const Term difference = working.Give(kKeys[0], R"(\Delta)", theta_a - theta_b,
                                       {"difference of the AUCs", "AUC 之差"});
  if (positives.count < 2 || negatives.count < 2) return;
  const Term of_positives = ShowVariance(pair, true, positives, working);
  const Term of_negatives = ShowVariance(pair, false, negatives, working);
  const Term error =
      working.Line(R"(\mathrm{SE})", Root(of_positives / m + of_negatives / n),
                   {"standard error", "标准误"});
  const Term z = working.Give(kKeys[1], "z", difference / error);
  working.Give(kKeys[2], "p", NormalTwoSidedTerm(z));
  const Term quantile =
      working.Line(R"(z_{\alpha})", NormalQuantileTerm(parameters.level),
                   {"critical value", "临界值"});
  working.Give(kKeys[3], "L", Larger(-1, difference - quantile * error),
               {"lower limit of the interval", "区间下限"});
  working.Give(kKeys[4], "U", Smaller(1, difference + quantile * error),
               {"upper limit of the interval", "区间上限"});
}

}  // namespace

extern const TestWords delong_words = {
    .words =
        {
            .name = {"DeLong test for two correlated ROC curves",
                     "两条相关 ROC 曲线的 DeLong 检验"},
            .short_name = {"DeLong test", "DeLong 检验"},
            .synonyms = {"comparison of correlated AUCs", "AUC 差异检验"},
            .meaning =
                {"Asks whether two models that scored the same cases rank them "
                 "equally well. z is the difference of the areas under the ROC "
                 "curve, divided by its standard error; the interval tells how "
                 "large the difference may be. θ is an area, S₁₀ and S₀₁ are "
                 "the covariances of the placement values over the m positive "
                 "and the n negative cases.",
                 "检验两个模型对同一批样例的排序能力是否相同。z 是两个 ROC "
                 "曲线下面积之差除以其标准误，区间给出差值可能的大小。θ "
                 "为面积，S₁₀ 和 S₀₁ 分别是 m 个正例与 n "
                 "个反例的位置值的协方差。"},
            .latex =
                R"(z=\frac{\hat\theta_a-\hat\theta_b}{\sqrt{L\left(\frac{S_{10}}{m}+\frac{S_{01}}{n}\right)L^{\mathsf T}}},\quad L=(1,-1))",
            .symbols = {{R"(\hat\theta_a,\ \hat\theta_b)",
                         {"the areas under the ROC curves of both models",
                          "两个模型的 ROC 曲线下面积"}},
                        {R"(S_{10},\ S_{01})",
                         {"the covariance matrices of the placement values "
                          "over the positives and over the negatives",
                          "正例与反例上位置值的协方差矩阵"}},
                        {R"(m,\ n)",
                         {"the numbers of positives and negatives",
                          "正例数与反例数"}},
                        {"L", {"the contrast (1, −1)", "对比向量 (1, −1)"}},
                        {R"(\mathsf T)", {"transposed", "转置"}}},
            .references = {{sources::delong1988}, {sources::sun2014}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"The covariances are the unbiased ones (n − 1), as in "
                 "R’s pROC. Models whose scores rank the cases in the "
                 "same way have no variance and so no test.",
                 "协方差取无偏估计（除以 n − 1），与 R 的 pROC "
                 "一致。若两个模型的排序完全相同，则方差为零，无法检验。"},
            .use_when =
                {"two models scored the same cases and their AUCs are compared",
                 "两个模型给同一批样例打分，比较其 AUC"},
            .avoid_when = {"one model has the other’s inputs and was fitted to "
                           "these very cases: the test is then too cautious",
                           "两模型的输入有包含关系，且在这批样例上训练：此时检"
                           "验过于保守"},
        },
    .null = {"Both models have the same area under the ROC curve.",
             "两个模型的 ROC 曲线下面积相同。"},
    .alternative = {"The areas differ.", "两个面积不同。"},
    .assumptions = {"The cases are independent of each other and were not used "
                    "to train either model; there are enough of each class for "
                    "the normal approximation.",
                    "样例相互独立，且未用于训练任一模型；两类样例都足够多，正态"
                    "近似成立。"},
    .p_value = {"Two-sided, from the limiting standard normal distribution.",
                "双侧，由极限标准正态分布得到。"},
};

extern const Test delong = {
    .id = "delong",
    .keys = kKeys,
    .p_values = kPValues,
    .signed_keys = kSigned,
    .limits = kLimits,
    .bounded = kKeys[0],
    .of_scores_alone = true,
    .from_pair = {Compute, Show},
};

}  // namespace melon::hypothesis
