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
  const double classes = Entropy(table.row_totals, table.total);
  if (classes == 0) return 1;
  return Share(MutualInformation(table), classes);
}

void Show(const ContingencyTable& table, const Parameters& /*parameters*/,
          Working& working) {
  if (!(table.total > 0)) return;
  ShowContingency(table, working);
  working.Result(HomogeneityTerm(table, working));
}

}  // namespace

extern const Words homogeneity_words = {
    .name = {"Homogeneity", "同质性"},
    .meaning =
        {"Whether each cluster contains points of a single class: 1 when it "
         "does, 0 when the clusters carry no information about the classes.",
         "每个簇是否只含同一类的点：全部如此为 1，簇与类别毫无关系为 0。"},
    .latex = R"(1-\frac{H(C\mid K)}{H(C)})",
    .symbols = {symbols::kEntropy, symbols::kCk},
    .references = {{sources::rosenberg2007}},
    .undefined_when = kUndefinedWhen,
    .remark = {"With a single class every cluster is pure, and the definition "
               "says 1.",
               "只有一类时每个簇都是纯的，按定义为 1。"},
    .avoid_when =
        {"looked at alone: clusters of one point each have homogeneity 1; look "
         "at completeness beside it, or at the V-measure",
         "单独使用：每点自成一簇时即为 1；应与完整性或 V 度量同看"},
};

extern const Metric homogeneity = {
    .id = "homogeneity",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_contingency = {Compute, Show},
};

}  // namespace melon::metrics
