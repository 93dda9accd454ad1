#include <cmath>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/probabilities.h"
#include "kernels/classes/area_working.h"
#include "kernels/classes/class_rankings.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Pooled(const ClassRankings& rankings) {
  if (std::isnan(rankings.micro_average_precision)) return reasons::no_cases;
  return rankings.micro_average_precision;
}

Value Compute(const ClassProbabilities& model,
              const Parameters& /*parameters*/) {
  return FromRankings(model, Pooled);
}

void Show(const ClassProbabilities& model, const Parameters& parameters,
          Working& working) {
  const Value precision = Compute(model, parameters);
  if (!precision.defined()) return;
  const GroupedScores entries = PooledGroups(model);
  const Term cases("n", CaseTotal(model));
  const Term sum = working.Line(
      "S",
      PrecisionSum(R"(\sum_{(i,k):\,y_i=k} P_{ik})", entries.view(),
                   precision.number() * cases.value()),
      {"the precision down to each combination of a case and its true class, "
       "in one ranking of all combinations",
       "所有“样例—类别”组合排成一列，取到每个真实类别组合处的查准率"});
  working.Result(sum / cases);
}

}  // namespace

extern const Words average_precision_micro_words = {
    .name = {"Average precision, micro", "平均查准率（AP，微平均）"},
    .short_name = {"AP micro", "微 AP"},
    .meaning = {"The average precision of one ranking of all combinations of a "
                "case and a class, those of the true class being positive.",
                "把所有“样例—类别”组合按概率排成一列，真实类别的组合为正，求其"
                "平均查准率（AP）。"},
    .latex = R"(\mathrm{AP}\bigl(\{([y_i=k],\,p_{ik})\}_{i,k}\bigr))",
    .symbols = {{R"(\mathrm{AP})",
                 {"the average precision of the ranking",
                  "该排序的平均查准率"}},
                symbols::kTrueClass,
                symbols::kClassProbability},
    .references = {{sources::buckley2000}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"probabilities of different classes are not on one scale, or rare "
         "classes matter as much as common ones: take the macro average",
         "各类概率的尺度不一，或小类与大类同等重要：用宏平均"},
};

extern const Metric average_precision_micro = {
    .id = "average_precision_micro",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_probabilities = {Compute, Show},
};

}  // namespace melon::metrics
