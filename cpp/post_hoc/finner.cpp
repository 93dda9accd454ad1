#include <cmath>
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
  return -std::expm1(count / place * std::log1p(-p_value));
}

std::vector<Value> Adjust(std::span<const double> p_values,
                          std::size_t /*algorithms*/) {
  const std::vector<double> adjusted = StepDown(p_values, AdjustOne);
  return {adjusted.begin(), adjusted.end()};
}

void Show(const Ladder& ladder, Working& working) {
  ShowStepDown(
      ladder,
      [](const Term& p, const Term& place, const Term& count) {
        return Written(R"(1-\left(1-#\right)^{\frac{#}{#}})", {p, count, place},
                       AdjustOne(p.value(), place.value(), count.value()));
      },
      working);
}

}  // namespace

extern const Words finner_words = {
    .name = {"Finner’s procedure", "Finner 校正"},
    .short_name = {"Finner", "Finner"},
    .meaning =
        {"A step-down procedure that raises 1 − p to the power m/i for the "
         "i-th smallest of m p-values. It is valid when the tests are "
         "independent or positively dependent, and is among the more powerful "
         "ones for "
         "comparisons with a control.",
         "逐步下降的方法：对 m 个 p 值中第 i 小者，取 1 − p 的 m/i "
         "次方。在各检验独立或正相关时成立，与对照比较时属于较灵敏的方法。"},
    .latex =
        R"(\tilde p_{(i)}=\max_{j\le i}\,\bigl\{1-(1-p_{(j)})^{m/j}\bigr\})",
    .symbols = {symbols::kPAdjusted, symbols::kPOrdered, symbols::kComparisons},
    .references = {{sources::finner1993}, {sources::garcia2010}},
    .avoid_when = {"tests may be negatively dependent, or readers expect a "
                   "procedure without conditions: take Holm’s",
                   "各检验可能负相关，或需要无条件有效的方法：用 Holm 方法"},
};

extern const PostHoc finner = {
    .id = "finner", .adjust = Adjust, .show_adjusted = Show};

}  // namespace melon::post_hoc
