#include <cstddef>
#include <span>
#include <vector>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/comparison/adjustment/step_procedures.h"
#include "post_hoc/post_hoc.h"

namespace melon::post_hoc {
namespace {

double AdjustOne(double p_value, double /*place*/, double count) {
  return p_value * count;
}

std::vector<Value> Adjust(std::span<const double> p_values,
                          std::size_t /*algorithms*/) {
  const std::vector<double> adjusted = StepDown(p_values, AdjustOne);
  return {adjusted.begin(), adjusted.end()};
}

void Show(const Ladder& ladder, Working& working) {
  ShowStepDown(
      ladder,
      [](const Term& p, const Term& /*place*/, const Term& count) {
        return count * p;
      },
      working);
}

}  // namespace

extern const Words bonferroni_words = {
    .name = {"Bonferroni correction", "Bonferroni 校正"},
    .short_name = {"Bonferroni", "Bonferroni"},
    .synonyms =
        {"Bonferroni adjustment, Dunn’s correction; “Nemenyi” in García & "
         "Herrera 2008",
         "邦费罗尼校正、Dunn 校正；García 与 Herrera 2008 中所称的“Nemenyi”"},
    .meaning =
        {"Multiplies each of m p-values by m, so that the chance of even one "
         "false rejection stays at α. Simple and valid under any dependence "
         "between the tests, but more conservative than necessary: Holm’s "
         "procedure rejects at least as much under the same conditions.",
         "把 m 个 p 值都乘以 m，使哪怕出现一个假发现的概率也不超过 "
         "α。简单，无论各检验之间如何相关都成立，但过于保守：条件相同时，Holm "
         "法检出的差异不会更少。"},
    .latex = R"(\tilde p_i=\min(1,\,m\,p_i))",
    .symbols = {symbols::kPAdjusted, symbols::kPRaw, symbols::kComparisons},
    .references = {{sources::dunn1961}, {sources::garcia2008}},
    .avoid_when = {"any other procedure is at hand: Holm’s is as general and "
                   "rejects at least as much",
                   "有其他方法可用：Holm 方法同样普适，且拒绝得不会更少"},
};

extern const PostHoc bonferroni = {
    .id = "bonferroni", .adjust = Adjust, .show_adjusted = Show};

}  // namespace melon::post_hoc
