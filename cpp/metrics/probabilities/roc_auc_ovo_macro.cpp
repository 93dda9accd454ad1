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
  for (std::size_t i = 0; i < classes; ++i) {
    if (rankings.total[i] == 0) return reasons::class_never_true;
    for (std::size_t j = 0; j < i; ++j) areas.Add(AreaOfPair(rankings, i, j));
  }
  const auto k = static_cast<double>(classes);
  return Share(areas.value(), k * (k - 1) / 2);
}

Value Compute(const ClassProbabilities& model,
              const Parameters& /*parameters*/) {
  return FromRankings(model, Average);
}

void Show(const ClassProbabilities& model, const Parameters& parameters,
          Working& working) {
  if (!Compute(model, parameters).defined()) return;
  ShowMean(R"(\sum_{i<j} A_{i,j})", R"(\tfrac{K(K-1)}{2})",
           AreasOfPairs(model, working), working);
}

}  // namespace

extern const Words roc_auc_ovo_macro_words = {
    .name = {"Area under the ROC curve, one versus one, macro",
             "ROC 曲线下面积（一对一，宏平均）"},
    .short_name = {"AUC OvO macro", "宏 OvO AUC"},
    .synonyms = {"Hand–Till M, M-measure", "Hand–Till M 度量"},
    .meaning = {"Hand and Till’s M: the mean over all pairs of classes of how "
                "well the two are told apart on their own cases. It does not "
                "depend on the class balance.",
                "Hand 与 Till 的 "
                "M：对每两类，只在这两类的样例上看区分得多好，再对所有类对取平"
                "均。与类别比例无关。"},
    .latex =
        R"(\frac{2}{K(K-1)}\sum_{i<j}\frac{\hat A(i\mid j)+\hat A(j\mid i)}{2})",
    .symbols = {symbols::kClasses, symbols::kHandTill},
    .references = {{sources::hand2001}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Undefined when a class is never true, as a mean over fewer classes "
         "would be another quantity. Probabilities are used as given.",
         "有的类没有真实样例时无定义：只对其余各类求平均是另一个量。概率按原值"
         "使用。"},
    .avoid_when =
        {"common classes matter more, or in use a class is set against all "
         "others: look at the one-versus-rest areas",
         "大类更重要，或实际使用时是把一类与其余区分：看一对其余的面积"},
};

extern const Metric roc_auc_ovo_macro = {
    .id = "roc_auc_ovo_macro",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_probabilities = {Compute, Show},
};

}  // namespace melon::metrics
