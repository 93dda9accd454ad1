#include "base/bibliography.h"
#include "base/working/count_terms.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_positives};

Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  if (counts.positives() == 0) return reasons::no_positives;
  return Share(counts.true_positive, counts.positives());
}

Proportion AsProportion(const Counts& counts) {
  return {counts.true_positive, counts.positives()};
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  working.Result(c.tp / (c.tp + c.fn));
}

}  // namespace

extern const Words recall_words = {
    .name = {"Recall", "查全率"},
    .synonyms = {"sensitivity, true positive rate, TPR, hit rate",
                 "召回率、灵敏度、真正例率、TPR"},
    .meaning = {"Of the positive cases, the share that is found.",
                "真实为正的样例中，被找出来的比例。"},
    .latex = R"(\frac{TP}{TP+FN})",
    .references = {{sources::powers2011}},
    .undefined_when = kUndefinedWhen,
    .use_when = {"a missed positive is expensive: how many of them are found?",
                 "漏掉正例代价高：找到了多少？"},
    .avoid_when = {"alone: predicting everything positive makes it 1",
                   "单独使用：全部判为正例即为 1"},
};

extern const Metric recall = {
    .id = "recall",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_counts = {Compute, Show},
    .proportion = AsProportion,
};

}  // namespace melon::metrics
