#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/comparison/adjustment/step_procedures.h"
#include "kernels/comparison/all_pairs/rank_working.h"
#include "post_hoc/post_hoc.h"
#include "special/normal.h"

namespace melon::post_hoc {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::too_few_algorithms,
                                            &reasons::no_cases};

double AdjustOne(double p_value, double /*place*/, double count) {
  return p_value * count;
}

std::vector<Value> Adjust(std::span<const double> p_values,
                          std::size_t /*algorithms*/) {
  const std::vector<double> adjusted = StepDown(p_values, AdjustOne);
  return {adjusted.begin(), adjusted.end()};
}

Value CriticalValue(const RankSummary& ranks, double alpha) {
  const auto k = static_cast<double>(ranks.mean_rank.size());
  if (k < 2) return reasons::too_few_algorithms;
  if (!(ranks.row_count > 0)) return reasons::no_cases;
  return -NormalQuantile(alpha / 2 / (k - 1));
}

Value CriticalDifference(const RankSummary& ranks, double alpha) {
  const Value z = CriticalValue(ranks, alpha);
  if (!z.defined()) return z;
  const auto k = static_cast<double>(ranks.mean_rank.size());
  return z.number() * std::sqrt(k * (k + 1) / (6 * ranks.row_count));
}

void Show(const Ladder& ladder, Working& working) {
  ShowStepDown(
      ladder,
      [](const Term& p, const Term& /*place*/, const Term& count) {
        return count * p;
      },
      working);
}

void ShowCriticalDifference(const RankSummary& ranks, double alpha,
                            Working& working) {
  const auto count = static_cast<double>(ranks.mean_rank.size());
  const Term error = ShowRankError(count, ranks.row_count, working);
  const Term z =
      working.Line(R"(z_{\alpha})",
                   Written(R"(\Phi^{-1}\left(1-\frac{#}{2(#-1)}\right))",
                           {Term(R"(\alpha)", alpha), Term("k", count)},
                           CriticalValue(ranks, alpha).number()),
                   {"quantile of the normal distribution", "正态分布的分位数"});
  working.Result(z * error);
}

}  // namespace

extern const Words bonferroni_dunn_words = {
    .name = {"Bonferroni–Dunn test", "Bonferroni–Dunn 检验"},
    .short_name = {"Bonferroni–Dunn", "Bonferroni–Dunn"},
    .synonyms = {"Dunn’s test against a control", "与对照比较的 Dunn 检验"},
    .meaning = {"Compares k − 1 algorithms with a control: each p-value is "
                "multiplied by k − 1. Two mean ranks differ significantly when "
                "they are at least the critical difference CD apart, which is "
                "the same for all comparisons and can be drawn.",
                "把 k − 1 种算法与对照比较：各 p 值乘以 k − "
                "1。两者的平均序值之差不小于临界值域 CD 时差异显著；CD "
                "对所有比较都相同，因此可以画出。"},
    .latex =
        R"(\tilde p_i=\min(1,\,(k-1)\,p_i),\quad CD=z_{\alpha/(2(k-1))}\sqrt{\frac{k(k+1)}{6N}})",
    .symbols = {symbols::kPAdjusted,
                symbols::kPRaw,
                symbols::kAlgorithms,
                symbols::kDatasets,
                {"CD",
                 {"the critical difference of mean ranks",
                  "平均序值之差的临界值域"}},
                {R"(z_{\alpha})",
                 {"the upper α quantile of the standard normal distribution",
                  "标准正态分布的上 α 分位数"}},
                symbols::kAlpha},
    .references = {{sources::dunn1961}, {sources::demsar2006}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Holm’s procedure rejects at least as much. For k = 9 Demšar prints "
         "the "
         "critical value 2.724; it is 2.734.",
         "Holm 法检出的差异不会更少。k = 9 时 Demšar 印作 2.724，应为 2.734。"},
    .avoid_when =
        {"no diagram with one critical difference is needed: Holm’s procedure "
         "for the control rejects at least as much; and not for all pairs",
         "不需要单一临界值域的图：与对照比较的 Holm "
         "方法拒绝得不会更少；也不用于两两比较"},
};

extern const PostHoc bonferroni_dunn = {
    .id = "bonferroni_dunn",
    .for_pairs = false,
    .adjust = Adjust,
    .critical_difference = CriticalDifference,
    .critical_value = CriticalValue,
    .show_adjusted = Show,
    .show_critical_difference = ShowCriticalDifference};

}  // namespace melon::post_hoc
