#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/comparison/all_pairs/rank_working.h"
#include "post_hoc/post_hoc.h"
#include "special/studentized_range.h"

namespace melon::post_hoc {
namespace {

constexpr std::size_t kMostAlgorithms = 1000;
constexpr Reason kTooManyAlgorithms{
    "too_many_algorithms",
    {"more than 1,000 algorithms: the studentized range is not computed",
     "算法多于 1000 种：不计算学生化极差"}};
constexpr const Reason* kUndefinedWhen[] = {
    &reasons::too_few_algorithms, &reasons::no_cases, &kTooManyAlgorithms};

/// Why there is nothing to compare; nullptr when there is.
const Reason* ObstacleOf(const RankSummary& ranks) {
  if (ranks.mean_rank.size() < 2) return &reasons::too_few_algorithms;
  if (!(ranks.row_count > 0)) return &reasons::no_cases;
  if (ranks.mean_rank.size() > kMostAlgorithms) return &kTooManyAlgorithms;
  return nullptr;
}

/// The standard deviation of a mean rank times √(k/(k − 1)): the studentized
/// range is the difference of two mean ranks in this unit.
double UnitOf(const RankSummary& ranks) {
  const auto k = static_cast<double>(ranks.mean_rank.size());
  return std::sqrt(k * (k + 1) / (12 * ranks.row_count));
}

std::vector<Value> FromRanks(const RankSummary& ranks) {
  const std::size_t k = ranks.mean_rank.size();
  std::vector<Value> p_values;
  if (k < 2) return p_values;
  p_values.reserve(k * (k - 1) / 2);
  if (const Reason* obstacle = ObstacleOf(ranks)) {
    p_values.assign(k * (k - 1) / 2, *obstacle);
    return p_values;
  }
  StudentizedRange range(k);
  const double unit = UnitOf(ranks);
  for (std::size_t a = 0; a < k; ++a) {
    for (std::size_t b = a + 1; b < k; ++b) {
      p_values.emplace_back(range.Survival(
          std::abs(ranks.mean_rank[a] - ranks.mean_rank[b]) / unit));
    }
  }
  return p_values;
}

Value CriticalDifference(const RankSummary& ranks, double alpha) {
  if (const Reason* obstacle = ObstacleOf(ranks)) return *obstacle;
  StudentizedRange range(ranks.mean_rank.size());
  return range.UpperQuantile(alpha) * UnitOf(ranks);
}

Value CriticalValue(const RankSummary& ranks, double alpha) {
  if (const Reason* obstacle = ObstacleOf(ranks)) return *obstacle;
  StudentizedRange range(ranks.mean_rank.size());
  return range.UpperQuantile(alpha) / std::numbers::sqrt2;
}

void ShowOfPair(const RankSummary& ranks, std::size_t a, std::size_t b,
                Working& working) {
  const auto [difference, error] =
      ShowRankDifference(ranks.mean_rank, ranks.row_count, a, b, working);
  const Term q =
      working.Line("q", Root(2) * Absolute(difference) / error,
                   {"in the unit of the studentized range", "学生化极差"});
  StudentizedRange range(ranks.mean_rank.size());
  const Term k("k", static_cast<double>(ranks.mean_rank.size()));
  working.Result(Written(R"(P\left(Q_{#,\,\infty}\ge #\right))", {k, q},
                         range.Survival(q.value())));
}

void ShowCriticalDifference(const RankSummary& ranks, double alpha,
                            Working& working) {
  StudentizedRange range(ranks.mean_rank.size());
  const auto count = static_cast<double>(ranks.mean_rank.size());
  const Term error = ShowRankError(count, ranks.row_count, working);
  const Term q =
      working.Line(R"(q_{\alpha})",
                   Written(R"(Q_{#,\,\infty}^{-1}\left(1-#\right))",
                           {Term("k", count), Term(R"(\alpha)", alpha)},
                           range.UpperQuantile(alpha)),
                   {"quantile of the studentized range", "学生化极差的分位数"});
  working.Result(q / Root(2) * error);
}

}  // namespace

extern const Words nemenyi_words = {
    .name = {"Nemenyi test", "Nemenyi 检验"},
    .short_name = {"Nemenyi", "Nemenyi"},
    .synonyms = {"Wilcoxon–Nemenyi–McDonald–Thompson test",
                 "Wilcoxon–Nemenyi–McDonald–Thompson 检验"},
    .meaning =
        {"Compares all pairs of algorithms after Friedman’s test. Two of them "
         "differ significantly when their mean ranks are at least the critical "
         "difference CD apart, which is the same for all pairs and can be "
         "drawn.",
         "Friedman 检验之后对算法作两两比较。平均序值之差不小于临界值域 CD "
         "时差异显著；CD 对所有算法对都相同，因此可以画出。"},
    .latex = R"(CD=\frac{q_{\alpha,k,\infty}}{\sqrt2}\sqrt{\frac{k(k+1)}{6N}})",
    .symbols = {{"CD",
                 {"the critical difference of mean ranks",
                  "平均序值之差的临界值域"}},
                {R"(q_{\alpha,k,\infty})",
                 {"the critical value of the studentized range with infinite "
                  "degrees of freedom",
                  "自由度无穷的学生化极差临界值"}},
                symbols::kAlpha,
                symbols::kAlgorithms,
                symbols::kDatasets},
    .references = {{sources::nemenyi1963}, {sources::demsar2006}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"With infinite degrees of freedom, and no correction for ties. "
         "Whether two algorithms differ depends on which others are compared "
         "with them. Some papers call Bonferroni’s correction by this name.",
         "自由度取无穷，不对并列作校正。两种算法是否有差异，会受同时比较的其他"
         "算法影响。有的论文用此名称指 Bonferroni 校正。"},
    .use_when = {"a critical-difference diagram for all pairs is wanted",
                 "需要一张所有算法两两比较的临界值域图"},
    .avoid_when = {"power counts (Bergmann–Hommel, Shaffer or Holm), or only "
                   "one control is compared",
                   "看重检验功效（用 Bergmann–Hommel、Shaffer 或 "
                   "Holm），或只与一个对照比较"},
};

extern const PostHoc nemenyi = {
    .id = "nemenyi",
    .for_control = false,
    .from_ranks = FromRanks,
    .critical_difference = CriticalDifference,
    .critical_value = CriticalValue,
    .show_from_ranks = ShowOfPair,
    .show_critical_difference = ShowCriticalDifference};

}  // namespace melon::post_hoc
