#include <cstddef>

#include "base/bibliography.h"
#include "base/sum.h"
#include "kernels/classes/class_working.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::one_class};

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  Sum recalls;
  double classes = 0;
  for (std::size_t label = 0; label < matrix.class_count(); ++label) {
    const double truth = matrix.TruthTotal(label);
    if (truth == 0) continue;
    recalls.Add(Share(matrix.At(label, label), truth));
    ++classes;
  }
  if (classes < 2) return reasons::one_class;
  return Share(recalls.value(), classes);
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(MeanRecallTerm(matrix, working));
}

}  // namespace

extern const Words balanced_accuracy_words = {
    .name = {"Balanced accuracy", "平衡精度"},
    .synonyms = {"mean recall, macro-averaged recall", "平均查全率"},
    .meaning = {"The mean of the recalls of the classes that occur in the "
                "truth, so that a rare class counts as much as a frequent one; "
                "½ is guessing between two classes.",
                "对真实标记中出现的各类求查全率的平均，稀有类与常见类同等重要；"
                "二分类时 ½ 相当于随机猜测。"},
    .latex = R"(\frac12\left(\frac{TP}{TP+FN}+\frac{TN}{TN+FP}\right))",
    .references = {{sources::brodersen2010}},
    .undefined_when = kUndefinedWhen,
    .use_when = {"every class matters the same, however rare",
                 "各类无论多少，同等重要"},
    .avoid_when = {"most predicted positives are wrong and that hurts: with a "
                   "rare class a high value may go with low precision",
                   "误报代价高：某一类很少时，其值很高而查准率仍可能很低"},
};

extern const Metric balanced_accuracy = {
    .id = "balanced_accuracy",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
