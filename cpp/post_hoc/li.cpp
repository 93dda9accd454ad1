#include <algorithm>
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
  if (p_values.empty()) return {};
  const double largest = *std::max_element(p_values.begin(), p_values.end());
  std::vector<Value> adjusted;
  adjusted.reserve(p_values.size());
  for (const double p_value : p_values) {
    // Of 0 and 1 alone, 0 is significant at every level.
    adjusted.emplace_back(p_value == 0 ? 0
                                       : p_value / (p_value + (1 - largest)));
  }
  return adjusted;
}

void Show(const Ladder& ladder, Working& working) {
  const std::span<const double> all = ladder.p_values;
  const Term p = working.Line("p", all[ladder.place]);
  const Term largest =
      working.Line("p_{(m)}", *std::max_element(all.begin(), all.end()),
                   {"the largest p-value", "最大的 p 值"});
  working.Result(p.value() == 0 ? p : p / (p + (1 - largest)));
}

}  // namespace

extern const Words li_words = {
    .name = {"Li’s procedure", "Li 校正"},
    .short_name = {"Li", "Li"},
    .synonyms = {"two-step rejection procedure", "两步拒绝法"},
    .meaning = {"Looks at the largest of the p-values first. When that is "
                "significant all are; otherwise each is compared with a bound "
                "that tightens as that largest p-value grows. Powerful when "
                "the largest p-value is below about 1/2; it rejects almost "
                "nothing when that value is close to 1.",
                "先看最大的 p 值：若它显著，则全部显著；否则它越大，其余各 p "
                "值的界限越严。最大的 p 值低于约 1/2 时灵敏，接近 1 "
                "时几乎检不出差异。"},
    .latex = R"(\tilde p_i=\frac{p_i}{p_i+1-p_{(m)}})",
    .symbols = {symbols::kPAdjusted,
                symbols::kPRaw,
                {"p_{(m)}",
                 {"the largest of the m p-values", "m 个 p 值中最大的一个"}}},
    .references = {{sources::li2008}, {sources::garcia2010}},
    .remark =
        {"It keeps the level when the tests are independent. Comparisons with "
         "one control share that control: with five algorithms and no effect "
         "at all, it rejects something in 7 % of tables at α = .05. It is "
         "meant "
         "for cases where most differences are expected to be real.",
         "在各检验独立时才保持水平。与同一对照比较时各检验都含该对照：五种算法"
         "毫无差异时，在 α = .05 下仍有约 7 % "
         "的表检出差异。它适用于预期多数差异确实存在的情形。"},
    .avoid_when =
        {"the largest p-value is not large, or tests depend on each other: "
         "comparisons with one control do, and the level is then not kept",
         "最大的 p "
         "值并不大，或各检验相关：与同一对照的比较就相关，此时不能保证水平"},
};

extern const PostHoc li = {.id = "li", .adjust = Adjust, .show_adjusted = Show};

}  // namespace melon::post_hoc
