#include "kernels/comparison/adjustment/holm.h"

#include <cstddef>
#include <span>
#include <vector>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "post_hoc/post_hoc.h"

namespace melon::post_hoc {
namespace {

std::vector<Value> Adjust(std::span<const double> p_values,
                          std::size_t /*algorithms*/) {
  const std::vector<double> adjusted = HolmAdjust(p_values);
  return {adjusted.begin(), adjusted.end()};
}

void Show(const Ladder& ladder, Working& working) {
  ShowStepDown(
      ladder,
      [](const Term& p, const Term& place, const Term& count) {
        return (count - place + 1) * p;
      },
      working);
}

}  // namespace

extern const Words holm_words = {
    .name = {"Holm’s procedure", "Holm 校正"},
    .short_name = {"Holm", "Holm"},
    .synonyms = {"Holm–Bonferroni, step-down Bonferroni",
                 "Holm–Bonferroni 法，逐步下降的 Bonferroni 法"},
    .meaning =
        {"Adjusts many p-values so that the chance of even one false rejection "
         "stays at α. The smallest of m is multiplied by m, the next by m − 1, "
         "and so on; a value is never smaller than the one before it. It is "
         "valid under any dependence between the tests, and rejects at least "
         "as much as Bonferroni.",
         "对多个 p 值作校正，使哪怕出现一个假发现的概率也不超过 α。m 个 p "
         "值中最小者乘 m，次小者乘 m − 1，依此类推，且不小于前一个。无论各检验"
         "之间如何相关都成立，检出的差异不少于 Bonferroni 法。"},
    .latex =
        R"(\tilde p_{(i)}=\min\Bigl(1,\max_{j\le i}\,(m-j+1)\,p_{(j)}\Bigr))",
    .symbols = {symbols::kPAdjusted, symbols::kPOrdered, symbols::kComparisons},
    .references = {{sources::holm1979}},
    .use_when = {"nothing is known of how the tests depend on each other",
                 "各检验如何相关一无所知"},
    .avoid_when =
        {"all pairs of algorithms are compared: Shaffer and Bergmann–Hommel "
         "reject at least as much at the same level",
         "比较所有算法对：在同一水平下，Shaffer 与 Bergmann–Hommel "
         "拒绝得不会更少"},
};

extern const PostHoc holm = {
    .id = "holm", .adjust = Adjust, .show_adjusted = Show};

}  // namespace melon::post_hoc
