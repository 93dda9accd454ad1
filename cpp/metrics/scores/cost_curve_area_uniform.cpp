#include <algorithm>
#include <cstddef>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/binary/points/cost_envelope.h"
#include "kernels/binary/points/envelope_working.h"
#include "kernels/binary/score_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::one_class};

Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.one_class()) return reasons::one_class;
  const std::vector<CostEnvelopeCorner> envelope = CostEnvelope(groups);
  Sum twice;
  for (std::size_t i = 1; i < envelope.size(); ++i) {
    const double width =
        envelope[i].probability_cost - envelope[i - 1].probability_cost;
    twice.Add(width *
              (envelope[i - 1].normalised_cost + envelope[i].normalised_cost));
  }
  return std::clamp(
      twice.value() / 2, 0.0,
      0.25);  // rounding may pass the trivial classifiers by an ulp
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          Working& working) {
  if (groups.one_class()) return;
  const std::vector<CostEnvelopeCorner> corners =
      EnvelopeTable(groups, working);
  std::vector<Trapezoid> trapezoids;
  for (std::size_t j = 1; j < corners.size(); ++j) {
    trapezoids.push_back({.left = corners[j - 1].probability_cost,
                          .right = corners[j].probability_cost,
                          .left_height = corners[j - 1].normalised_cost,
                          .right_height = corners[j].normalised_cost});
  }
  working.Result(TrapezoidArea(
      R"(\sum_j(x_j-x_{j-1})(C_{j-1}+C_j))", trapezoids,
      Compute(groups, parameters).number(),
      {"twice the area under the lower envelope", "下包络线下面积的两倍"},
      working));
}

}  // namespace

extern const Words cost_curve_area_uniform_words = {
    .name = {"Area under the cost curve", "代价曲线下面积"},
    .synonyms = {"expected total cost", "期望总体代价"},
    .meaning =
        {"The mean normalised cost of the model with its best threshold, when "
         "every weight of the positives between 0 and 1 is equally likely; "
         "ignoring the model costs ¼.",
         "正例代价权重 P(+)cost 在 0 到 1 "
         "上均匀分布、且总取最优阈值时的平均归一化代价；¼ 相当于不用模型。"},
    .latex =
        R"(\int_0^1 \min_t\left[\mathrm{FNR}_t\,x+\mathrm{FPR}_t\,(1-x)\right]dx)",
    .symbols = {symbols::kFnr, symbols::kFpr, symbols::kThreshold,
                symbols::kXCost},
    .references = {{sources::drummond2006}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Uniform is P(+)cost, not the prior; the two agree only for equal "
         "costs.",
         "均匀分布的是 P(+)cost，而不是正例先验；仅当两种代价相等时两者相同。"},
    .avoid_when = {"the costs are known, at least roughly: most of the range "
                   "that is averaged over is then of no concern",
                   "代价大致已知：平均范围的大部分与此无关"},
};

extern const Metric cost_curve_area_uniform = {
    .id = "cost_curve_area_uniform",
    .direction = Direction::lower_is_better,
    .range = {0, 0.25},
    .from_groups = {Compute, Show},
};

}  // namespace melon::metrics
