#include "base/bibliography.h"
#include "base/symbols.h"
#include "base/working/count_terms.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  if (counts.total() == 0) return reasons::no_cases;
  return Share(counts.positives(), counts.total());
}

Proportion AsProportion(const Counts& counts) {
  return {counts.positives(), counts.total()};
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  working.Result((c.tp + c.fn) / c.n);
}

}  // namespace

extern const Words prevalence_words = {
    .name = {"Prevalence", "正例比例"},
    .synonyms = {"base rate, class prior", "患病率、基准率、类先验"},
    .meaning =
        {"The share of positive cases in the truth. It belongs to the data, "
         "not to the model; a random ranking has about this average precision.",
         "真实标记中正例的比例。它属于数据而非模型；随机排序的平均查准率约等于"
         "它。"},
    .latex = R"(\frac{TP+FN}{n})",
    .symbols = {symbols::kCases},
    .references = {{sources::altman1994}, {sources::altman1994b}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"models are compared: it belongs to the data and is the "
                   "same for all of them",
                   "比较模型：它属于数据，对所有模型都相同"},
};

extern const Metric prevalence = {
    .id = "prevalence",
    .direction = Direction::neither,
    .range = {0, 1},
    .from_counts = {Compute, Show},
    .proportion = AsProportion,
};

}  // namespace melon::metrics
