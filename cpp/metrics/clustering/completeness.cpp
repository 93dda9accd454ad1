#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/clustering/contingency_working.h"
#include "kernels/clustering/information_working.h"
#include "kernels/clustering/mutual_information.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Compute(const ContingencyTable& table, const Parameters& /*parameters*/) {
  if (!(table.total > 0)) return reasons::no_cases;
  const double clusters = Entropy(table.column_totals, table.total);
  if (clusters == 0) return 1;
  return Share(MutualInformation(table), clusters);
}

void Show(const ContingencyTable& table, const Parameters& /*parameters*/,
          Working& working) {
  if (!(table.total > 0)) return;
  ShowContingency(table, working);
  working.Result(CompletenessTerm(table, working));
}

}  // namespace

extern const Words completeness_words = {
    .name = {"Completeness", "完整性"},
    .meaning =
        {"Whether all points of a class lie in one cluster: 1 when they do, 0 "
         "when the classes carry no information about the clusters.",
         "同一类的点是否都在同一簇：全部如此为 1，类别与簇毫无关系为 0。"},
    .latex = R"(1-\frac{H(K\mid C)}{H(K)})",
    .symbols = {symbols::kEntropy, symbols::kCk},
    .references = {{sources::rosenberg2007}},
    .undefined_when = kUndefinedWhen,
    .remark = {"With a single cluster no class is torn apart, and the "
               "definition says 1.",
               "只有一簇时没有类被拆开，按定义为 1。"},
    .avoid_when =
        {"looked at alone: a single cluster of everything has completeness 1; "
         "look at homogeneity beside it, or at the V-measure",
         "单独使用：全部归为一簇时即为 1；应与同质性或 V 度量同看"},
};

extern const Metric completeness = {
    .id = "completeness",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_contingency = {Compute, Show},
};

}  // namespace melon::metrics
