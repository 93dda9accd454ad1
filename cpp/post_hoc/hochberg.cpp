#include <cstddef>
#include <span>
#include <vector>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/comparison/adjustment/step_procedures.h"
#include "post_hoc/post_hoc.h"

namespace melon::post_hoc {
namespace {

double AdjustOne(double p_value, double place, double count) {
  return p_value * (count - place + 1);
}

std::vector<Value> Adjust(std::span<const double> p_values,
                          std::size_t /*algorithms*/) {
  const std::vector<double> adjusted = StepUp(p_values, AdjustOne);
  return {adjusted.begin(), adjusted.end()};
}

void Show(const Ladder& ladder, Working& working) {
  ShowStepUp(
      ladder,
      [](const Term& p, const Term& place, const Term& count) {
        return (count - place + 1) * p;
      },
      working);
}

}  // namespace

extern const Words hochberg_words = {
    .name = {"Hochberg’s procedure", "Hochberg 校正"},
    .short_name = {"Hochberg", "Hochberg"},
    .synonyms = {"step-up Bonferroni", "逐步上升的 Bonferroni 法"},
    .meaning =
        {"Holm’s factors, applied from the largest p-value down: as soon as "
         "one of them is small enough, all smaller ones are significant too. "
         "It rejects at least as much as Holm’s procedure, and is valid when "
         "the tests are independent or positively dependent.",
         "系数与 Holm 法相同，但从最大的 p "
         "值开始：只要有一个足够小，所有更小的也都显著。检出的差异不少于 Holm "
         "法，在各检验独立或正相关时成立。"},
    .latex = R"(\tilde p_{(i)}=\min_{j\ge i}\,(m-j+1)\,p_{(j)})",
    .symbols = {symbols::kPAdjusted, symbols::kPOrdered, symbols::kComparisons},
    .references = {{sources::hochberg1988}, {sources::garcia2010}},
    .remark = {"All pairs of algorithms are not independent, and not known to "
               "meet the condition; simulations have not found it to fail. "
               "Holm’s procedure needs none.",
               "算法两两比较并不独立，也未证明满足该条件；模拟中尚未发现它失效"
               "。Holm 法则无需任何条件。"},
    .avoid_when = {"the dependence of the tests is not known, as for all pairs "
                   "of algorithms: Holm’s procedure needs no condition",
                   "各检验的相关性未知（如所有算法对）：Holm 方法不需要条件"},
};

extern const PostHoc hochberg = {
    .id = "hochberg", .adjust = Adjust, .show_adjusted = Show};

}  // namespace melon::post_hoc
