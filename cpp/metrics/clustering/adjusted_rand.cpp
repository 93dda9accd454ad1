#include <algorithm>
#include <cmath>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/clustering/count_pairs.h"
#include "kernels/clustering/pair_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_pairs, &reasons::fractional_weights, &reasons::overflow,
    &reasons::zero_denominator};

/// x · y − u · v with an error of one rounding of each product's rest (Kahan):
/// the index of a chance clustering is a small difference of large products.
double DifferenceOfProducts(double x, double y, double u, double v) {
  const double product = u * v;
  const double rest = std::fma(-u, v, product);
  return std::fma(x, y, -product) + rest;
}

/// Hubert and Arabie's (index − expected) / (maximum − expected) in pair
/// counts, with the common factors divided out (Steinley 2004).
Value Compute(const ContingencyTable& table, const Parameters& /*parameters*/) {
  if (const Reason* const reason = WhyNoPairs(table)) return *reason;
  const PairCounts pairs = CountPairs(table);
  const double a = pairs.together_in_both;
  const double b = pairs.together_in_clusters;
  const double c = pairs.together_in_truth;
  const double d = pairs.apart_in_both;
  const double denominator = ((a + b) * (b + d)) + ((a + c) * (c + d));
  if (denominator == 0) return reasons::zero_denominator;
  return std::clamp(2 * DifferenceOfProducts(a, d, b, c) / denominator, -1.0,
                    1.0);
}

void Show(const ContingencyTable& table, const Parameters& /*parameters*/,
          Working& working) {
  if (WhyNoPairs(table) != nullptr) return;
  const auto [a, b, c, d] = ShowPairs(table, working);
  const Term expected =
      working.Line(R"(\mathrm E[a])", (a + b) * (a + c) / (a + b + c + d),
                   {"a expected by chance", "随机划分时 a 的期望"});
  const Term most =
      working.Line(R"(a_{\max})", (2 * a + b + c) / 2,
                   {"a of equal groupings: the mean of the pairs together in "
                    "the one and in the other",
                    "划分一致时的 a：两种划分各自同组点对数的平均"});
  working.Result((a - expected) / (most - expected));
}

}  // namespace

extern const Words adjusted_rand_words = {
    .name = {"Adjusted Rand index", "调整 Rand 指数"},
    .short_name = {"ARI", "ARI"},
    .synonyms = {"corrected Rand index", "校正 Rand 指数、调整兰德指数"},
    .meaning =
        {"The Rand index corrected for what chance alone gives for groups of "
         "these sizes: 1 is perfect, 0 as good as chance, below 0 worse.",
         "扣除同样组大小下随机划分应得部分之后的 Rand 指数：1 为完全一致，0 "
         "相当于随机，小于 0 则比随机还差。"},
    .latex = R"(\frac{2(ad-bc)}{(a+b)(b+d)+(a+c)(c+d)})",
    .symbols = {symbols::kPairsAbcd},
    .references = {{sources::hubert1985}, {sources::steinley2004}},
    .undefined_when = kUndefinedWhen,
    .remark = {"When both groupings put all points together, or both all "
               "apart, it is 0/0 and undefined; scikit-learn returns 1.",
               "若两种划分都把所有点归为一组，或都各成一组，则为 "
               "0/0，无定义；scikit-learn 给出 1。"},
    .use_when = {"a true grouping is known, and clusterings with different "
                 "numbers of clusters are compared",
                 "已知真实分组，且比较簇数不同的聚类"},
    .avoid_when =
        {"clusters have very different sizes: large clusters have most of the "
         "pairs; look at adjusted mutual information, too",
         "簇的大小悬殊：多数点对来自大簇；也看调整互信息"},
};

extern const Metric adjusted_rand = {
    .id = "adjusted_rand",
    .direction = Direction::higher_is_better,
    .range = {-1, 1},
    .from_contingency = {Compute, Show},
};

}  // namespace melon::metrics
