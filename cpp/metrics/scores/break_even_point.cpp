#include <cstddef>
#include <string>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/binary/score_working.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_positives};

/// Goes down the ranking until as many cases are taken as there are positives;
/// of the group of ties where that happens, positives and negatives are taken
/// in proportion.
Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.total_positive == 0) return reasons::no_positives;
  Sum found;
  Sum taken;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    const double tied = groups.positive[i] + groups.negative[i];
    const double room = groups.total_positive - taken.value();
    if (tied >= room) {
      if (room > 0) found.Add(groups.positive[i] * (room / tied));
      break;
    }
    found.Add(groups.positive[i]);
    taken.Add(tied);
  }
  return Share(found.value(), groups.total_positive);
}

/// TP when `all` cases are taken, the last of them with the k-th score.
Term FoundTerm(const RankedScores& ranked, std::size_t k, const Term& all) {
  const Counts& counts = ranked.CountsTo(k);
  const std::string here = "_{" + std::to_string(k) + '}';
  Term found("TP" + here, counts.true_positive);
  if (counts.predicted_positives() <= all.value()) return found;
  const Counts& before = ranked.CountsTo(k - 1);
  const std::string last = "_{" + std::to_string(k - 1) + '}';
  const Term above("TP" + last, before.true_positive);
  const Term false_above("FP" + last, before.false_positive);
  const Term false_found("FP" + here, counts.false_positive);
  const Term room = all - (above + false_above);
  const Term tied = (found + false_found) - (above + false_above);
  return above + (found - above) * (room / tied);
}

void Show(const ScoreGroups& groups, const Parameters& /*parameters*/,
          Working& working) {
  if (groups.total_positive == 0) return;
  const RankedScores ranked(groups);
  RecallTable(ranked, working);
  const Term all = PositivesTerm(groups);
  std::size_t k = 1;
  while (k < ranked.size() &&
         ranked.CountsTo(k).predicted_positives() < all.value())
    ++k;
  const Term found = working.Line("TP", FoundTerm(ranked, k, all),
                                  {"the positives among the n₁ cases with the "
                                   "highest scores",
                                   "得分最高的 n₁ 个样例中的正例数"});
  working.Result(found / all);
}

}  // namespace

extern const Words break_even_point_words = {
    .name = {"Break-even point", "平衡点"},
    .short_name = {"BEP", "BEP"},
    .synonyms = {"R-precision", "R-查准率、查准率 = 查全率"},
    .meaning =
        {"Precision when as many cases are predicted positive as there are "
         "positives; precision and recall are then equal, and FP = FN.",
         "预测为正的样例数等于真实正例数时的查准率；此时查准率等于查全率，FP = "
         "FN。"},
    .latex = R"(P=R\quad\text{where}\quad TP+FP=TP+FN)",
    .symbols = {symbols::kPrecisionRecall},
    .references = {{sources::joachims1998}, {sources::zhou2016, "§2.3.2"}},
    .undefined_when = kUndefinedWhen,
    .remark = {"A cut inside a group of equal scores takes positives and "
               "negatives in proportion.",
               "分界落在得分相等的一组内时，按比例取其中的正例与反例。"},
    .avoid_when = {"another balance of precision and recall is wanted, or the "
                   "whole curve counts: it is one point of the curve, and "
                   "seldom the one in use",
                   "要的是查准率与查全率的另一种平衡，或整条曲线都重要：它只是"
                   "曲线上的一点，且很少是实际使用的点"},
};

extern const Metric break_even_point = {
    .id = "break_even_point",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_groups = {Compute, Show},
};

}  // namespace melon::metrics
