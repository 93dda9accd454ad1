#include <algorithm>

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
  const double gini = ConcordanceBalance(groups) / groups.total_positive /
                      groups.total_negative;
  return std::clamp(gini, -1.0,
                    1.0);  // fractional weights may round past the ends
}

void Show(const ScoreGroups& groups, const Parameters& /*parameters*/,
          Working& working) {
  if (groups.one_class()) return;
  const RankedScores ranked(groups);
  RankTable(ranked, working);
  const Term concordant = ConcordantPairsLine(groups, ranked, working);
  const Term discordant = DiscordantPairsLine(groups, ranked, working);
  working.Line({}, ShareOfPairs(groups, concordant - discordant),
               {"AUC − (1 − AUC) = 2 AUC − 1", "AUC − (1 − AUC) = 2 AUC − 1"});
}

}  // namespace

extern const Words gini_words = {
    .name = {"Gini coefficient", "基尼系数"},
    .synonyms = {"Somers’ D, accuracy ratio", "Somers D、准确率比"},
    .meaning =
        {"The AUC stretched to [−1, 1]: 0 is a random ranking, 1 a perfect "
         "one, −1 a perfectly inverted one.",
         "把 AUC 拉伸到 [−1, 1]：0 为随机排序，1 为完全正确，−1 为完全颠倒。"},
    .latex = R"(2\,\mathrm{AUC}-1)",
    .symbols = {symbols::kAuc},
    .references = {{sources::somers1962}, {sources::thomas2009}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"as for the AUC: only the top of a ranking with few "
                   "positives is used, or probabilities are used as numbers; "
                   "and not to be confused with the Gini index of trees",
                   "与 AUC "
                   "相同：正例很少且只用排序前端，或要直接使用概率；勿与决策树"
                   "的基尼指数混淆"},
};

extern const Metric gini = {
    .id = "gini",
    .direction = Direction::higher_is_better,
    .range = {-1, 1},
    .from_groups = {Compute, Show},
};

}  // namespace melon::metrics
