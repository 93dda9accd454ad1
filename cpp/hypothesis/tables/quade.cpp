#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "hypothesis/test.h"
#include "kernels/comparison/ranks/friedman_working.h"
#include "kernels/comparison/ranks/rank_rows.h"
#include "kernels/comparison/ranks/too_small.h"
#include "kernels/numbers/binary_scale.h"
#include "kernels/numbers/decimal_grid.h"
#include "kernels/numbers/equal_sizes.h"
#include "kernels/numbers/tail_terms.h"
#include "special/f_distribution.h"

namespace melon::hypothesis {
namespace {

constexpr std::string_view kKeys[] = {"quade_f", "quade_p", "quade_df1",
                                      "quade_df2"};
constexpr std::string_view kPValues[] = {"quade_p"};

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::too_few_data_sets, &reasons::too_few_algorithms,
    &reasons::all_tied, &reasons::rankings_agree};

/// Largest less smallest result of each data set; ranges that are equal in
/// decimal, or but for rounding, are equal.
std::vector<double> Ranges(const RankedResults& table) {
  const std::optional<DecimalGrid> grid = DecimalGrid::Of({table.result});
  // Without a grid their unit is left out, so that their range is finite.
  const double unit = grid ? 1 : BinaryScale(table.result);
  std::vector<double> ranges;
  std::vector<double> scale;
  ranges.reserve(table.row_count);
  for (std::size_t row = 0; row < table.row_count; ++row) {
    const auto results =
        table.result.subspan(row * table.column_count, table.column_count);
    const auto [least, most] =
        std::minmax_element(results.begin(), results.end());
    ranges.push_back(grid ? grid->Steps(*most) - grid->Steps(*least)
                          : (*most / unit) - (*least / unit));
    scale.push_back(BinaryScale(results) / unit);
  }
  if (!grid) EqualizeSizes(ranges, scale);
  return ranges;
}

/// Σ S² over all S = Q (r − (k + 1)/2), Q being the rank of the data set's
/// range, and Σ Sⱼ² over their sums by algorithm. Multiples of 1/16.
struct Squares {
  double all = 0;
  double of_sums = 0;
};

Squares SquaresOf(const RankedResults& table) {
  const std::vector<double> weight =
      RankRows(Ranges(table), table.row_count, false).rank;
  const double middle = (static_cast<double>(table.column_count) + 1) / 2;
  Squares squares;
  std::vector<double> sums(table.column_count);
  for (std::size_t row = 0; row < table.row_count; ++row) {
    for (std::size_t column = 0; column < table.column_count; ++column) {
      const double s = weight[row] * (table.RankOf(row, column) - middle);
      squares.all += s * s;
      sums[column] += s;
    }
  }
  for (const double sum : sums) squares.of_sums += sum * sum;
  return squares;
}

KeyValues Compute(const RankedResults& table,
                  const Parameters& /*parameters*/) {
  if (const Reason* reason = TooSmall(table))
    return AllUndefined(kKeys, *reason);
  const Squares squares = SquaresOf(table);
  if (squares.all == 0) return AllUndefined(kKeys, reasons::all_tied);
  const auto n = static_cast<double>(table.row_count);
  const auto k = static_cast<double>(table.column_count);
  const double df2 = (n - 1) * (k - 1);
  const double within = (n * squares.all) - squares.of_sums;
  if (within == 0) {
    return {{kKeys[0], reasons::rankings_agree},
            {kKeys[1], std::exp(-(n - 1) * std::lgamma(k + 1))},
            {kKeys[2], k - 1},
            {kKeys[3], df2}};
  }
  const double f = (n - 1) * squares.of_sums / within;
  return {{kKeys[0], f},
          {kKeys[1], FSurvival(f, k - 1, df2)},
          {kKeys[2], k - 1},
          {kKeys[3], df2}};
}

/// The sums of S by algorithm.
std::vector<Term> SumTerms(const RankedResults& table,
                           const std::vector<double>& weight) {
  const double middle = (static_cast<double>(table.column_count) + 1) / 2;
  std::vector<Term> sums;
  for (std::size_t column = 0; column < table.column_count; ++column) {
    double sum = 0;
    for (std::size_t row = 0; row < table.row_count; ++row)
      sum += weight[row] * (table.RankOf(row, column) - middle);
    sums.emplace_back("S_j", sum);
  }
  return sums;
}

void Show(const RankedResults& table, const Parameters& /*parameters*/,
          Working& working) {
  if (TooSmall(table) != nullptr) return;
  const Squares squares = SquaresOf(table);
  const std::vector<double> range = Ranges(table);
  const std::vector<double> weight =
      RankRows(range, table.row_count, false).rank;
  working.Table(
      {"the rank Q of each data set by the range of its results",
       "各数据集按结果极差的秩 Q"},
      {"i", "", "Q_i"}, table.row_count, [&](std::size_t row) -> WorkingRow {
        return {static_cast<double>(row + 1), RowName(table, row), weight[row]};
      });
  const Term n = working.Line("N", static_cast<double>(table.row_count),
                              {"number of data sets", "数据集个数"});
  const Term k = working.Line("k", static_cast<double>(table.column_count),
                              {"number of algorithms", "算法个数"});
  const Term all = working.Line(
      "A",
      Written(R"(\sum_{ij} Q_i^2(r_{ij}-\frac{k+1}{2})^2)", {}, squares.all));
  std::vector<Term> of_sums;
  for (const Term& sum : SumTerms(table, weight))
    of_sums.push_back(Square(sum));
  const Term between =
      working.Line("B", SumOf(R"(\sum_j S_j^2)", of_sums),
                   {"S: the sum of Q (r − (k + 1)/2) of an algorithm",
                    "S 为各算法的 Q (r − (k + 1)/2) 之和"});
  const Term df1 = working.Give(kKeys[2], R"(\nu_1)", k - 1);
  const Term df2 = working.Give(kKeys[3], R"(\nu_2)", (n - 1) * (k - 1));
  const Term f =
      working.Give(kKeys[0], "F", (n - 1) * between / (n * all - between));
  if (n.value() * squares.all == squares.of_sums) {
    working.Give(
        kKeys[1], "p",
        Written(R"(\frac{1}{(#!)^{#-1}})", {k, n},
                std::exp(-(n.value() - 1) * std::lgamma(k.value() + 1))),
        {"all data sets rank the algorithms alike", "各数据集的排序完全一致"});
    return;
  }
  working.Give(kKeys[1], "p", FTailTerm(f, df1, df2));
}

constexpr StatisticWords kStatistics[] = {
    {.name = {"Quade", "Quade"},
     .key = "quade_f",
     .symbol = "F",
     .degrees_of_freedom = {"quade_df1", "quade_df2"},
     .p_value = "quade_p"},
};

}  // namespace

extern const TestWords quade_words = {
    .words =
        {
            .name = {"Quade test", "Quade 检验"},
            .synonyms = {"weighted rankings test", "加权秩检验"},
            .meaning =
                {"Friedman’s question, but data sets that separate the "
                 "algorithms better count more: each ranking is weighted by Q, "
                 "the rank of its data set’s range, the best result minus the "
                 "worst. For up to about five algorithms it is more powerful "
                 "than Friedman’s test.",
                 "与 Friedman "
                 "检验问题相同，但更能区分算法的数据集权重更大：每个"
                 "排序按 Q 加权，Q 为该数据集的极差（最好结果与最差结果之差）的"
                 "秩。算法不超过约五种时，往往比 Friedman 检验更灵敏。"},
            .latex =
                R"(S_{ij}=Q_i\Bigl(r_{ij}-\frac{k+1}{2}\Bigr),\quad F=\frac{(N-1)\,\frac1N\sum_j\bigl(\sum_i S_{ij}\bigr)^2}{\sum_{ij}S_{ij}^2-\frac1N\sum_j\bigl(\sum_i S_{ij}\bigr)^2})",
            .symbols = {{"Q_i",
                         {"the rank of the range of data set i",
                          "数据集 i 极差的秩"}},
                        {"r_{ij}",
                         {"the rank of algorithm j on data set i",
                          "算法 j 在数据集 i 上的秩"}},
                        {"S_{ij}", {"the weighted rank", "加权的秩"}},
                        symbols::kDatasets,
                        symbols::kAlgorithms},
            .references = {{sources::quade1979},
                           {sources::conover1999},
                           {sources::garcia2010}},
            .undefined_when = kUndefinedWhen,
            .remark =
                {"Unlike Friedman’s test it compares ranges, so the results "
                 "must be of one kind and scale. When F is infinite p is "
                 "(1/k!) to the power N − 1, after Conover.",
                 "与 Friedman "
                 "检验不同，它要比较各数据集的极差，因此结果须是同一"
                 "种、同一尺度的。F 为无穷时，按 Conover 取 p 为 1/k! 的 N − 1 "
                 "次"
                 "方。"},
            .avoid_when = {"results of different data sets are not on one "
                           "scale: it weighs by their ranges; and with many "
                           "algorithms Friedman’s test is more powerful",
                           "各数据集的结果尺度不同：它按极差加权；算法较多时 "
                           "Friedman 检验更灵敏"},
        },
    .null = {"All algorithms do equally well: on every data set each order of "
             "them is equally likely.",
             "所有算法表现相同：在每个数据集上，各种次序的可能性相等。"},
    .alternative = {"At least one algorithm tends to give larger results than "
                    "another.",
                    "至少有一种算法的结果倾向于大于另一种。"},
    .assumptions = {"The data sets are independent of each other, and their "
                    "ranges of results can be compared.",
                    "各数据集相互独立，且其结果的极差可以比较。"},
    .p_value = {"From the F distribution with k − 1 and (k − 1)(N − 1) degrees "
                "of freedom, an approximation.",
                "由自由度为 k − 1 与 (k − 1)(N − 1) 的 F 分布近似得到。"},
    .statistics = kStatistics,
    .place = 5,
};

extern const Test quade = {
    .id = "quade",
    .keys = kKeys,
    .p_values = kPValues,
    .from_results = {Compute, Show},
};

}  // namespace melon::hypothesis
