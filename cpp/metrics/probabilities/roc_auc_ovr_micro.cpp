#include <cmath>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/probabilities.h"
#include "kernels/classes/area_working.h"
#include "kernels/classes/class_rankings.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::one_class};

Value Pooled(const ClassRankings& rankings) {
  if (std::isnan(rankings.micro_roc_area)) return reasons::one_class;
  return rankings.micro_roc_area;
}

Value Compute(const ClassProbabilities& model,
              const Parameters& /*parameters*/) {
  return FromRankings(model, Pooled);
}

void Show(const ClassProbabilities& model, const Parameters& parameters,
          Working& working) {
  const Value area = Compute(model, parameters);
  if (!area.defined()) return;
  const GroupedScores entries = PooledGroups(model);
  const Term cases("n", CaseTotal(model));
  const Term pairs =
      cases *
      (cases * (Term("K", static_cast<double>(model.class_count())) - 1));
  const Term won = working.Line(
      "U",
      WinsTerm(R"(\sum_{(i,k):\,y_i\ne k} u_{ik})", entries.view(),
               area.number() * pairs.value()),
      {"u: combinations of a case and its true class that have a higher "
       "probability than this one of another class, ties counting half",
       "u：概率高于该组合（其他类别）的“样例—真实类别”组合数（相等计一半）"});
  working.Result(won / pairs);
}

}  // namespace

extern const Words roc_auc_ovr_micro_words = {
    .name = {"Area under the ROC curve, one versus rest, micro",
             "ROC 曲线下面积（一对其余，微平均）"},
    .short_name = {"AUC OvR micro", "微 OvR AUC"},
    .meaning =
        {"The AUC of one ranking of all combinations of a case and a class by "
         "their probability, those of the true class being positive.",
         "把所有“样例—类别”组合按概率排成一列，真实类别的组合为正，求其 AUC。"},
    .latex = R"(\mathrm{AUC}\bigl(\{([y_i=k],\,p_{ik})\}_{i,k}\bigr))",
    .symbols = {symbols::kAuc, symbols::kTrueClass, symbols::kClassProbability},
    .references = {{sources::sokolova2009}, {sources::fawcett2006}},
    .undefined_when = kUndefinedWhen,
    .remark = {"It compares probabilities of different classes with each "
               "other, so they must be on one scale.",
               "它把不同类别的概率相互比较，因此这些概率须在同一尺度上。"},
    .avoid_when = {"probabilities of different classes are not on one scale, "
                   "or rare classes matter as much as common ones",
                   "各类概率的尺度不一，或小类与大类同等重要"},
};

extern const Metric roc_auc_ovr_micro = {
    .id = "roc_auc_ovr_micro",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_probabilities = {Compute, Show},
};

}  // namespace melon::metrics
