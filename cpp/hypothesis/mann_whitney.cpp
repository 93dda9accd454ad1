#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/numbers/tail_terms.h"
#include "special/normal.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"mann_whitney_u", "mann_whitney_p"};
constexpr std::string_view kPValues[] = {"mann_whitney_p"};

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::one_class, &reasons::fractional_weights, &reasons::no_variance};

/// Up to so many steps the p-value is exact: cases, times those of the smaller
/// class, times the values that their rank sum can take.
constexpr double kMostSteps = 0x1p22;

/// Cases of equal score.
struct Tie {
  double cases;
  /// Twice the mean rank that they share, a whole number.
  double double_rank;
};

struct Ranking {
  /// From the lowest score on; of few cases alone, whose p-value is exact.
  std::vector<Tie> ties;
  /// How many different scores there are.
  std::size_t scores = 0;
  double positives = 0;
  double negatives = 0;
  /// Twice the rank sum of the positive cases.
  double double_sum = 0;
  /// Σ (t³ − t).
  double tie_term = 0;

  [[nodiscard]] double total() const { return positives + negatives; }
  [[nodiscard]] double u() const {
    return (double_sum - positives * (positives + 1)) / 2;
  }
};

bool IsExact(const Ranking& ranking) {
  const double drawn = std::min(ranking.positives, ranking.negatives);
  return ranking.total() * drawn * drawn * 2 * ranking.total() <= kMostSteps;
}

Ranking RankGroups(const ScoreGroups& groups) {
  Ranking ranking;
  ranking.positives = groups.total_positive;
  ranking.negatives = groups.total_negative;
  const bool is_exact = IsExact(ranking);
  double below = 0;
  for (std::size_t i = groups.score.size(); i-- > 0;) {
    const double cases = groups.positive[i] + groups.negative[i];
    if (cases == 0) continue;
    const double double_rank = 2 * below + cases + 1;
    if (is_exact) ranking.ties.push_back({cases, double_rank});
    ++ranking.scores;
    ranking.double_sum += groups.positive[i] * double_rank;
    ranking.tie_term += cases * (cases * cases - 1);
    below += cases;
  }
  return ranking;
}

/// The probability that the cases of the smaller class, drawn at random, have a
/// rank sum at least as far from its mean as it is. One case after the other:
/// ways[k][s] counts the sets of k of the cases so far with twice the rank sum
/// s.
double ExactP(const Ranking& ranking) {
  const double n = ranking.total();
  const bool by_positives = ranking.positives <= ranking.negatives;
  const double drawn = std::min(ranking.positives, ranking.negatives);
  const double double_mean = drawn * (n + 1);
  const double seen =
      by_positives ? ranking.double_sum : n * (n + 1) - ranking.double_sum;
  const double distance = std::abs(seen - double_mean);
  const auto most = static_cast<std::size_t>(drawn);
  const auto width = static_cast<std::size_t>(drawn * (2 * n - drawn + 1)) + 1;
  std::vector<std::vector<double>> ways(most + 1,
                                        std::vector<double>(width, 0));
  ways[0][0] = 1;
  for (const Tie& tie : ranking.ties) {
    const auto rank = static_cast<std::size_t>(tie.double_rank);
    for (double one = 0; one < tie.cases; ++one) {
      for (std::size_t k = most; k > 0; --k) {
        for (std::size_t sum = rank; sum < width; ++sum)
          ways[k][sum] += ways[k - 1][sum - rank];
      }
    }
  }
  Sum extreme;
  Sum all;
  for (std::size_t sum = 0; sum < width; ++sum) {
    const double count = ways[most][sum];
    all.Add(count);
    if (std::abs(static_cast<double>(sum) - double_mean) >= distance)
      extreme.Add(count);
  }
  return std::min(1.0, extreme.value() / all.value());
}

/// With the variance for ties and continuity correction.
double NormalP(const Ranking& ranking) {
  const double n = ranking.total();
  const double product = ranking.positives * ranking.negatives;
  const double variance =
      product / 12 * ((n + 1) - ranking.tie_term / (n * (n - 1)));
  const double excess = std::abs(ranking.u() - product / 2);
  return NormalTwoSided(std::max(0.0, excess - 0.5) / std::sqrt(variance));
}

KeyValues Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.one_class())
    return {{kKeys[0], reasons::one_class}, {kKeys[1], reasons::one_class}};
  if (!groups.whole_weights) {
    return {{kKeys[0], reasons::fractional_weights},
            {kKeys[1], reasons::fractional_weights}};
  }
  const Ranking ranking = RankGroups(groups);
  if (ranking.scores == 1)
    return {{kKeys[0], ranking.u()}, {kKeys[1], reasons::no_variance}};
  return {{kKeys[0], ranking.u()},
          {kKeys[1], IsExact(ranking) ? ExactP(ranking) : NormalP(ranking)}};
}

/// With the variance for ties and continuity correction.
void ShowNormal(const Ranking& ranking, const Term& m, const Term& n,
                const Term& u, const Term& mean, Working& working) {
  const Term all = working.Line("N", m + n);
  const Term ties =
      working.Line("C", Written(R"(\sum_t (t^3-t))", {}, ranking.tie_term),
                   {"over the groups of equal scores", "对得分相同的各组求和"});
  const Term variance = working.Line(
      R"(\sigma^2)", m * n / 12 * ((all + 1) - ties / (all * (all - 1))));
  const Term z =
      working.Line("z", Larger(0, Absolute(u - mean) - 0.5) / Root(variance));
  working.Give(kKeys[1], "p", NormalTwoSidedTerm(z));
}

void Show(const ScoreGroups& groups, const Parameters& /*parameters*/,
          Working& working) {
  if (groups.one_class() || !groups.whole_weights) return;
  const Ranking ranking = RankGroups(groups);
  const Term m = working.Line("m", ranking.positives, {"positives", "正例数"});
  const Term n = working.Line("n", ranking.negatives, {"negatives", "反例数"});
  const Term ranks = working.Line(
      "R", Written(R"(\sum_{i:\,y_i=1} r_i)", {}, ranking.double_sum / 2),
      {"sum of the ranks of the positives", "正例的秩和"});
  const Term u = working.Give(kKeys[0], "U", ranks - m * (m + 1) / 2);
  const Term mean = working.Line(R"(\mu)", m * n / 2);
  if (!IsExact(ranking)) {
    ShowNormal(ranking, m, n, u, mean, working);
    return;
  }
  working.Give(kKeys[1], "p",
               Written(R"(P\left(\left|U-#\right|\ge\left|#-#\right|\right))",
                       {mean, u, mean}, ExactP(ranking)),
               {"over all choices of the positives among the cases",
                "遍历正例在全部样例中的一切取法"});
}

}  // namespace

extern const TestWords mann_whitney_words = {
    .words =
        {
            .name = {"Mann–Whitney test of an AUC against ½",
                     "AUC 是否等于 ½ 的 Mann–Whitney 检验"},
            .short_name = {"Mann–Whitney test", "Mann–Whitney 检验"},
            .synonyms = {"Wilcoxon rank-sum test, U test",
                         "Wilcoxon 秩和检验，U 检验"},
            .meaning =
                {"Asks whether a model ranks the cases better or worse than "
                 "chance. U is the number of pairs of a positive and a "
                 "negative case in which the positive one has the higher "
                 "score, ties counting half: m·n times the AUC, for m positive "
                 "and n negative cases. R is the sum of the positive cases’ "
                 "ranks.",
                 "检验模型的排序是否不同于随机。U "
                 "是正例得分高于反例的正反例对数，得分相等计一半，等于 AUC 的 "
                 "m·n 倍，m、n 为正例数与反例数。R 是正例的秩和。"},
            .latex = R"(U=R-\frac{m(m+1)}{2}=m\,n\,\mathrm{AUC})",
            .symbols =
                {{"U",
                  {"the number of pairs in which the positive case scores "
                   "higher, ties counting half",
                   "正例得分较高的正反例对数，相等计一半"}},
                 {"R", {"the rank sum of the positive cases", "正例的秩和"}},
                 {"m,\\ n",
                  {"the numbers of positives and negatives", "正例数与反例数"}},
                 symbols::kAuc},
            .references = {{sources::mann1947}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"Exact for small samples, ties included: of all ways to "
                 "choose m of the cases, the share with a rank sum at least as "
                 "far from its mean. For larger ones the normal distribution "
                 "with the variance for ties and continuity correction. If the "
                 "ranking is perfect, DeLong’s standard error is 0 and this "
                 "test still exists.",
                 "小样本时精确（含得分相等）：在所有取 m "
                 "个样例的方式中，秩和离均值不近于实际值的比例。样本较大时用正"
                 "态分布，方差按得分相等校正，并作连续性校正。排序完全正确时 "
                 "DeLong 标准误为 0，而本检验仍然可用。"},
            .avoid_when =
                {"two models on the same cases are compared: take DeLong’s "
                 "test; it asks whether one model is better than chance",
                 "比较同一批样例上的两个模型：用 DeLong "
                 "检验；它只问一个模型是否优于随机"},
        },
    .null = {"The scores of positive and negative cases have the same "
             "distribution; then the AUC is ½.",
             "正例与反例的得分同分布；此时 AUC 为 ½。"},
    .alternative = {"Scores of one class tend to be higher.",
                    "其中一类的得分倾向于更高。"},
    .assumptions = {"The cases are independent of each other and were not used "
                    "to train the model.",
                    "样例相互独立，且未用于训练该模型。"},
    .p_value = {"Two-sided; exact for small samples, else from the limiting "
                "normal distribution.",
                "双侧；小样本时精确，否则由极限正态分布得到。"},
};

extern const Test mann_whitney = {
    .id = "mann_whitney",
    .keys = kKeys,
    .p_values = kPValues,
    .from_groups = {Compute, Show},
};

}  // namespace melon::hypothesis
