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

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Average(const ClassRankings& rankings) {
  Sum sum;
  for (std::size_t label = 0; label < rankings.class_count(); ++label) {
    if (rankings.total[label] > 0) sum.Add(rankings.average_precision[label]);
  }
  return Share(sum.value(), static_cast<double>(rankings.class_count()));
}

Value Compute(const ClassProbabilities& model,
              const Parameters& /*parameters*/) {
  return FromRankings(model, Average);
}

void Show(const ClassProbabilities& model, const Parameters& parameters,
          Working& working) {
  if (!Compute(model, parameters).defined()) return;
  ShowMean(R"(\sum_k\mathrm{AP}_k)", "K", AveragePrecisions(model, working),
           working);
}

}  // namespace

extern const Words average_precision_macro_words = {
    .name = {"Average precision, macro", "平均查准率（AP，宏平均）"},
    .short_name = {"AP macro", "宏 AP"},
    .synonyms = {"mean average precision over classes", "各类 AP 的平均"},
    .meaning = {"The plain mean over the classes of the average precision of "
                "that class against all others.",
                "对每一类求“该类对其余各类”的平均查准率（AP），再取算术平均。"},
    .latex = R"(\frac1K\sum_{k=1}^{K}\mathrm{AP}(k\mid\text{rest}))",
    .symbols = {symbols::kClasses,
                {R"(\mathrm{AP}(k\mid\text{rest}))",
                 {"the average precision of class k against all others",
                  "类别 k 对其余类别的平均查准率"}}},
    .references = {{sources::buckley2000}},
    .undefined_when = kUndefinedWhen,
    .remark = {"A class that is never true counts 0, as in scikit-learn.",
               "没有真实样例的类按 0 计（与 scikit-learn 相同）。"},
    .avoid_when =
        {"classes have very few cases, where one case moves the mean, or data "
         "sets of different class shares are compared",
         "有的类样例极少，一个样例就会左右平均值；或比较类别比例不同的数据"},
};

extern const Metric average_precision_macro = {
    .id = "average_precision_macro",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_probabilities = {Compute, Show},
};

}  // namespace melon::metrics
