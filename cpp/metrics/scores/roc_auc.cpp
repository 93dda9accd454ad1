#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/ranks/concordance.h"
#include "kernels/binary/score_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::one_class};

Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.one_class()) return reasons::one_class;
  return RocArea(groups);
}

void Show(const ScoreGroups& groups, const Parameters& /*parameters*/,
          Working& working) {
  if (groups.one_class()) return;
  const RankedScores ranked(groups);
  RankTable(ranked, working);
  const Term pairs = ConcordantPairsLine(groups, ranked, working);
  working.Line(R"(\mathrm{AUC})", ShareOfPairs(groups, pairs),
               {"the share of all pairs", "占全部正反例对的比例"});
  const Term wins = RankPairsLine(groups, ranked, working);
  working.Line(R"(\mathrm{AUC})", ShareOfPairs(groups, wins),
               {"the same by the rank formula", "秩公式，结果相同"});
  working.Line({}, RocAreaTerm(groups, ranked, 1, working),
               {"the same by the trapezoids", "梯形法，结果相同"});
}

}  // namespace

extern const Words roc_auc_words = {
    .name = {"Area under the ROC curve", "ROC 曲线下面积"},
    .short_name = {"AUC", "AUC"},
    .synonyms = {"AUROC, c-statistic", "AUROC、c 统计量"},
    .meaning = {"The chance that a random positive case scores higher than a "
                "random negative one, ties counting half. It looks at the "
                "ranking alone and needs no threshold.",
                "随机取一个正例和一个反例，正例得分更高的概率（相等算一半）。只"
                "看排序，与阈值无关。"},
    .latex = R"(\int_0^1 \mathrm{TPR}\,d\,\mathrm{FPR})",
    .symbols = {symbols::kTpr, symbols::kFpr},
    .references = {{sources::hanley1982}},
    .undefined_when = kUndefinedWhen,
    .use_when = {"models rank cases, and the threshold or the prevalence in "
                 "use is not known yet",
                 "模型给出排序，而使用时的阈值或正例比例尚未确定"},
    .avoid_when = {"positives are rare and only the top of the ranking is used "
                   "(average precision), or probabilities are used as numbers "
                   "(log loss, Brier score)",
                   "正例很少且只用排序的前端（看 "
                   "AP），或要直接使用概率（看对数损失、Brier 分数）"},
};

extern const Metric roc_auc = {
    .id = "roc_auc",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_groups = {Compute, Show},
};

}  // namespace melon::metrics
