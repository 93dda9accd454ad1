#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

#include "base/bibliography.h"
#include "base/sorted_indices.h"
#include "base/symbols.h"
#include "kernels/comparison/adjustment/true_hypotheses.h"
#include "post_hoc/post_hoc.h"

namespace melon::post_hoc {
namespace {

std::vector<Value> Adjust(std::span<const double> p_values,
                          std::size_t algorithms) {
  const std::size_t count = p_values.size();
  assert(2 * count == algorithms * (algorithms - 1));
  const TrueHypotheses possible(algorithms);
  std::vector<double> adjusted(count);
  double largest = 0;
  std::size_t remaining = count;
  for (const std::size_t i :
       SortedIndices(count, [&](std::size_t a, std::size_t b) {
         return p_values[a] < p_values[b];
       })) {
    const auto factor = static_cast<double>(possible.AtMost(remaining--));
    largest = std::max(largest, std::min(1.0, factor * p_values[i]));
    adjusted[i] = largest;
  }
  return {adjusted.begin(), adjusted.end()};
}

void Show(const Ladder& ladder, Working& working) {
  const TrueHypotheses possible(ladder.algorithms);
  ShowStepDown(
      ladder,
      [&possible](const Term& p, const Term& place, const Term& count) {
        const auto remaining =
            static_cast<std::size_t>(count.value() - place.value()) + 1;
        return Term("t_i", static_cast<double>(possible.AtMost(remaining))) * p;
      },
      working);
}

}  // namespace

extern const Words shaffer_words = {
    .name = {"Shaffer’s static procedure", "Shaffer 静态校正"},
    .short_name = {"Shaffer", "Shaffer"},
    .synonyms = {"Shaffer’s S1", "Shaffer S1 法"},
    .meaning =
        {"Holm’s procedure for all pairs, with smaller factors: if A equals B "
         "and B equals C, then A equals C, so that only certain numbers of the "
         "m hypotheses can be true at once. t is the largest possible number "
         "of "
         "true ones when the i − 1 with smaller p-values are false. It rejects "
         "at least as much as Holm’s.",
         "用于所有两两比较的 Holm 法，但系数更小：若 A 与 B 相同、B 与 C "
         "相同，则 A 与 C 也相同，因此 m 个原假设中同时为真的个数并非任意。t "
         "为前 i − 1 个（p "
         "值更小者）不真时，为真者的最大可能个数。检出的差异不少于 Holm 法。"},
    .latex = R"(\tilde p_{(i)}=\min\Bigl(1,\max_{j\le i}\,t_j\,p_{(j)}\Bigr))",
    .symbols =
        {symbols::kPAdjusted,
         symbols::kPOrdered,
         {"t_j",
          {"the largest possible number of true hypotheses when the j − 1 with "
           "smaller p-values are false",
           "p 值更小的 j − 1 个假设均为假时，其余假设中最多能同时为真的个数"}}},
    .references = {{sources::shaffer1986}, {sources::garcia2008}},
    .avoid_when = {"only a control is compared: there the pairs do not imply "
                   "each other, and Holm’s procedure is the one",
                   "只与对照比较：此时各比较之间没有逻辑蕴含，用 Holm 方法"},
};

extern const PostHoc shaffer = {.id = "shaffer",
                                .for_control = false,
                                .adjust = Adjust,
                                .show_adjusted = Show};

}  // namespace melon::post_hoc
