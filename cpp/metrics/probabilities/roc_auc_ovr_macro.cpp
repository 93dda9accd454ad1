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
  Sum areas;
  for (std::size_t label = 0; label < rankings.class_count(); ++label) {
    if (rankings.total[label] == 0) return reasons::class_never_true;
    const Value area = AreaAgainstRest(rankings, label);
    if (!area.defined()) return area;
    areas.Add(area.number());
  }
  return Share(areas.value(), static_cast<double>(rankings.class_count()));
}

Value Compute(const ClassProbabilities& model,
              const Parameters& /*parameters*/) {
  return FromRankings(model, Average);
}

void Show(const ClassProbabilities& model, const Parameters& parameters,
          Working& working) {
  if (!Compute(model, parameters).defined()) return;
  ShowMean(R"(\sum_k A_k)", "K", AreasAgainstRest(model, working), working);
}

}  // namespace

extern const Words roc_auc_ovr_macro_words = {
    .name = {"Area under the ROC curve, one versus rest, macro",
             "ROC 曲线下面积（一对其余，宏平均）"},
    .short_name = {"AUC OvR macro", "宏 OvR AUC"},
    .synonyms = {"macro-averaged AUC", "宏平均 AUC"},
    .meaning =
        {"The plain mean over the classes of the AUC of that class against all "
         "others, by its own probability.",
         "对每一类以其自身的概率求“该类对其余各类”的 AUC，再取算术平均。"},
    .latex = R"(\frac1K\sum_{k=1}^{K}\mathrm{AUC}(k\mid\text{rest}))",
    .symbols = {symbols::kClasses, symbols::kAucRest},
    .references = {{sources::fawcett2006}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Undefined when a class is never true, as a mean over fewer classes "
         "would be another quantity. Probabilities are used as given.",
         "有的类没有真实样例时无定义：只对其余各类求平均是另一个量。概率按原值"
         "使用。"},
    .avoid_when =
        {"class shares differ between data sets: the others against which a "
         "class is told apart are then other classes; look at the "
         "one-versus-one areas",
         "各数据的类别比例不同：“其余”的组成随之变化；看一对一的面积"},
};

extern const Metric roc_auc_ovr_macro = {
    .id = "roc_auc_ovr_macro",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_probabilities = {Compute, Show},
};

}  // namespace melon::metrics
