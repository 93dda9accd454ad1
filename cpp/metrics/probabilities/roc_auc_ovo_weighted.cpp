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

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::one_class, &reasons::class_never_true};

Value Average(const ClassRankings& rankings) {
  const std::size_t classes = rankings.class_count();
  if (OccurringClasses(rankings) < 2) return reasons::one_class;
  Sum areas;
  Sum weights;
  for (std::size_t i = 0; i < classes; ++i) {
    if (rankings.total[i] == 0) return reasons::class_never_true;
    for (std::size_t j = 0; j < i; ++j) {
      const double weight = rankings.total[i] + rankings.total[j];
      areas.Add(weight * AreaOfPair(rankings, i, j));
      weights.Add(weight);
    }
  }
  return Share(areas.value(), weights.value());
}

Value Compute(const ClassProbabilities& model,
              const Parameters& /*parameters*/) {
  return FromRankings(model, Average);
}

void Show(const ClassProbabilities& model, const Parameters& parameters,
          Working& working) {
  if (!Compute(model, parameters).defined()) return;
  ShowWeightedMean(R"(\sum_{i<j}(n_i+n_j)\cdot A_{i,j})", R"((K-1)\,n)",
                   AreasOfPairs(model, working), working);
}

}  // namespace

extern const Words roc_auc_ovo_weighted_words = {
    .name = {"Area under the ROC curve, one versus one, weighted",
             "ROC 曲线下面积（一对一，加权平均）"},
    .short_name = {"AUC OvO weighted", "加权 OvO AUC"},
    .synonyms = {"weighted Hand–Till measure", "加权 Hand–Till 度量"},
    .meaning = {"Hand and Till’s areas of the pairs of classes, averaged with "
                "the number of cases of both classes as weight.",
                "Hand 与 Till 的两类面积，以两类的样例数之和为权重取平均。"},
    .latex =
        R"(\frac{\sum_{i<j}(n_i+n_j)\,A(i,j)}{(K-1)\,n},\quad A(i,j)=\frac{\hat A(i\mid j)+\hat A(j\mid i)}{2})",
    .symbols = {symbols::kClasses,
                symbols::kCases,
                {"n_i",
                 {"the number of cases whose true class is i",
                  "真实类别为 i 的样例个数"}},
                symbols::kHandTill},
    .references = {{sources::ferri2009}, {sources::hand2001}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Undefined when a class is never true, as a mean over fewer classes "
         "would be another quantity. Probabilities are used as given.",
         "有的类没有真实样例时无定义：只对其余各类求平均是另一个量。概率按原值"
         "使用。"},
    .avoid_when =
        {"rare classes matter as much as common ones: take the plain mean",
         "小类与大类同等重要：用简单平均"},
};

extern const Metric roc_auc_ovo_weighted = {
    .id = "roc_auc_ovo_weighted",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_probabilities = {Compute, Show},
};

}  // namespace melon::metrics
