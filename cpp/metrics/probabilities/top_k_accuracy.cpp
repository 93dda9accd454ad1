#include <algorithm>
#include <cstddef>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/binary/probabilities.h"
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

/// The weight of the cases whose true class comes first, second, …: as many
/// places as there are classes.
std::vector<double> CasesByPlace(const ClassProbabilities& model) {
  std::vector<Sum> sums(model.class_count());
  for (std::size_t i = 0; i < model.size(); ++i)
    sums[ClassesBefore(model, i)].Add(model.WeightOf(i));
  std::vector<double> cases;
  cases.reserve(sums.size());
  for (const Sum& sum : sums) cases.push_back(sum.value());
  return cases;
}

/// How many of those places count.
std::size_t CountedPlaces(const std::vector<double>& cases,
                          const Parameters& parameters) {
  const auto places = static_cast<double>(cases.size());
  return static_cast<std::size_t>(std::min(places, parameters.own));
}

Value Compute(const ClassProbabilities& model, const Parameters& parameters) {
  const double total = CaseTotal(model);
  if (total == 0) return reasons::no_cases;
  const std::vector<double> cases = CasesByPlace(model);
  Sum right;
  for (std::size_t i = 0; i < CountedPlaces(cases, parameters); ++i)
    right.Add(cases[i]);
  return Share(right.value(), total);
}

void Show(const ClassProbabilities& model, const Parameters& parameters,
          Working& working) {
  if (!Compute(model, parameters).defined()) return;
  const std::vector<double> cases = CasesByPlace(model);
  const std::size_t places = CountedPlaces(cases, parameters);
  std::vector<Term> counted;
  counted.reserve(places);
  for (std::size_t i = 0; i < places; ++i)
    counted.emplace_back("c_j", cases[i]);
  const Term right =
      working.Line("r", SumOf(R"(\sum_{j\le k} c_j)", counted),
                   {"cases whose true class has the j-th largest probability",
                    "真实类别的概率排在第 j 位的样例个数"});
  working.Result(right / Term("n", CaseTotal(model)));
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
    .avoid_when = {"only the first answer is used, or there are hardly more "
                   "than k classes: with k of them it is always 1",
                   "只使用第一个答案，或类别数与 k 相近：类别数为 k 时恒为 1"},
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
    .from_probabilities = {Compute, Show},
};

}  // namespace melon::metrics
