#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/binary/ranks/concordance.h"
#include "kernels/binary/score_working.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::one_class};

/// The discordant pairs, added up by themselves: 1 − AUC would lose digits when
/// they are few.
Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.one_class()) return reasons::one_class;
  return Share(DiscordantPairs(groups) / groups.total_positive,
               groups.total_negative);
}

void Show(const ScoreGroups& groups, const Parameters& /*parameters*/,
          Working& working) {
  if (groups.one_class()) return;
  const RankedScores ranked(groups);
  RankTable(ranked, working);
  working.Result(
      ShareOfPairs(groups, DiscordantPairsLine(groups, ranked, working)));
}

}  // namespace

extern const Words rank_loss_words = {
    .name = {"Rank loss", "排序损失"},
    .synonyms = {"1 − AUC, area above the ROC curve",
                 "1 − AUC、ROC 曲线上方面积"},
    .meaning = {"The share of pairs of a positive and a negative case that the "
                "scores put in the wrong order, ties counting half.",
                "正例与反例配对中，被得分排错次序的比例（相等算一半）。"},
    .latex = R"(1-\mathrm{AUC})",
    .symbols = {symbols::kAuc},
    .references = {{sources::zhou2016, "§2.3.3"}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"as for the AUC, of which it is the complement: only the "
                   "top of a ranking with few positives is used, or "
                   "probabilities are used as numbers",
                   "与 AUC 相同（它是 AUC "
                   "的补）：正例很少且只用排序前端，或要直接使用概率"},
};

extern const Metric rank_loss = {
    .id = "rank_loss",
    .direction = Direction::lower_is_better,
    .range = {0, 1},
    .from_groups = {Compute, Show},
};

}  // namespace melon::metrics
