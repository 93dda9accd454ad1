#include <cstddef>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/classes/area_working.h"
#include "kernels/classes/class_rankings.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::one_class};

Value Average(const ClassRankings& rankings) {
  Sum areas;
  Sum total;
  for (std::size_t label = 0; label < rankings.class_count(); ++label) {
    const double weight = rankings.total[label];
    if (weight == 0) continue;
    const Value area = AreaAgainstRest(rankings, label);
    if (!area.defined()) return area;
    areas.Add(weight * area.number());
    total.Add(weight);
  }
  return Share(areas.value(), total.value());
}

Value Compute(const ClassProbabilities& model,
              const Parameters& /*parameters*/) {
  return FromRankings(model, Average);
}

void Show(const ClassProbabilities& model, const Parameters& parameters,
          Working& working) {
  if (!Compute(model, parameters).defined()) return;
  ShowWeightedMean(R"(\sum_k n_k\cdot A_k)", "n",
                   AreasAgainstRest(model, working), working);
}

}  // namespace

extern const Words roc_auc_ovr_weighted_words = {
    .name = {"Area under the ROC curve, one versus rest, weighted",
             "ROC 曲线下面积（一对其余，加权平均）"},
    .short_name = {"AUC OvR weighted", "加权 OvR AUC"},
    .synonyms = {"prevalence-weighted AUC", "按类别比例加权的 AUC"},
    .meaning =
        {"The mean over the classes of the AUC of that class against all "
         "others, weighted by how many cases truly belong to the class.",
         "对每一类求“该类对其余各类”的 AUC，再按各类真实样例数加权平均。"},
    .latex = R"(\sum_{k=1}^{K}\frac{n_k}{n}\,\mathrm{AUC}(k\mid\text{rest}))",
    .symbols = {symbols::kClasses, symbols::kClassCases, symbols::kCases,
                symbols::kAucRest},
    .references = {{sources::provost2003}, {sources::fawcett2006}},
    .undefined_when = kUndefinedWhen,
    .remark = {"A class that is never true has weight 0. The value depends on "
               "the class balance.",
               "没有真实样例的类权重为 0。取值依赖于类别比例。"},
    .avoid_when =
        {"rare classes matter: common ones decide it; take the plain mean",
         "小类重要：其值由大类决定；用简单平均"},
};

extern const Metric roc_auc_ovr_weighted = {
    .id = "roc_auc_ovr_weighted",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_probabilities = {Compute, Show},
};

}  // namespace melon::metrics
