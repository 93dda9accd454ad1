#include <cstddef>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/binary/points/envelope_working.h"
#include "kernels/binary/points/roc_hull.h"
#include "kernels/binary/score_working.h"
#include "metrics/metric.h"
#include "special/beta.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::one_class};
/// The parameter is both shapes of the beta distribution; 0: those that follow
/// from the class shares.
constexpr Variant kVariants[] = {{"h_measure", 0}, {"h_measure_beta_2_2", 2}};
constexpr Text kKeyNames[] = {{"H", "H"}, {"H, Beta(2, 2)", "H，Beta(2, 2)"}};

/// The distribution of the cost share c of a false positive; a false negative
/// costs 1 − c.
struct CostShares {
  double a;
  double b;

  /// ∫ c u(c) dc from 0 to `c`.
  [[nodiscard]] double MomentBelow(double c) const {
    return a / (a + b) * RegularizedBeta(a + 1, b, c);
  }
  /// ∫ (1 − c) u(c) dc from `c` to 1.
  [[nodiscard]] double MomentAbove(double c) const {
    return b / (a + b) * RegularizedBetaComplement(a, b + 1, c);
  }
};

/// The cost share at which two neighbouring vertices of the hull cost the same;
/// above it the left one costs less.
double Switch(const RocVertex& left, const RocVertex& right) {
  const double positives = right.true_positive - left.true_positive;
  const double negatives = right.false_positive - left.false_positive;
  return positives / (positives + negatives);
}

/// A vertex of the hull with the cost shares at which it costs the least.
struct ServedShares {
  RocVertex vertex;
  double low;
  double high;
  /// The moments of the distribution between them.
  double of_false_positives;
  double of_false_negatives;
};

std::vector<ServedShares> ServeAll(const std::vector<RocVertex>& hull,
                                   const CostShares& shares) {
  std::vector<ServedShares> served;
  served.reserve(hull.size());
  double high = 1;
  double below_high = shares.MomentBelow(high);
  double above_high = shares.MomentAbove(high);
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const double low = i + 1 < hull.size() ? Switch(hull[i], hull[i + 1]) : 0;
    const double below_low = shares.MomentBelow(low);
    const double above_low = shares.MomentAbove(low);
    served.push_back(
        {hull[i], low, high, below_high - below_low, above_low - above_high});
    high = low;
    below_high = below_low;
    above_high = above_low;
  }
  return served;
}

/// The smallest expected loss Σ_c, in cases.
double ExpectedLoss(const std::vector<ServedShares>& served, double positives) {
  Sum loss;
  for (const ServedShares& one : served) {
    loss.Add(one.vertex.false_positive * one.of_false_positives);
    loss.Add((positives - one.vertex.true_positive) * one.of_false_negatives);
  }
  return loss.value();
}

/// The same of the better of the two trivial classifiers, which change places
/// where c is the share of the positives.
double TrivialLoss(double positives, double negatives,
                   const CostShares& shares) {
  const double share = positives / (positives + negatives);
  return (negatives * shares.MomentBelow(share)) +
         (positives * shares.MomentAbove(share));
}

Value Compute(const ScoreGroups& groups, const Parameters& parameters) {
  if (groups.one_class()) return reasons::one_class;
  const double positives = groups.total_positive;
  const double negatives = groups.total_negative;
  const double share = positives / (positives + negatives);
  const double both = parameters.own;
  const CostShares shares =
      both > 0 ? CostShares{both, both} : CostShares{1 + share, 2 - share};
  return 1 - (ExpectedLoss(ServeAll(RocHull(groups), shares), positives) /
              TrivialLoss(positives, negatives, shares));
}

/// The vertices, and the expected loss when each serves its cost shares.
Term LossLine(const ScoreGroups& groups, const CostShares& shares,
              Working& working) {
  std::vector<ServedShares> served = ServeAll(RocHull(groups), shares);
  const double loss = ExpectedLoss(served, groups.total_positive);
  std::erase_if(served,
                [](const ServedShares& one) { return !(one.low < one.high); });
  const auto missed = [&](std::size_t j) {
    return groups.total_positive - served[j].vertex.true_positive;
  };
  working.Table(
      {"the thresholds on the convex hull of the ROC curve, each with the cost "
       "shares c between which it costs the least, Aⱼ = ∫ c u(c) dc and "
       "Bⱼ = ∫ (1 − c) u(c) dc between them",
       "ROC 凸包上的阈值，各自代价最小的 c 的区间，以及区间上的 Aⱼ = ∫ c u(c) "
       "dc 与 Bⱼ = ∫ (1 − c) u(c) dc"},
      {"t", "FP_j", "FN_j", R"(c\ge)", R"(c\le)", "A_j", "B_j"}, served.size(),
      [&](std::size_t j) {
        const ServedShares& one = served[j];
        return WorkingRow{ThresholdCell(ThresholdOf(one.vertex, groups)),
                          one.vertex.false_positive,
                          missed(j),
                          one.low,
                          one.high,
                          one.of_false_positives,
                          one.of_false_negatives};
      });
  return working.Line(
      "L",
      FoldedSum(R"(\sum_j\left(FP_j\,A_j+FN_j\,B_j\right))", served.size(),
                [&](std::size_t j) {
                  return Term(served[j].vertex.false_positive) *
                             served[j].of_false_positives +
                         Term(missed(j)) * served[j].of_false_negatives;
                },
                loss),
      {"the expected loss", "期望损失"});
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          Working& working) {
  if (groups.one_class()) return;
  const Term positives = PositivesTerm(groups);
  const Term negatives = NegativesTerm(groups);
  const Term share =
      working.Line(R"(\pi_1)", positives / (positives + negatives));
  const bool is_given = parameters.own > 0;
  const Term a = working.Line("a", is_given ? parameters.own : 1 + share);
  const Term b = working.Line("b", is_given ? parameters.own : 2 - share,
                              {"c follows Beta(a, b), with the density u(c)",
                               "c 服从 Beta(a, b)，密度为 u(c)"});
  const CostShares shares{a.value(), b.value()};
  const Term loss = LossLine(groups, shares, working);
  const Term trivial = working.Line(
      R"(L_{\max})",
      negatives * Term(R"(\int_0^{\pi_1}c\,u(c)\,dc)",
                       shares.MomentBelow(share.value())) +
          positives * Term(R"(\int_{\pi_1}^1(1-c)\,u(c)\,dc)",
                           shares.MomentAbove(share.value())),
      {"that of the better trivial classifier", "较好的平凡分类器的期望损失"});
  working.Result(1 - loss / trivial);
}

}  // namespace

extern const Words h_measure_words = {
    .name = {"H measure", "H 度量"},
    .short_name = {"H", "H"},
    .key_names = kKeyNames,
    .synonyms = {"Hand’s measure", "Hand 度量"},
    .meaning =
        {"How much less the model costs than the better of the two trivial "
         "classifiers, in the mean over the cost share c of a false positive "
         "(a false negative costs 1 − c), each time with the best threshold t. "
         "0: no better than deciding without the model; 1: no cost.",
         "设假正例的代价份额为 c（假反例为 1 − c），每次都取最优阈值 t，对 c "
         "取平均后，模型比两个平凡分类器中较好的一个少付多少代价。0：不比不用模"
         "型好；1：没有代价。"},
    .latex =
        R"(1-\frac{\int_0^1\min_t\left[c\,\pi_0\,\mathrm{FPR}_t+(1-c)\,\pi_1\,\mathrm{FNR}_t\right]u(c)\,dc}{\int_0^1\min\left[c\,\pi_0,\,(1-c)\,\pi_1\right]u(c)\,dc})",
    .symbols =
        {symbols::kThreshold,
         symbols::kFpr,
         symbols::kFnr,
         {"c",
          {"the cost share of a false positive; a false negative costs 1 − c",
           "假正例的代价份额；假反例的代价为 1 − c"}},
         {R"(\pi_1,\ \pi_0)",
          {"the shares of positives and negatives", "正例与反例的比例"}},
         {"u", {"the density of c", "c 的密度"}}},
    .references = {{sources::hand2009}, {sources::hand2014}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"u is Beta(1 + π₁, 1 + π₀), as Hand and Anagnostopoulos recommend; "
         "their first proposal, Beta(2, 2), has a key of its own. Unlike the "
         "AUC it weighs the costs of every model in the same way.",
         "u 取 Hand 与 Anagnostopoulos 建议的 Beta(1 + π₁, 1 + "
         "π₀)；最初提出的 Beta(2, 2) 另有一键。与 AUC "
         "不同，它对每个模型用同一种代价分布。"},
    .avoid_when =
        {"costs are known (look at the expected cost), or readers expect the "
         "AUC: its weights are a convention, too",
         "代价已知（看期望代价），或读者习惯 AUC：其权重同样是一种约定"},
};

extern const Metric h_measure = {
    .id = "h_measure",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .variants = kVariants,
    .from_groups = {Compute, Show},
};

}  // namespace melon::metrics
