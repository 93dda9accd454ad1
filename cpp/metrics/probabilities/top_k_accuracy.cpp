#include <cstddef>
#include <cstdint>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};
constexpr Variant kVariants[] = {{"top_2_accuracy", 2}};
constexpr Text kKeyNames[] = {{"top-2 accuracy", "前 2 精度"}};

/// How many classes come before the true one; of equal numbers the first column
/// comes first.
std::size_t ClassesBefore(const ClassProbabilities& model, std::size_t i) {
  const std::size_t truth = model.truth[i];
  const double given = model.columns[truth][i];
  std::size_t before = 0;
  for (std::size_t label = 0; label < model.class_count(); ++label) {
    const double other = model.columns[label][i];
    if (other > given || (other == given && label < truth)) ++before;
  }
  return before;
}

Value Compute(const ClassProbabilities& model, const Parameters& parameters) {
  Sum right;
  Sum total;
  for (std::size_t i = 0; i < model.size(); ++i) {
    const double weight = model.WeightOf(i);
    total.Add(weight);
    if (static_cast<double>(ClassesBefore(model, i)) < parameters.own)
      right.Add(weight);
  }
  if (total.value() == 0) return reasons::no_cases;
  return Share(right.value(), total.value());
}

}  // namespace

extern const Words top_k_accuracy_words = {
    .name = {"Top-k accuracy", "前 k 精度"},
    .short_name = {"top-k", "前 k 精度"},
    .key_names = kKeyNames,
    .synonyms = {"top-k categorical accuracy, hit rate at k", "top-k 准确率"},
    .meaning =
        {"The share of cases whose true class is among the k classes with the "
         "largest probability.",
         "真实类别位于概率最大的 k 个类别之中的样例所占比例。"},
    .latex =
        R"(\frac1n\sum_i\bigl[\,\lvert\{j: p_{ij}>p_{iy_i}\ \text{or}\ (p_{ij}=p_{iy_i},\ j\prec y_i)\}\rvert<k\,\bigr])",
    .symbols = {symbols::kCases,
                symbols::kTrueClass,
                {"p_{ij}",
                 {"the predicted probability of class j for case i",
                  "样例 i 属于类别 j 的预测概率"}},
                {"k", {"how many classes are looked at", "考察的类别数"}},
                {R"(j\prec y_i)",
                 {"the column of j comes before that of yᵢ",
                  "j 的列在 yᵢ 的列之前"}}},
    .references = {{sources::russakovsky2015}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Of equal probabilities the class of the first column comes first, as "
         "for the predicted label; scikit-learn takes the last one.",
         "概率相等时，列在前的类别在先，与预测标记的规则一致；scikit-learn "
         "取在后的。"},
};

extern const Metric top_k_accuracy = {
    .id = "top_k_accuracy",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .variants = kVariants,
    .parameter = {.option = "top_k",
                  .key_pattern = "top_{}_accuracy",
                  .low = 1,
                  .high = 1000},
    .from_probabilities = Compute,
};

}  // namespace melon::metrics
