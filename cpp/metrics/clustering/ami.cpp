#include <algorithm>
#include <cmath>
#include <limits>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/clustering/contingency_working.h"
#include "kernels/clustering/information_working.h"
#include "kernels/clustering/mutual_information.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::fractional_weights};

/// Whether each row and each column has one cell at most.
bool IsSameGrouping(const ContingencyTable& table) {
  return std::all_of(table.cells.begin(), table.cells.end(),
                     [&table](const ContingencyTable::Cell& cell) {
                       return cell.weight == table.row_totals[cell.row] &&
                              cell.weight == table.column_totals[cell.column];
                     });
}

constexpr double kEpsilon = std::numeric_limits<double>::epsilon();

/// Whether I − E is but a rest of rounding, as where every table with these
/// margins has the same information; the index is 0 then.
bool IsRounding(double excess, double mean_entropy) {
  return std::abs(excess) <= 4 * kEpsilon * mean_entropy;
}

/// (I − E) / (mean(H, H) − E). The same grouping is 1 by definition, also where
/// chance alone gives it (all in one group, or each by itself) and the quotient
/// would be 0/0.
Value Compute(const ContingencyTable& table, const Parameters& /*parameters*/) {
  if (!(table.total > 0)) return reasons::no_cases;
  if (!table.whole_weights) return reasons::fractional_weights;
  if (IsSameGrouping(table)) return 1;
  const double expected = ExpectedMutualInformation(table);
  const double mean = (Entropy(table.row_totals, table.total) +
                       Entropy(table.column_totals, table.total)) /
                      2;
  const double most = std::max(mean - expected, kEpsilon);
  const double adjusted = (MutualInformation(table) - expected) / most;
  if (IsRounding(adjusted * most, mean)) return 0;
  return std::min(1.0, adjusted);
}

void Show(const ContingencyTable& table, const Parameters& /*parameters*/,
          Working& working) {
  if (!(table.total > 0) || !table.whole_weights) return;
  if (IsSameGrouping(table)) {
    ShowContingency(table, working);
    working.Line({}, 1.0,
                 {"the same grouping: each class is one cluster",
                  "划分相同：每一类恰为一簇"});
    return;
  }
  const auto [classes, clusters, mutual] = ShowInformation(table, working);
  const Term expected = working.Line(
      R"(\mathrm E[I])", ExpectedMutualInformation(table),
      {"the mean of I over all tables with these totals, by the "
       "hypergeometric distribution of each cell",
       "I 在行列合计与此相同的所有列联表上的平均，各单元格服从超几何分布"});
  const Term mean = working.Line(R"(\bar H)", (classes + clusters) / 2,
                                 {"mean of the entropies", "熵的平均"});
  if (IsRounding(mutual.value() - expected.value(), mean.value())) {
    working.Line({}, 0.0,
                 {"every table with these totals has the same I",
                  "行列合计与此相同的列联表，I 都相等"});
    return;
  }
  working.Result((mutual - expected) / (mean - expected));
}

}  // namespace

extern const Words ami_words = {
    .name = {"Adjusted mutual information", "调整互信息"},
    .short_name = {"AMI", "AMI"},
    .meaning = {"Mutual information corrected for what chance alone gives for "
                "groups of these sizes: 1 is the same grouping, 0 as good as "
                "chance, below 0 worse.",
                "扣除同样组大小下随机划分应得部分之后的互信息：1 为划分相同，0 "
                "相当于随机，小于 0 则比随机还差。"},
    .latex =
        R"(\frac{I(C;K)-\mathrm E[I]}{\tfrac12\left(H(C)+H(K)\right)-\mathrm E[I]})",
    .symbols = {symbols::kMutual,
                symbols::kEntropy,
                symbols::kCk,
                {R"(\mathrm E[I])",
                 {"its expectation for groups of these sizes at random",
                  "各组大小不变而随机分组时互信息的期望"}}},
    .references = {{sources::vinh2010}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"As in scikit-learn: arithmetic mean, expectation over the "
         "hypergeometric model, and 1 for the same grouping, also of a single "
         "group.",
         "与 scikit-learn 相同：取算术平均，期望按超几何模型计算；划分相同时为 "
         "1，即使只有一组。"},
    .avoid_when =
        {"clusters should be judged pair by pair, or large ones matter most: "
         "the adjusted Rand index weighs pairs (Romano et al. 2016 advise it "
         "where groups are large and of similar size)",
         "要按点对评价，或更看重大簇：看调整兰德系数（Romano 等 2016 "
         "建议各组较大且大小相近时使用它）"},
};

extern const Metric ami = {
    .id = "ami",
    .direction = Direction::higher_is_better,
    .range = {.high = 1},
    .from_contingency = {Compute, Show},
};

}  // namespace melon::metrics
