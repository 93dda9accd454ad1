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
  return -std::expm1((count - place + 1) * std::log1p(-p_value));
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
        return Written(R"(1-\left(1-#\right)^{#-#+1})", {p, count, place},
                       AdjustOne(p.value(), place.value(), count.value()));
      },
      working);
}

}  // namespace

extern const Words holland_words = {
    .name = {"Holland’s procedure", "Holland 校正"},
    .short_name = {"Holland", "Holland"},
    .synonyms = {"Holland–Copenhaver procedure, step-down Šidák",
                 "Holland–Copenhaver 法、逐步下降的 Šidák 法"},
    .meaning =
        {"Holm’s procedure with Šidák’s bound 1 − (1 − p) to the power m − i + "
         "1 in place of (m − i + 1)p. It is slightly more powerful than "
         "Holm’s, and valid when the tests are independent or positively "
         "dependent, as "
         "comparisons with one control are.",
         "以 Šidák 的界 1 − (1 − p) 的 m − i + 1 次方代替 Holm 法中的 (m − i + "
         "1)p。比 Holm "
         "法略为灵敏，在各检验独立或正相关（如都与同一对照比较）时成立。"},
    .latex =
        R"(\tilde p_{(i)}=\max_{j\le i}\,\bigl\{1-(1-p_{(j)})^{m-j+1}\bigr\})",
    .symbols = {symbols::kPAdjusted, symbols::kPOrdered, symbols::kComparisons},
    .references = {{sources::holland1987}, {sources::garcia2010}},
    .avoid_when = {"tests may be negatively dependent: take Holm’s procedure, "
                   "which loses little",
                   "各检验可能负相关：用 Holm 方法，损失很小"},
};

extern const PostHoc holland = {.id = "holland",
                                .for_pairs = false,
                                .adjust = Adjust,
                                .show_adjusted = Show};

}  // namespace melon::post_hoc
