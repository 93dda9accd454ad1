#include <cmath>
#include <cstddef>
#include <string>

#include "base/bibliography.h"
#include "base/sum.h"
#include "kernels/binary/group_memo.h"
#include "kernels/binary/score_working.h"
#include "kernels/numbers/share.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_positives};

constexpr Text kAreaTitle = {"the first of these integrals, solved",
                             "其中前几个积分的解"};

/// 1 − ln(1 + x)/x, without cancellation for small x ≥ 0.
double LogDefect(double x) {
  constexpr double kSeriesBelow = 0.01;
  if (x >= kSeriesBelow) return 1 - (std::log1p(x) / x);
  double series = 0;  // x/2 − x²/3 + x³/4 − …; ten terms leave less than 1e-20
  for (int power = 10; power >= 1; --power)
    series = x * ((1.0 / (power + 1)) - series);
  return series;
}

/// ∫ precision d TP over a group that adds `positive` and `negative` cases, the
/// false positives growing in proportion to the true ones, after
/// `true_positive` of `predicted` cases.
double GroupArea(double true_positive, double predicted, double positive,
                 double negative) {
  const double added = positive + negative;
  if (predicted == 0) return positive * (positive / added);
  const double slope = added / positive;
  const double intercept = predicted - (slope * true_positive);
  const double growth = added / predicted;
  return positive * ((true_positive / predicted) +
                     (intercept / (slope * predicted) * LogDefect(growth)));
}

/// ∫ precision d TP over all groups.
template <class WeightSum>
double AreaBy(const ScoreGroups& groups) {
  Sum area;
  WeightSum true_positive;
  WeightSum predicted;
  for (std::size_t i = 0; i < groups.score.size(); ++i) {
    const double positive = groups.positive[i];
    const double negative = groups.negative[i];
    if (positive > 0)
      area.Add(GroupArea(true_positive.value(), predicted.value(), positive,
                         negative));
    true_positive.Add(positive);
    predicted.Add(positive + negative);
  }
  return area.value();
}

double TotalArea(const ScoreGroups& groups) {
  return HasExactSums(groups) ? AreaBy<ExactSum>(groups) : AreaBy<Sum>(groups);
}

Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.total_positive == 0) return reasons::no_positives;
  return Share(TotalArea(groups), groups.total_positive);
}

/// GroupArea of place k, with the integral solved.
Term AreaTerm(const RankedScores& ranked, std::size_t k) {
  const std::string here = std::to_string(k);
  const std::string above = std::to_string(k - 1);
  const Counts& counts = ranked.CountsTo(k - 1);
  const Term positive("n_{1," + here + '}', ranked.Positives(k));
  const Term negative("n_{0," + here + '}', ranked.Negatives(k));
  const Term added = positive + negative;
  Term start = Square(positive) / added;
  if (counts.predicted_positives() == 0) return start;
  const Term tp("TP_{" + above + '}', counts.true_positive);
  const Term fp("FP_{" + above + '}', counts.false_positive);
  return start + positive * ((tp * negative - fp * positive) / Square(added)) *
                     Ln(1 + added / (tp + fp));
}

/// The first places with positives, as an example of the others.
void ShowFirstAreas(const RankedScores& ranked, Working& working) {
  constexpr int kMost = 4;
  int shown = 0;
  for (std::size_t k = 1; k <= ranked.size() && shown < kMost; ++k) {
    if (ranked.Positives(k) == 0) continue;
    ++shown;
    const std::string symbol = "A_{" + std::to_string(k) + '}';
    working.Line(symbol, AreaTerm(ranked, k), shown == 1 ? kAreaTitle : Text{});
  }
}

void Show(const ScoreGroups& groups, const Parameters& /*parameters*/,
          Working& working) {
  if (groups.total_positive == 0) return;
  const RankedScores ranked(groups);
  const auto area = [&ranked](std::size_t k) {
    const Counts& above = ranked.CountsTo(k - 1);
    return ranked.Positives(k) == 0
               ? 0
               : GroupArea(above.true_positive, above.predicted_positives(),
                           ranked.Positives(k), ranked.Negatives(k));
  };
  working.Table({"the scores from the highest down; Aₖ is the integral of "
                 "the precision over the true positives that a score adds",
                 "得分从高到低；Aₖ 为查准率对该得分新增的真正例的积分"},
                {"s_k", "n_{1k}", "n_{0k}", "TP_k", "FP_k", "A_k"},
                ranked.size(), [&](std::size_t row) {
                  const std::size_t k = row + 1;
                  const Counts& counts = ranked.CountsTo(k);
                  return WorkingRow{ranked.Score(k),       ranked.Positives(k),
                                    ranked.Negatives(k),   counts.true_positive,
                                    counts.false_positive, area(k)};
                });
  ShowFirstAreas(ranked, working);
  const Term sum = working.Line(
      "A", SumOverPositives(R"(\sum_k A_k)", ranked,
                            [&area](std::size_t k) { return Term(area(k)); },
                            TotalArea(groups)));
  working.Result(sum / PositivesTerm(groups));
}

}  // namespace

extern const Words pr_auc_interpolated_words = {
    .name = {"Area under the interpolated P-R curve",
             "P-R 曲线下面积（Davis–Goadrich 插值）"},
    .short_name = {"PR-AUC (interpolated)", "PR-AUC（插值）"},
    .synonyms = {"Davis–Goadrich area", "Davis–Goadrich 面积"},
    .meaning =
        {"The area under the precision-recall curve with the interpolation "
         "that corresponds to straight lines in ROC space: true and false "
         "positives grow in proportion between two thresholds.",
         "按 ROC 空间直线对应的方式插值的 P-R "
         "曲线下面积：两个阈值之间真正例与假正例按比例增加。"},
    .latex = R"(\frac{1}{n_1}\int_0^{n_1}\frac{t}{t+FP(t)}\,dt)",
    .symbols = {{"n_1", {"the number of positives", "正例个数"}},
                {"t",
                 {"a number of true positives between 0 and n₁",
                  "真正例数，从 0 到 n₁"}},
                {"FP(t)",
                 {"the false positives that go with it, in proportion between "
                  "two thresholds",
                  "相应的假正例数，两个阈值之间按比例变化"}}},
    .references = {{sources::davis2006}, {sources::keilwagen2014}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"values are compared with libraries, most of which report average "
         "precision, or data sets of different prevalence are compared",
         "要与程序库比较（多数报告平均查准率），或比较正例比例不同的数据"},
};

extern const Metric pr_auc_interpolated = {
    .id = "pr_auc_interpolated",
    .direction = Direction::higher_is_better,
    .range = {0, 1},
    .from_groups = {Compute, Show},
};

}  // namespace melon::metrics
