#include <algorithm>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "base/working/sum_apart.h"
#include "kernels/clustering/contingency_working.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

/// Of each cluster, how many points its most frequent class has.
std::vector<double> LargestCells(const ContingencyTable& table) {
  std::vector<double> largest(table.column_totals.size());
  for (const ContingencyTable::Cell& cell : table.cells)
    largest[cell.column] = std::max(largest[cell.column], cell.weight);
  return largest;
}

Value Compute(const ContingencyTable& table, const Parameters& /*parameters*/) {
  if (!(table.total > 0)) return reasons::no_cases;
  Sum sum;
  for (const double weight : LargestCells(table)) sum.Add(weight);
  return Share(sum.value(), table.total);
}

void Show(const ContingencyTable& table, const Parameters& /*parameters*/,
          Working& working) {
  if (!(table.total > 0)) return;
  ShowContingency(table, working);
  const std::vector<double> largest = LargestCells(table);
  std::vector<Term> terms;
  for (const double weight : largest) {
    if (weight > 0) terms.emplace_back("m_{jk}", weight);
  }
  const Term largest_of_all =
      SumApart(SumOf(R"(\sum_k\max_j m_{jk})", terms), working);
  working.Result(largest_of_all / PointsTerm(table));
}

}  // namespace

extern const Words purity_words = {
    .name = {"Purity", "纯度"},
    .meaning = {"The share of points that belong to the most frequent class of "
                "their cluster: the accuracy if each cluster is named after "
                "that class. It is 1 when every point is a cluster of its own.",
                "属于所在簇中最多那一类的点所占比例，即把每簇按其多数类命名后的"
                "精度。若每点自成一簇，则为 1。"},
    .latex = R"(\frac1m\sum_{k}\max_{j}\,m_{jk})",
    .symbols = {symbols::kPoints,
                {"m_{jk}",
                 {"the number of points of class j in cluster k",
                  "第 k 簇中类别 j 的点数"}}},
    .references = {{sources::zhao2001}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"clusterings with different numbers of clusters are compared: it only "
         "rises with more clusters; look at the adjusted Rand index or AMI",
         "比较簇数不同的聚类：簇越多其值越大；看调整兰德系数或调整互信息"},
};

extern const Metric purity = {
    .id = "purity",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_contingency = {Compute, Show},
};

}  // namespace melon::metrics
