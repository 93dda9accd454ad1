#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/clustering/information_working.h"
#include "kernels/clustering/mutual_information.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::one_group_each};

Value Compute(const ContingencyTable& table, const Parameters& /*parameters*/) {
  if (!(table.total > 0)) return reasons::no_cases;
  const double both = Entropy(table.row_totals, table.total) +
                      Entropy(table.column_totals, table.total);
  if (both == 0) return reasons::one_group_each;
  return Share(2 * MutualInformation(table), both);
}

void Show(const ContingencyTable& table, const Parameters& /*parameters*/,
          Working& working) {
  if (!(table.total > 0)) return;
  const auto [classes, clusters, mutual] = ShowInformation(table, working);
  working.Result(mutual / ((classes + clusters) / 2));
}

}  // namespace

extern const Words nmi_words = {
    .name = {"Normalised mutual information", "标准化互信息"},
    .short_name = {"NMI", "NMI"},
    .synonyms = {"normalized mutual information", "归一化互信息"},
    .meaning =
        {"How much clusters and truth tell about each other, as a share of "
         "their mean entropy: 1 is the same grouping, 0 independence. It "
         "grows with the number of clusters even by chance; the adjusted one "
         "does not.",
         "簇与真实分组相互包含的信息量，占两者熵的平均的比例：1 为划分相同，0 "
         "为相互独立。簇数增多时，随机划分也会升高；调整互信息则不会。"},
    .latex = R"(\frac{I(C;K)}{\tfrac12\left(H(C)+H(K)\right)})",
    .symbols = {symbols::kMutual, symbols::kEntropy, symbols::kCk},
    .references = {{sources::strehl2002}, {sources::vinh2010}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"With the arithmetic mean, as in scikit-learn. With one class in one "
         "cluster it is 0/0 and undefined; scikit-learn returns 1.",
         "取算术平均，与 scikit-learn 相同。若只有一类且只有一簇，则为 "
         "0/0，无定义；scikit-learn 给出 1。"},
    .avoid_when = {"clusterings with different numbers of clusters are "
                   "compared, or clusters are small: it rises by chance (Vinh "
                   "et al. 2010); look at AMI",
                   "比较簇数不同的聚类，或簇很小：其值会偶然升高（Vinh 等 "
                   "2010）；看调整互信息"},
};

extern const Metric nmi = {
    .id = "nmi",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_contingency = {Compute, Show},
};

}  // namespace melon::metrics
