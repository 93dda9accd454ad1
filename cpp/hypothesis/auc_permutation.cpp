#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "hypothesis/test.h"
#include "kernels/binary/score_order.h"
#include "kernels/comparison/differences/sign_flips.h"
#include "special/normal.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"auc_permutation_p"};
constexpr std::string_view kPValues[] = {"auc_permutation_p"};

/// Small samples are what the test is for: it is made where a class has fewer
/// cases than this, or both have few together.
constexpr double kSmallClass = 15;
constexpr double kFewCases = 200;
/// Placements are shares computed to an ulp or two. Where their differences
/// spread by no more than this DeLong's test has no variance.
constexpr double kRounding = 16 * std::numeric_limits<double>::epsilon();
/// All patterns of exchange are counted while that takes about so many steps;
/// beyond, the class of fewer cases is counted if it has at most so many, and
/// the rest of the sum is taken as normal.
constexpr double kMostSteps = 0x1p19;
constexpr double kMostCounted = 14;

constexpr Reason kLargeSample{
    "large_sample",
    {"the sample is large: DeLong’s test serves", "样本够大，用 DeLong 检验"}};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_scores, &reasons::one_class, &reasons::fractional_weights,
    &kLargeSample};

/// Twice the rank of every case among all, equal scores sharing their mean
/// rank, less a number that is the same for both models.
std::vector<double> DoubleRanks(std::span<const double> scores,
                                const PairView& pair) {
  const std::vector<std::uint32_t> order = DescendingOrder(scores);
  std::vector<double> ranks(scores.size());
  double above = 0;
  for (std::size_t start = 0; start < order.size();) {
    std::size_t end = start;
    double here = 0;
    for (; end < order.size() && scores[order[end]] == scores[order[start]];
         ++end)
      here += pair.weight.empty() ? 1 : pair.weight[order[end]];
    for (; start < end; ++start) ranks[order[start]] = -(2 * above + here);
    above += here;
  }
  return ranks;
}

/// The ranks of one class by one model, to be compared with other ranks.
class Ranked {
 public:
  Ranked(std::span<const double> ranks, const PairView& pair, bool positive) {
    std::vector<double> keys(ranks.begin(), ranks.end());
    for (double& key : keys) key = -key;
    double below = 0;
    for (const std::uint32_t row : DescendingOrder(keys)) {
      if ((pair.truth[row] != 0) != positive) continue;
      rank_.push_back(ranks[row]);
      below_.push_back(below);
      below += pair.weight.empty() ? 1 : pair.weight[row];
    }
    below_.push_back(below);
  }

  /// Twice the number of cases with a smaller rank, equal ones counting half.
  [[nodiscard]] double DoubleCountBelow(double rank) const {
    const auto [low, high] = std::equal_range(rank_.begin(), rank_.end(), rank);
    return below_[static_cast<std::size_t>(low - rank_.begin())] +
           below_[static_cast<std::size_t>(high - rank_.begin())];
  }

 private:
  std::vector<double> rank_;
  std::vector<double> below_;
};

/// Four times what so many equal cases each add to m·n times the difference of
/// the AUCs. Exchanging the two ranks of a case turns the sign of its addend
/// and leaves all others.
struct Addend {
  double value;
  double cases;
};

struct Addends {
  std::vector<Addend> positive;
  std::vector<Addend> negative;
};

Addends AddendsOf(const PairView& pair) {
  const std::vector<double> a = DoubleRanks(pair.score_a, pair);
  const std::vector<double> b = DoubleRanks(pair.score_b, pair);
  const Ranked positive_a(a, pair, true);
  const Ranked positive_b(b, pair, true);
  const Ranked negative_a(a, pair, false);
  const Ranked negative_b(b, pair, false);
  Addends addends;
  for (std::size_t i = 0; i < pair.truth.size(); ++i) {
    const double cases = pair.weight.empty() ? 1 : pair.weight[i];
    if (cases == 0) continue;
    const bool positive = pair.truth[i] != 0;
    const Ranked& others_a = positive ? negative_a : positive_a;
    const Ranked& others_b = positive ? negative_b : positive_b;
    const double own =
        others_a.DoubleCountBelow(a[i]) - others_b.DoubleCountBelow(b[i]);
    const double crossed =
        others_b.DoubleCountBelow(a[i]) - others_a.DoubleCountBelow(b[i]);
    // A positive case gains where it ranks above others, a negative one below.
    if (positive) {
      addends.positive.push_back({own + crossed, cases});
    } else {
      addends.negative.push_back({-(own + crossed), cases});
    }
  }
  return addends;
}

double CasesIn(std::span<const Addend> addends) {
  double cases = 0;
  for (const Addend& one : addends) cases += one.cases;
  return cases;
}

/// One value for every case.
void AppendCases(std::span<const Addend> addends, std::vector<double>& values) {
  for (const Addend& one : addends) {
    values.insert(values.end(), static_cast<std::size_t>(one.cases), one.value);
  }
}

void AddSquares(std::span<const Addend> addends, Sum& squares) {
  for (const Addend& one : addends)
    squares.Add(one.cases * one.value * one.value);
}

/// P(|U + V| ≥ d): V normal with the variance that the sum over the class of
/// more cases has under random signs; U the sum over the other class under all
/// patterns of signs, or normal as well.
double NormalP(std::span<const Addend> few, std::span<const Addend> many,
               double d) {
  Sum squares;
  AddSquares(many, squares);
  std::vector<double> counted;
  if (CasesIn(few) <= kMostCounted) {
    AppendCases(few, counted);
  } else {
    AddSquares(few, squares);
  }
  const double deviation = std::sqrt(squares.value());
  Sum tails;
  const std::size_t patterns = std::size_t{1} << counted.size();
  for (std::size_t pattern = 0; pattern < patterns; ++pattern) {
    double sum = 0;
    for (std::size_t i = 0; i < counted.size(); ++i)
      sum += (pattern >> i) % 2 == 0 ? counted[i] : -counted[i];
    tails.Add(NormalSurvival((d - sum) / deviation));
  }
  return std::min(1.0, 2 * tails.value() / static_cast<double>(patterns));
}

double PValue(const Addends& addends) {
  std::vector<Addend> all = addends.positive;
  all.insert(all.end(), addends.negative.begin(), addends.negative.end());
  std::erase_if(all, [](const Addend& one) { return one.value == 0; });
  Sum size;
  Sum sum;
  for (const Addend& one : all) {
    size.Add(one.cases * std::abs(one.value));
    sum.Add(one.cases * one.value);
  }
  const double cases = CasesIn(all);
  if (cases <= static_cast<double>(kMostCountedSigns) ||
      cases * size.value() <= kMostSteps) {
    std::vector<double> values;
    AppendCases(all, values);
    if (const auto exact = FlipSigns(values, 0, 0)) return exact->p;
  }
  const bool few_positives =
      CasesIn(addends.positive) < CasesIn(addends.negative);
  return few_positives ? NormalP(addends.positive, addends.negative,
                                 std::abs(sum.value()))
                       : NormalP(addends.negative, addends.positive,
                                 std::abs(sum.value()));
}

/// How the placements by the two models differ over one class.
struct Spread {
  double low = std::numeric_limits<double>::infinity();
  double high = -std::numeric_limits<double>::infinity();

  void Add(double difference) {
    low = std::min(low, difference);
    high = std::max(high, difference);
  }
  [[nodiscard]] bool is_constant() const { return high - low <= kRounding; }
  [[nodiscard]] bool is_zero() const {
    return -kRounding <= low && high <= kRounding;
  }
};

/// Of a large sample: undefined but where DeLong's test has no variance.
Value OfLargeSample(const PairView& pair) {
  Spread positive;
  Spread negative;
  for (std::size_t i = 0; i < pair.truth.size(); ++i) {
    if (!pair.weight.empty() && pair.weight[i] == 0) continue;
    Spread& spread = pair.truth[i] != 0 ? positive : negative;
    spread.Add(pair.placement_a[i] - pair.placement_b[i]);
    if (!spread.is_constant()) return kLargeSample;
  }
  // Models that place every case alike: each exchange leaves the AUCs as they
  // are.
  if (positive.is_zero() && negative.is_zero()) return 1.0;
  return PValue(AddendsOf(pair));
}

KeyValues Compute(const PairView& pair, const Parameters& /*parameters*/) {
  if (pair.score_a.empty() || pair.score_b.empty())
    return {{kKeys[0], reasons::no_scores}};
  if (pair.placement_a.empty() || pair.placement_b.empty())
    return {{kKeys[0], reasons::one_class}};
  if (!pair.whole_weights) return {{kKeys[0], reasons::fractional_weights}};
  double positives = 0;
  double total = 0;
  for (std::size_t i = 0; i < pair.truth.size(); ++i) {
    const double weight = pair.weight.empty() ? 1 : pair.weight[i];
    total += weight;
    positives += pair.truth[i] != 0 ? weight : 0;
  }
  if (std::min(positives, total - positives) >= kSmallClass &&
      total > kFewCases)
    return {{kKeys[0], OfLargeSample(pair)}};
  return {{kKeys[0], PValue(AddendsOf(pair))}};
}

void Show(const PairView& pair, const Parameters& parameters,
          Working& working) {
  const Value p = Compute(pair, parameters).front().second;
  if (!p.defined()) return;
  const Addends addends = AddendsOf(pair);
  Sum sum;
  double exchanged = 0;
  for (const auto* of_class : {&addends.positive, &addends.negative}) {
    for (const Addend& one : *of_class) {
      sum.Add(one.cases * one.value / 4);
      exchanged += one.value == 0 ? 0 : one.cases;
    }
  }
  const Term difference = working.Line(
      "D", Written(R"(\sum_i u_i+\sum_j v_j)", {}, sum.value()),
      {"m·n times the difference of the AUCs", "两个 AUC 之差的 m·n 倍"});
  const Term count =
      working.Line("N", exchanged,
                   {"cases of which an exchange of the two ranks changes it",
                    "互换两个秩会改变它的样例数"});
  working.Give(
      kKeys[0], "p",
      Written(
          R"(P\left(\left|\sum_{i=1}^{#}\pm u_i\right|\ge\left|#\right|\right))",
          {count, difference}, p.number()),
      {"over all exchanges; of large samples the sum of a class is taken as "
       "normal",
       "遍历一切互换；样本大时某类之和取正态近似"});
}

}  // namespace

extern const TestWords auc_permutation_words = {
    .words =
        {
            .name = {"Permutation test of the difference of two AUCs",
                     "两个 AUC 之差的置换检验"},
            .short_name = {"AUC permutation test", "AUC 置换检验"},
            .synonyms = {"Bandos–Rockette–Gur test",
                         "Bandos–Rockette–Gur 检验"},
            .meaning =
                {"If the two models do not differ, the ranks that they give a "
                 "case could as well be exchanged. p is the share of all "
                 "patterns of exchange under which the AUCs differ by at least "
                 "as much as they do. It is a test for few cases or AUCs near "
                 "1, where DeLong’s normal approximation fails. D is m·n times "
                 "the difference of the AUCs over m positive and n negative "
                 "cases, u and v what a positive and a negative case add to "
                 "it, and s and t are the signs that an exchange turns.",
                 "若两个模型没有差别，则它们给同一样例的秩可以互换。p "
                 "是全部互换方式中，两个 AUC 之差不小于实际差值的比例。适用于"
                 "样例很少或 AUC 接近 1 的情形，此时 DeLong "
                 "检验的正态近似不成立。D 是 m 个正例与 n 个反例上 AUC 之差的 "
                 "m·n 倍，u 与 v 是各正例与各反例对 D 的贡献，s 与 t "
                 "是互换时改变的符号。"},
            .latex =
                R"(D(s,t)=\sum_{i=1}^{m}s_iu_i+\sum_{j=1}^{n}t_jv_j,\quad p=\frac{\#\{(s,t)\in\{-1,1\}^{m+n}:\,|D(s,t)|\ge|D(1,1)|\}}{2^{m+n}})",
            .symbols =
                {{"m,\\ n",
                  {"the numbers of positives and negatives", "正例数与反例数"}},
                 {"D",
                  {"m·n times the difference of the AUCs",
                   "AUC 之差的 m·n 倍"}},
                 {"u_i,\\ v_j",
                  {"what a positive and a negative case add to it",
                   "各正例与各反例的贡献"}},
                 {"s_i,\\ t_j",
                  {"signs, −1 where the two ranks of a case are exchanged",
                   "符号，互换该样例的两个秩时为 −1"}}},
            .references = {{sources::bandos2005}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"Scores are replaced by their ranks among all cases first, so "
                 "models on different scales can be compared. All patterns are "
                 "counted for small samples. For larger ones the sum over the "
                 "larger class is taken as normal with its variance under "
                 "exchange, and so is that over the smaller one above 14 "
                 "cases. Made where a class has fewer than 15 cases or both "
                 "together at most 200, and where DeLong’s test has no "
                 "variance.",
                 "先把得分换成在全部样例中的秩，因此量纲不同的模型也可以比较。"
                 "小样本时统计全部互换方式；样本较大时，较大一类的和按互换下的"
                 "方差取正态近似，较小一类超过 14 个样例时亦然。只在某一类不足 "
                 "15 个样例、两类合计不超过 200 个，或 DeLong 检验方差为零"
                 "时计算。"},
            .avoid_when = {"models may have equal areas and differ otherwise, "
                           "for instance in the spread of ranks: it can then "
                           "reject too often; DeLong’s test is for areas alone",
                           "模型的面积可能相等而其他方面不同（如序值的离散程度"
                           "）：此时它可能过多拒绝；DeLong 检验只针对面积"},
        },
    .null = {"The two models’ ranks of a case are exchangeable; then their "
             "AUCs are equal.",
             "两个模型给同一样例的秩可以互换；此时两个 AUC 相等。"},
    .alternative = {"The AUCs differ.", "两个 AUC 不同。"},
    .assumptions = {"The cases are independent of each other and were not used "
                    "to train either model.",
                    "样例相互独立，且未用于训练任一模型。"},
    .p_value = {"Two-sided; exact for small samples, else with a normal "
                "approximation to the sum over the larger class.",
                "双侧；小样本时精确，否则对较大一类的和取正态近似。"},
};

extern const Test auc_permutation = {
    .id = "auc_permutation",
    .keys = kKeys,
    .p_values = kPValues,
    .of_scores_alone = true,
    .from_pair = {Compute, Show},
};

}  // namespace melon::hypothesis
