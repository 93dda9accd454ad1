#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/ranks/concordance.h"
#include "kernels/binary/score_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::one_class};
constexpr Variant kVariants[] = {{"partial_auc_0.1", 0.1}};
constexpr Text kKeyNames[] = {{"pAUC 0.1", "pAUC 0.1"}};

Value Compute(const ScoreGroups& groups, const Parameters& parameters) {
  if (groups.one_class()) return reasons::one_class;
  return PartialRocArea(groups, parameters.own);
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          Working& working) {
  if (groups.one_class()) return;
  const RankedScores ranked(groups);
  RateTable(ranked, working);
  working.Result(RocAreaTerm(groups, ranked, parameters.own, working));
}

}  // namespace

extern const Words partial_auc_words = {
    .name = {"Partial area under the ROC curve", "部分 AUC"},
    .short_name = {"pAUC", "pAUC"},
    .key_names = kKeyNames,
    .meaning = {"The area under the ROC curve up to the largest tolerable "
                "false positive rate, not rescaled: at best that rate itself, "
                "for guessing half its square.",
                "ROC "
                "曲线在最大可容忍假正例率左侧的面积，不做缩放：最好等于该比率本"
                "身，随机猜测为其平方的一半。"},
    .latex = R"(\int_0^{f}\mathrm{TPR}\,d\,\mathrm{FPR})",
    .symbols = {symbols::kMaxFpr, symbols::kTpr, symbols::kFpr},
    .references = {{sources::mcclish1989}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"no false positive rate can be named beforehand: a limit chosen after "
         "looking makes the best model look better",
         "事先说不出可容忍的假正例率：看过结果再定界限会有利于某个模型"},
};

extern const Metric partial_auc = {
    .id = "partial_auc",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .variants = kVariants,
    .parameter = {.option = "max_fpr",
                  .key_pattern = "partial_auc_{}",
                  .low = 0.0001,
                  .high = 1},
    .from_groups = {Compute, Show},
    .exceptions = {.best_when_perfect =
                       "the best value is the largest tolerable false positive "
                       "rate, a parameter"},
};

}  // namespace melon::metrics
