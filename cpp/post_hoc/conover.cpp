#include <cmath>
#include <cstddef>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/numbers/tail_terms.h"
#include "post_hoc/post_hoc.h"
#include "special/student_t.h"

namespace melon::post_hoc {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::too_few_data_sets,
                                            &reasons::all_tied};

/// So much of the largest possible spread of rank sums is rounding.
constexpr double kRounding = 1e-13;

/// What the p-values are made of, in rank sums.
struct Spread {
  double degrees_of_freedom = 0;
  /// Standard error of the difference of two rank sums; 0 when all data sets
  /// rank the algorithms alike.
  double error = 0;
  bool all_tied = false;
};

Spread SpreadOf(const RankSummary& ranks) {
  const auto k = static_cast<double>(ranks.mean_rank.size());
  const double n = ranks.row_count;
  const double middle = (k + 1) / 2;
  Sum between;
  for (const double mean : ranks.mean_rank)
    between.Add((mean - middle) * (mean - middle));
  const double all = ranks.squared_ranks - (n * k * middle * middle);
  Spread spread;
  spread.degrees_of_freedom = (n - 1) * (k - 1);
  spread.all_tied = all <= kRounding * ranks.squared_ranks;
  const double within = all - (n * between.value());
  if (within > kRounding * all)
    spread.error = std::sqrt(2 * n * within / spread.degrees_of_freedom);
  return spread;
}

double TailOf(double difference, const Spread& spread) {
  if (difference == 0) return 1;
  if (spread.error == 0) return 0;
  return StudentTwoSided(difference / spread.error, spread.degrees_of_freedom);
}

std::vector<Value> FromRanks(const RankSummary& ranks) {
  const std::size_t k = ranks.mean_rank.size();
  std::vector<Value> p_values;
  if (k < 2) return p_values;
  const std::size_t pairs = k * (k - 1) / 2;
  if (ranks.row_count < 2) {
    p_values.assign(pairs, reasons::too_few_data_sets);
    return p_values;
  }
  const Spread spread = SpreadOf(ranks);
  if (spread.all_tied) {
    p_values.assign(pairs, reasons::all_tied);
    return p_values;
  }
  p_values.reserve(pairs);
  for (std::size_t a = 0; a < k; ++a) {
    for (std::size_t b = a + 1; b < k; ++b) {
      p_values.emplace_back(TailOf(
          ranks.row_count * (ranks.mean_rank[a] - ranks.mean_rank[b]), spread));
    }
  }
  return p_values;
}

void Show(const RankSummary& ranks, std::size_t a, std::size_t b,
          Working& working) {
  const Spread spread = SpreadOf(ranks);
  const Term n =
      working.Line("N", ranks.row_count, {"number of data sets", "数据集个数"});
  const Term difference =
      working.Line("D",
                   n * Term(R"(\bar R_a)", ranks.mean_rank[a]) -
                       n * Term(R"(\bar R_b)", ranks.mean_rank[b]),
                   {"difference of the rank sums", "秩和之差"});
  const Term squares =
      working.Line("A", ranks.squared_ranks,
                   {"sum of all squared ranks", "全部序值的平方和"});
  std::vector<Term> sums;
  for (const double mean : ranks.mean_rank)
    sums.push_back(Square(Term("R_j", ranks.row_count * mean)));
  const Term df = working.Line(
      R"(\nu)", spread.degrees_of_freedom,
      {"degrees of freedom, (N − 1)(k − 1)", "自由度 (N − 1)(k − 1)"});
  const Term error = working.Line(
      R"(\mathrm{SE})",
      Root(2 * (n * squares - SumOf(R"(\sum_j R_j^2)", sums)) / df),
      {"standard error", "标准误"});
  if (difference.value() == 0 || spread.error == 0) {
    working.Result(TailOf(difference.value(), spread));
    return;
  }
  const Term t = working.Line("t", difference / error);
  working.Result(StudentTwoSidedTerm(t, df));
}

}  // namespace

extern const Words conover_words = {
    .name = {"Conover’s test", "Conover 检验"},
    .short_name = {"Conover", "Conover"},
    .synonyms = {"Conover–Friedman test, Fisher’s least significant difference "
                 "on ranks",
                 "Conover–Friedman 检验、秩上的最小显著差法"},
    .meaning =
        {"Compares two algorithms by Student’s t on their rank sums R, with "
         "the variance within the data sets that all algorithms together "
         "leave. A is the sum of the squared ranks. It is meant to follow a "
         "significant Friedman test and is not adjusted for the number of "
         "pairs, so single rejections may be due to chance.",
         "用秩和 R 的 t "
         "统计量比较两种算法，方差取所有算法在数据集内剩余的方差。A "
         "为秩的平方和。须在 Friedman "
         "检验显著之后使用，且未按比较次数校正，因此个别发现可能出于偶然。"},
    .latex =
        R"(t=\frac{R_a-R_b}{\sqrt{\frac{2\,(NA-\sum_j R_j^2)}{(N-1)(k-1)}}})",
    .symbols = {{R"(R_a,\ R_b)",
                 {"the rank sums of both algorithms", "两个算法的秩和"}},
                symbols::kRankSum,
                symbols::kDatasets,
                symbols::kAlgorithms,
                {"A", {"the sum of all squared ranks", "所有秩的平方和"}}},
    .references = {{sources::conover1979}, {sources::conover1999}},
    .undefined_when = kUndefinedWhen,
    .remark = {"Two-sided, t distribution with (N − 1)(k − 1) degrees of "
               "freedom. When all data sets rank the algorithms alike, p is 0 "
               "for every pair that is not tied.",
               "双侧，自由度为 (N − 1)(k − 1) 的 t "
               "分布。所有数据集的排序都相同时，未并列的各对 p 值为 0。"},
    .avoid_when =
        {"Friedman’s test was not significant, or the error over the whole "
         "family must be kept: it takes each pair alone, without a correction",
         "Friedman 检验不显著，或须控制整族错误率：它逐对检验而不作校正"},
};

extern const PostHoc conover = {.id = "conover",
                                .for_control = false,
                                .from_ranks = FromRanks,
                                .show_from_ranks = Show};

}  // namespace melon::post_hoc
