#include "base/bibliography.h"
#include "kernels/clustering/contingency_working.h"
#include "kernels/clustering/information_working.h"
#include "kernels/clustering/mutual_information.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

/// The harmonic mean of I/H(C) and I/H(K) is 2I / (H(C) + H(K)).
Value Compute(const ContingencyTable& table, const Parameters& /*parameters*/) {
  if (!(table.total > 0)) return reasons::no_cases;
  const double both = Entropy(table.row_totals, table.total) +
                      Entropy(table.column_totals, table.total);
  if (both == 0) return 1;
  return Share(2 * MutualInformation(table), both);
}

void Show(const ContingencyTable& table, const Parameters& /*parameters*/,
          Working& working) {
  if (!(table.total > 0)) return;
  ShowContingency(table, working);
  const Term h = working.Line("h", HomogeneityTerm(table, working),
                              {"homogeneity", "同质性"});
  const Term c = working.Line("c", CompletenessTerm(table, working),
                              {"completeness", "完整性"});
  // Neither is negative but for rounding.
  if (!(h.value() > 0 && c.value() > 0)) {
    working.Result(0.0);
  } else {
    working.Result((2 * h * c) / (h + c));
  }
}

}  // namespace

extern const Words v_measure_words = {
    .name = {"V-measure", "V 测度"},
    .meaning = {"The harmonic mean of homogeneity and completeness: high only "
                "when clusters are pure and classes are kept together.",
                "同质性与完整性的调和平均：只有簇既纯、类又不被拆散时才高。"},
    .latex = R"(\frac{2hc}{h+c})",
    .symbols = {{R"(h,\ c)",
                 {"homogeneity and completeness", "同质性与完整性"}}},
    .references = {{sources::rosenberg2007}},
    .undefined_when = kUndefinedWhen,
    .remark = {"It equals the normalised mutual information with the "
               "arithmetic mean. With one class in one cluster homogeneity and "
               "completeness are 1 by definition, and so is this.",
               "与取算术平均的标准化互信息相等。只有一类且只有一簇时，同质性与"
               "完整性按定义为 1，故此值也为 1。"},
    .avoid_when =
        {"there are many clusters and few points: it rises by chance with the "
         "number of clusters (Vinh et al. 2010); look at AMI",
         "簇多而点少：其值会随簇数偶然升高（Vinh 等 2010）；看调整互信息"},
};

extern const Metric v_measure = {
    .id = "v_measure",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_contingency = {Compute, Show},
};

}  // namespace melon::metrics
