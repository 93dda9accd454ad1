#include <cmath>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "base/working/count_terms.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::one_class,
                                            &reasons::no_predicted_positives};

/// Balayla's (√(TPR·FPR) − FPR) / (TPR − FPR) with the common factor
/// √TPR − √FPR divided out: nothing cancels, and a model that guesses
/// (TPR = FPR) gets the limit 1/2 instead of 0/0.
Value Compute(const Counts& counts, const Parameters& /*parameters*/) {
  if (counts.predicted_positives() == 0) return reasons::no_predicted_positives;
  if (counts.positives() == 0 || counts.negatives() == 0)
    return reasons::one_class;
  const double root_tpr =
      std::sqrt(Share(counts.true_positive, counts.positives()));
  const double root_fpr =
      std::sqrt(Share(counts.false_positive, counts.negatives()));
  return root_fpr / (root_tpr + root_fpr);
}

void Show(const Counts& counts, const Parameters& /*parameters*/,
          Working& working) {
  const CountTerms c(counts);
  const Term tpr = working.Line(R"(\mathrm{TPR})", c.tp / (c.tp + c.fn));
  const Term fpr = working.Line(R"(\mathrm{FPR})", c.fp / (c.fp + c.tn));
  working.Result(Root(fpr) / (Root(tpr) + Root(fpr)));
}

}  // namespace

extern const Words prevalence_threshold_words = {
    .name = {"Prevalence threshold", "患病率阈值"},
    .short_name = {"PT", "PT"},
    .meaning = {"The prevalence below which precision falls faster than the "
                "prevalence itself: the positive predictions of a model with a "
                "low threshold can be trusted even where positives are rare. 0 "
                "means no false "
                "positives, 1/2 no better than chance.",
                "正例比例低于此值后，查准率比正例比例下降得更快；该值越低，"
                "正例稀少时模型的正预测越可信。0 表示没有假正例，1/2 "
                "相当于随机。"},
    .latex =
        R"(\frac{\sqrt{\mathrm{TPR}\cdot\mathrm{FPR}}-\mathrm{FPR}}{\mathrm{TPR}-\mathrm{FPR}}=\frac{\sqrt{\mathrm{FPR}}}{\sqrt{\mathrm{TPR}}+\sqrt{\mathrm{FPR}}})",
    .symbols = {symbols::kTpr, symbols::kFpr},
    .references = {{sources::balayla2020}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"precision where the model will be used is asked for: compute it from "
         "recall, false positive rate and the prevalence there",
         "要问使用场合的查准率：应由查全率、假正例率和该处的正例比例算出"},
};

extern const Metric prevalence_threshold = {
    .id = "prevalence_threshold",
    .direction = Direction::lower_is_better,
    .range = {0, 1},
    .from_counts = {Compute, Show},
};

}  // namespace melon::metrics
