#include <cstddef>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/binary/points/roc_hull.h"
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

/// The smallest expected loss Σ_c, in cases, when each vertex of the hull
/// serves the cost shares at which it costs the least.
double ExpectedLoss(const std::vector<RocVertex>& hull, double positives,
                    const CostShares& shares) {
  Sum loss;
  double high = 1;
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const double low = i + 1 < hull.size() ? Switch(hull[i], hull[i + 1]) : 0;
    const double missed = positives - hull[i].true_positive;
    loss.Add(hull[i].false_positive *
             (shares.MomentBelow(high) - shares.MomentBelow(low)));
    loss.Add(missed * (shares.MomentAbove(low) - shares.MomentAbove(high)));
    high = low;
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
  return 1 - (ExpectedLoss(RocHull(groups), positives, shares) /
              TrivialLoss(positives, negatives, shares));
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
};

extern const Metric h_measure = {
    .id = "h_measure",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .variants = kVariants,
    .from_groups = Compute,
};

}  // namespace melon::metrics
