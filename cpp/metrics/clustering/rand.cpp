#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/clustering/count_pairs.h"
#include "kernels/clustering/pair_working.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_pairs, &reasons::fractional_weights, &reasons::overflow};

Value Compute(const ContingencyTable& table, const Parameters& /*parameters*/) {
  if (const Reason* const reason = WhyNoPairs(table)) return *reason;
  const PairCounts pairs = CountPairs(table);
  return Share(pairs.together_in_both + pairs.apart_in_both, pairs.total());
}

void Show(const ContingencyTable& table, const Parameters& /*parameters*/,
          Working& working) {
  if (WhyNoPairs(table) != nullptr) return;
  const auto [a, b, c, d] = ShowPairs(table, working);
  working.Result((a + d) / (a + b + c + d));
}

}  // namespace

extern const Words rand_words = {
    .name = {"Rand index", "Rand 指数"},
    .short_name = {"Rand", "RI"},
    .meaning =
        {"The share of all pairs of points on which clusters and truth agree: "
         "together in both, or apart in both. It is high by chance alone when "
         "there are many groups; the adjusted Rand index takes that out.",
         "在所有点对中，聚类与真实分组判断一致（都同组或都不同组）的比例。组数"
         "多时，随机划分也会很高；调整 Rand 指数扣除了这一部分。"},
    .latex = R"(\frac{a+d}{a+b+c+d}=\frac{2(a+d)}{m(m-1)})",
    .symbols = {symbols::kPairsAbcd, symbols::kPoints},
    .references = {{sources::rand1971}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"there are many clusters: most pairs are apart in both, and the value "
         "is near 1 by chance; look at the adjusted one",
         "簇较多：多数点对在两者中都分开，其值因偶然而接近 1；看调整兰德系数"},
};

extern const Metric rand = {
    .id = "rand",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_contingency = {Compute, Show},
};

}  // namespace melon::metrics
