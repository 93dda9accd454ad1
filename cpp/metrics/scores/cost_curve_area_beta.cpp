#include <cmath>
#include <cstddef>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/binary/points/cost_envelope.h"
#include "kernels/binary/points/envelope_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::one_class};
constexpr Variant kVariants[] = {{"cost_curve_area_beta_2_5", 0}};
constexpr Text kKeyNames[] = {{"Cost, Beta(2, 5)", "代价 Beta(2, 5)"}};

/// Gauss–Legendre with four points on [−1, 1]: exact up to degree 7, and cost
/// times density has degree 6.
constexpr double kNode[] = {0.33998104358485626, 0.86113631159405258};
constexpr double kWeight[] = {0.65214515486254614, 0.34785484513745386};

/// The density of Beta(2, 5).
double Density(double x) {
  const double square = (1 - x) * (1 - x);
  return 30 * x * square * square;
}

/// The integral of cost times density between two corners, between which the
/// cost is linear.
double PieceCost(const CostEnvelopeCorner& left,
                 const CostEnvelopeCorner& right) {
  const double middle = (left.probability_cost + right.probability_cost) / 2;
  const double half_width =
      (right.probability_cost - left.probability_cost) / 2;
  const double middle_cost = (left.normalised_cost + right.normalised_cost) / 2;
  const double half_rise = (right.normalised_cost - left.normalised_cost) / 2;
  double integral = 0;
  for (int i = 0; i < 2; ++i) {
    const double offset = kNode[i] * half_width;
    const double rise = kNode[i] * half_rise;
    integral +=
        kWeight[i] * (((middle_cost - rise) * Density(middle - offset)) +
                      ((middle_cost + rise) * Density(middle + offset)));
  }
  return integral * half_width;
}

Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.one_class()) return reasons::one_class;
  const std::vector<CostEnvelopeCorner> envelope = CostEnvelope(groups);
  Sum cost;
  for (std::size_t i = 1; i < envelope.size(); ++i)
    cost.Add(PieceCost(envelope[i - 1], envelope[i]));
  return cost.value();
}

void Show(const ScoreGroups& groups, const Parameters& /*parameters*/,
          Working& working) {
  if (groups.one_class()) return;
  const std::vector<CostEnvelopeCorner> corners =
      EnvelopeTable(groups, working);
  std::vector<Term> pieces;
  for (std::size_t j = 1; j < corners.size(); ++j)
    pieces.emplace_back(PieceCost(corners[j - 1], corners[j]));
  working.Line(
      {},
      SumOf(
          R"(\sum_j\int_{x_{j-1}}^{x_j}\left[\mathrm{FNR}_{j-1}\,x+\mathrm{FPR}_{j-1}(1-x)\right]\cdot 30\,x(1-x)^4\,dx)",
          pieces),
      {"the cost between two corners times the density, piece by piece",
       "逐段积分：相邻两个拐点间的代价乘以密度"});
}

}  // namespace

extern const Words cost_curve_area_beta_words = {
    .name = {"Expected cost under Beta(2, 5)", "Beta(2, 5) 下的期望代价"},
    .key_names = kKeyNames,
    .synonyms = {"expected total cost", "期望总体代价"},
    .meaning =
        {"The mean normalised cost of the model with its best threshold when "
         "the weight of the positives, P(+)cost, follows the beta distribution "
         "with shapes 2 and 5: mostly small, about 0.29 on average.",
         "正例代价权重 P(+)cost 服从 Beta(2, 5) 分布（多偏小，平均约 "
         "0.29）、且总取最优阈值时的平均归一化代价。"},
    .latex =
        R"(\int_0^1 \min_t\left[\mathrm{FNR}_t\,x+\mathrm{FPR}_t\,(1-x)\right]\,30\,x(1-x)^4\,dx)",
    .symbols = {symbols::kFnr, symbols::kFpr, symbols::kThreshold,
                symbols::kXCost},
    .references = {{sources::drummond2006}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"the costs are known: look at the curve there; and when positives "
         "weigh more, for the weights here are mostly small",
         "代价已知：看曲线上该处的值；正例权重大时也不适用，因为这里的权重大多"
         "较小"},
};

extern const Metric cost_curve_area_beta = {
    .id = "cost_curve_area_beta",
    .direction = Direction::lower_is_better,
    .range = {0, 0.5},
    .variants = kVariants,
    .from_groups = {Compute, Show},
};

}  // namespace melon::metrics
