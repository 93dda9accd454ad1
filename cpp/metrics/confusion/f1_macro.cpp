#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/classes/class_average.h"
#include "kernels/classes/class_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  return MacroAverage(matrix, ClassF1);
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(MacroTerm(matrix, ClassRatio::f1, working));
}

constexpr Form kForms[] = {
    {.key = "f1_macro",
     .name = {"mean of the F1s", "各类 F1 的平均"},
     .used_by = {"scikit-learn and most software", "scikit-learn 等多数软件"},
     .source = {sources::opitz2019}},
    {.key = "f1_macro_zhou",
     .name = {"F1 of the means", "先平均后求 F1"},
     .used_by = {"Zhou’s textbook; Sokolova and Lapalme",
                 "周志华《机器学习》；Sokolova 与 Lapalme"},
     .source = {sources::zhou2016, "§2.3.2"}}};

}  // namespace

extern const Words f1_macro_words = {
    .name = {"Macro-averaged F1", "宏F1"},
    .short_name = {"macro-F1", "宏F1"},
    .meaning = {"The plain mean of each class’s F1: every class counts the "
                "same, however rare.",
                "对每一类的F1求算术平均：无论多少，各类同等重要。"},
    .latex = R"(\frac1K\sum_{k=1}^{K} F_{1,k})",
    .symbols = {symbols::kClasses,
                {"F_{1,k}",
                 {"the F1 of class k against all others",
                  "类别 k 对其余类别的 F1"}}},
    .references = {{sources::sokolova2009}},
    .undefined_when = kUndefinedWhen,
    .remark = {"A class for which it is undefined counts 0, as in "
               "scikit-learn; a class that neither occurs nor is predicted is "
               "left out. Zhou’s textbook takes the harmonic mean of "
               "macro-precision and macro-recall instead.",
               "无定义的类按 0 计（与 scikit-learn "
               "相同）；既未出现也未被预测的类不计入。周志华《机器学习》取宏查"
               "准率与宏查全率的调和平均，另列。"},
    .use_when = {"there are several classes, all of them matter the same, and "
                 "predictions are labels",
                 "类别较多、各类同等重要，且预测为类别"},
    .avoid_when =
        {"classes have very few cases: a single case then moves the mean",
         "有的类样例极少：一个样例就会左右平均值"},
    .forms = kForms,
    .forms_differ =
        {"One takes F1 of each class, then the mean. The other first takes the "
         "means of precision and recall: a class with much precision and "
         "little recall then makes up for one the other way round, so its "
         "value is never below the first.",
         "一种先求各类的 F1 再平均；另一种先平均查准率与查全率再求 "
         "F1，查准率高而查全率低的类与相反的类相互抵消，故其值不小于前者。"},
};

extern const Metric f1_macro = {
    .id = "f1_macro",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
