#include "kernels/comparison/ranks/friedman_working.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/working/sum_apart.h"
#include "kernels/comparison/ranks/rank_rows.h"

namespace melon {
namespace {

/// Wider tables are cut off.
constexpr std::size_t kMostColumns = 12;
constexpr Text kRanksTitle{
    "ranks, the best 1, equal ones sharing their mean; at the end their sums",
    "序值（最好为 1，相同者取平均），末行为其和"};

/// Σ (t³ − t) over the groups that share a rank.
Term TieTerm(const RankedResults& table, double total) {
  std::vector<double> sizes;
  for (std::size_t row = 0; row < table.row_count; ++row) {
    const std::vector<double> of_row = TieSizes(
        table.rank.subspan(row * table.column_count, table.column_count));
    sizes.insert(sizes.end(), of_row.begin(), of_row.end());
  }
  return FoldedSum(R"(\sum (t^3-t))", sizes.size(),
                   [&](std::size_t i) {
                     const Term size("t", sizes[i]);
                     return Written(R"(\left(#^3-#\right))", {size, size},
                                    sizes[i] * ((sizes[i] * sizes[i]) - 1));
                   },
                   total);
}

WorkingRow RowOfNames(const RankedResults& table, std::size_t columns) {
  WorkingRow cells = {std::string()};
  for (std::size_t j = 0; j < columns; ++j)
    cells.emplace_back(table.column_names[j]);
  return cells;
}

WorkingRow RowOfRanks(const RankedResults& table, std::size_t row,
                      std::size_t columns) {
  WorkingRow cells = {RowName(table, row)};
  for (std::size_t j = 0; j < columns; ++j)
    cells.emplace_back(table.RankOf(row, j));
  return cells;
}

}  // namespace

std::string RowName(const RankedResults& table, std::size_t row) {
  const bool is_named = row < table.row_names.size();
  return is_named ? table.row_names[row] : std::to_string(row + 1);
}

void ShowRanks(const RankedResults& table, const Text& title,
               Working& working) {
  const std::size_t columns = std::min(table.column_count, kMostColumns);
  std::vector<std::string> heads = {"i"};
  for (std::size_t j = 0; j < columns; ++j)
    heads.push_back("r_{i" + std::to_string(j + 1) + '}');
  const std::vector<double> rank_sums =
      SumRanks(table.rank, table.column_count).rank_sum;
  WorkingRow sums = {std::string("R")};
  for (std::size_t j = 0; j < columns; ++j) sums.emplace_back(rank_sums[j]);
  const std::size_t named = table.column_names.empty() ? 0 : 1;
  working.Table(
      title, std::move(heads), named + table.row_count + 1,
      [&](std::size_t place) {
        if (place < named) return RowOfNames(table, columns);
        const std::size_t row = place - named;
        return row == table.row_count ? sums : RowOfRanks(table, row, columns);
      });
}

std::vector<Term> RankSumTerms(const RankedResults& table) {
  std::vector<Term> sums;
  for (const double sum : SumRanks(table.rank, table.column_count).rank_sum)
    sums.emplace_back("R_j", sum);
  return sums;
}

Term ShowSquaredSums(const RankedResults& table, Working& working) {
  ShowRanks(table, kRanksTitle, working);
  std::vector<Term> squares;
  for (const Term& sum : RankSumTerms(table)) squares.push_back(Square(sum));
  return working.Line("S", SumOf(R"(\sum_j R_j^2)", squares));
}

FriedmanTerms ShowFriedman(const RankedResults& table, const FriedmanKeys& keys,
                           Working& working) {
  ShowRanks(table, kRanksTitle, working);
  const RankSums sums = SumRanks(table.rank, table.column_count);
  const Term n =
      working.Give(keys.row_count, "N", static_cast<double>(table.row_count),
                   {"number of data sets", "数据集个数"});
  const Term k = working.Give(keys.column_count, "k",
                              static_cast<double>(table.column_count),
                              {"number of algorithms", "算法个数"});
  std::vector<Term> squares;
  for (const Term& sum : RankSumTerms(table)) squares.push_back(Square(sum));
  const Term square_sum = SumApart(SumOf(R"(\sum_j R_j^2)", squares), working);
  const Term chi_squared =
      working.Give(keys.chi_squared, R"(\chi_F^2)",
                   12 / (n * k * (k + 1)) * square_sum - 3 * n * (k + 1));
  const Term tied = SumApart(TieTerm(table, sums.tie_term), working);
  const Term ties = working.Line(
      "C",
      1 - tied / (n * Written("(#^3-#)", {k, k},
                              k.value() * (k.value() * k.value() - 1))),
      {"ties", "并列"});
  const Term corrected =
      working.Give(keys.tie_corrected, R"(\chi_{F,\text{ties}}^2)",
                   chi_squared / ties, {"corrected for ties", "校正并列"});
  return {n, k, chi_squared, corrected};
}

}  // namespace melon
