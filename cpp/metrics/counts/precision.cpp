#include "base/bibliography.h"
#include "base/working/count_terms.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_predicted_positives};

Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  if (counts.predicted_positives() == 0) return reasons::no_predicted_positives;
  return Share(counts.true_positive, counts.predicted_positives());
}

Proportion AsProportion(const Counts& counts) {
  return {counts.true_positive, counts.predicted_positives()};
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  working.Result(c.tp / (c.tp + c.fp));
}

}  // namespace

extern const Words precision_words = {
    .name = {"Precision", "查准率"},
    .synonyms = {"positive predictive value, PPV", "精确率、阳性预测值、PPV"},
    .meaning = {"Of the cases predicted positive, the share that is positive.",
                "被预测为正的样例中，真正为正的比例。"},
    .latex = R"(\frac{TP}{TP+FP})",
    .references = {{sources::powers2011}},
    .undefined_when = kUndefinedWhen,
    .remark = {"With no case predicted positive it is undefined, neither 0 nor "
               "100 %.",
               "没有样例被预测为正时无定义，既不是 0 也不是 100%。"},
    .use_when = {"acting on a positive prediction is expensive: how many of "
                 "them are right?",
                 "对预测正例采取行动代价高：其中多少是对的？"},
    .avoid_when = {"alone: predicting a single sure positive makes it 1; and "
                   "not across data sets of different prevalence",
                   "单独使用：只报一个最有把握的正例即为 "
                   "1；也不宜跨正例比例不同的数据比较"},
};

extern const Metric precision = {
    .id = "precision",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_counts = {Compute, Show},
    .proportion = AsProportion,
};

}  // namespace melon::metrics
