#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/comparison/differences/sign_flips.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"permutation_p", "permutation_draws"};
constexpr std::string_view kPValues[] = {"permutation_p"};

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::no_draws};

KeyValues Compute(const PairedResults& results, const Parameters& parameters) {
  if (results.difference.empty())
    return {{kKeys[0], reasons::no_cases}, {kKeys[1], reasons::no_cases}};
  const std::optional<SignFlips> flips =
      FlipSigns(results.difference, parameters.draws, parameters.seed);
  if (!flips)
    return {{kKeys[0], reasons::no_draws}, {kKeys[1], reasons::no_draws}};
  return {{kKeys[0], flips->p}, {kKeys[1], flips->draws}};
}

void Show(const PairedResults& results, const Parameters& parameters,
          Working& working) {
  const std::span<const double> d = results.difference;
  if (d.empty()) return;
  const std::optional<SignFlips> flips =
      FlipSigns(d, parameters.draws, parameters.seed);
  if (!flips) return;
  Sum total;
  double count = 0;
  for (const double one : d) {
    total.Add(one);
    count += one == 0 ? 0 : 1;
  }
  const Term sum = working.Line(
      "D", FoldedSum(R"(\sum_i d_i)", d.size(),
                     [&](std::size_t i) { return Term("d_i", d[i]); },
                     total.value()));
  const Term draws = working.Give(kKeys[1], "M", flips->draws,
                                  {"patterns drawn; 0: all were counted",
                                   "抽取的符号组合数；0 表示统计全部"});
  const Text counted{"patterns of signs with a sum as far from zero",
                     "差值之和离零同样远的符号组合数"};
  const std::string_view pattern =
      R"(\#\{s:\,\left|\sum_i s_id_i\right|\ge\left|#\right|\})";
  if (flips->draws > 0) {
    const Term extreme = working.Line(
        "c", Written(pattern, {sum}, flips->p * (draws.value() + 1) - 1),
        counted);
    working.Give(kKeys[0], "p", (extreme + 1) / (draws + 1));
    return;
  }
  const Term differing = working.Line(
      "N", count, {"differences that are not zero", "非零差值的个数"});
  const Term all =
      working.Line("A", Written("2^{#}", {differing}, std::exp2(count)));
  const Term extreme = working.Line(
      "c", Written(pattern, {sum}, flips->p * all.value()), counted);
  working.Give(kKeys[0], "p", extreme / all);
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"permutation", "置换检验"}, .p_value = "permutation_p"},
};

constexpr Field kFields[] = {
    {.key = "permutation_draws",
     .kind = FieldKind::count,
     .name = {"permutations drawn", "置换次数"}},
};

}  // namespace

extern const TestWords permutation_test_words = {
    .words =
        {
            .name = {"Paired permutation test", "配对置换检验"},
            .synonyms = {"randomisation test, sign-flip test, Fisher–Pitman "
                         "test",
                         "随机化检验，符号翻转检验"},
            .meaning =
                {"If the two algorithms do not differ, each difference d could "
                 "equally well have the opposite sign. p is the share of all "
                 "2ᴺ sign "
                 "patterns s for which the sum of the differences is at least "
                 "as far from zero as the observed one.",
                 "若两个算法没有差别，则每个差值 d 取另一种符号的可能相同。p "
                 "是全部 2ᴺ 种符号组合 s "
                 "中，差值之和的绝对值不小于观测值的组合所占比例。"},
            .latex =
                R"(p=\frac{1}{2^N}\#\Bigl\{s\in\{-1,1\}^N:\ \Bigl|\sum_{i}s_id_i\Bigr|\ge\Bigl|\sum_{i}d_i\Bigr|\Bigr\})",
            .symbols = {symbols::kDatasets,
                        symbols::kDiff,
                        {"s_i", {"a sign, 1 or −1", "符号，1 或 −1"}}},
            .references = {{sources::fisher1935, "§21"}, {sources::pitman1937}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"All patterns are counted up to 30 differences that are not "
                 "zero, and beyond when the results have few enough decimals. "
                 "Otherwise `draws` random patterns are generated from the "
                 "report’s seed; the observed one is included. draws is 0 "
                 "where all were counted.",
                 "非零差值不超过 30 "
                 "个，或结果的小数位数足够少时，统计全部组合；"
                 "否则按报告中的随机种子抽取 draws 种组合，并把实际所见的也计"
                 "入。draws 为 0 表示已统计全部组合。"},
            .avoid_when = {"differences are folds of one cross-validation, "
                           "which are not independent, or there are fewer than "
                           "six of them: no result can be significant at .05",
                           "差值来自同一次交叉验证的各折（并不独立），或少于六"
                           "个：在 .05 水平下不可能显著"},
        },
    .null = {"The differences are distributed symmetrically about zero.",
             "差值关于零对称分布。"},
    .alternative = {"They are not: their mean differs from zero.",
                    "并非如此：差值的均值不为零。"},
    .assumptions = {"The differences are independent of each other. No "
                    "distribution is assumed.",
                    "各差值相互独立。不假定任何分布。"},
    .p_value = {"Two-sided; exact, or from random sign patterns as (c + 1)/(m "
                "+ 1) with c of m as extreme as what was seen.",
                "双侧；精确，或由随机符号组合得到：m 种中有 c "
                "种不比所见更接近零时取 (c + 1)/(m + 1)。"},
    .statistics = kStatistics,
    .place = 18,
    .fields = kFields,
    .optimistic_over_folds = true,
};

extern const Test permutation_test = {
    .id = "permutation_test",
    .keys = kKeys,
    .p_values = kPValues,
    .takes_long = true,
    .from_paired_results = {Compute, Show},
};

}  // namespace melon::hypothesis
