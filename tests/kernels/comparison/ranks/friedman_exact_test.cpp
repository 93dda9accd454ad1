#include "kernels/comparison/ranks/friedman_exact.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include "base/random.h"
#include "kernels/comparison/ranks/rank_rows.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

double Spread(const Numbers& rank, std::size_t columns) {
  double total = 0;
  for (const double sum : SumRanks(rank, columns).rank_sum) total += sum * sum;
  return total;
}

/// Counts through all (k!)ᴺ tables, equal ranks taken as different.
void Enumerate(Numbers& rank, std::size_t columns, std::size_t row,
               double observed, double& at_least, double& all) {
  if (row * columns == rank.size()) {
    ++all;
    if (Spread(rank, columns) >= observed) ++at_least;
    return;
  }
  const Numbers kept = rank;
  std::vector<std::size_t> order(columns);
  for (std::size_t i = 0; i < columns; ++i) order[i] = i;
  do {
    for (std::size_t i = 0; i < columns; ++i)
      rank[row * columns + i] = kept[row * columns + order[i]];
    Enumerate(rank, columns, row + 1, observed, at_least, all);
  } while (std::next_permutation(order.begin(), order.end()));
  rank = kept;
}

double PlainTail(Numbers rank, std::size_t columns) {
  double at_least = 0;
  double all = 0;
  const double observed = Spread(rank, columns);
  Enumerate(rank, columns, 0, observed, at_least, all);
  return at_least / all;
}

TEST(FriedmanExactTail, CountsTheArrangementsOfTheNotesTable) {
  // docs/worked-examples.md: 12 of 6⁴.
  const Numbers rank = {1, 2, 3, 1, 2.5, 2.5, 1, 2, 3, 1, 2, 3};
  EXPECT_DOUBLE_EQ(*FriedmanExactTail(rank, 3), 12. / 1296);
}

TEST(FriedmanExactTail, GivesFriedmansTables) {
  // Friedman 1937, tables 5 and 6; Siegel 1956, table N. k = 3, N = 3: χ² 6 has
  // .028; N = 4: χ² 6.5 has .042; k = 4, N = 3: χ² 9 has .0017, 7.4 has .033.
  EXPECT_DOUBLE_EQ(*FriedmanExactTail(Numbers{1, 2, 3, 1, 2, 3, 1, 2, 3}, 3),
                   1. / 36);
  EXPECT_NEAR(
      *FriedmanExactTail(Numbers{1, 2, 3, 1, 2, 3, 1, 2, 3, 2, 1, 3}, 3), .042,
      5e-4);
  EXPECT_DOUBLE_EQ(
      *FriedmanExactTail(Numbers{1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4}, 4),
      1. / 576);
  EXPECT_NEAR(
      *FriedmanExactTail(Numbers{1, 2, 3, 4, 1, 2, 3, 4, 2, 1, 4, 3}, 4), .033,
      5e-4);
}

TEST(FriedmanExactTail, AgreesWithCountingThroughAllTables) {
  Random random(5);
  using Shape = std::pair<std::size_t, std::size_t>;
  for (const auto& [columns, rows] :
       {Shape(2, 9), Shape(3, 5), Shape(4, 3), Shape(5, 2)}) {
    for (const double values : {2., 4., 1e9}) {
      Numbers result(columns * rows);
      for (double& one : result) one = std::floor(random.Unit() * values);
      const Numbers rank = RankRows(result, columns, true).rank;
      EXPECT_NEAR(*FriedmanExactTail(rank, columns), PlainTail(rank, columns),
                  1e-14)
          << columns << " columns";
    }
  }
}

TEST(FriedmanExactTail, IsOneWhenAllRanksAreTheSame) {
  EXPECT_EQ(*FriedmanExactTail(Numbers(30, 2), 3), 1);
}

TEST(FriedmanExactTail, IsTheSignTestsForTwoAlgorithmsOnTheMostDataSets) {
  // All but 1,960 of 4,000 prefer the first: P(|X − 2000| ≥ 40), X ~ B(4000,
  // ½), by adding up.
  Numbers rank;
  for (std::size_t row = 0; row < kMostExactDataSets; ++row) {
    const bool first = row >= 1960;
    rank.push_back(first ? 1 : 2);
    rank.push_back(first ? 2 : 1);
  }
  const double n = kMostExactDataSets;
  double tail = 0;
  for (double i = 0; i <= 1960; ++i) {
    tail += std::exp(std::lgamma(n + 1) - std::lgamma(i + 1) -
                     std::lgamma(n - i + 1) - (n * std::log(2)));
  }
  const std::optional<double> p = FriedmanExactTail(rank, 2);
  ASSERT_TRUE(p);
  EXPECT_NEAR(*p, 2 * tail, 1e-10);
}

TEST(FriedmanExactTail, IsGivenUpOnlyWhereItWouldTakeTooLong) {
  // Five algorithms: a row of 120 arrangements on each of the sums so far. On
  // 12 data sets that stays below the limit, on 30 it does not.
  Random random(8);
  for (const auto& [rows, counted] :
       {std::pair{std::size_t{12}, true}, std::pair{std::size_t{30}, false}}) {
    Numbers result(5 * rows);
    for (double& one : result) one = random.Unit();
    EXPECT_EQ(FriedmanExactTail(RankRows(result, 5, true).rank, 5).has_value(),
              counted)
        << rows;
  }
}

TEST(FriedmanExactTail, IsNotComputedForLargeTables) {
  Random random(6);
  for (const auto& [columns, rows] :
       {std::pair{kMostExactAlgorithms + 1, std::size_t{2}},
        std::pair{std::size_t{2}, kMostExactDataSets + 1},
        std::pair{std::size_t{7}, std::size_t{20}}}) {
    Numbers result(columns * rows);
    for (double& one : result) one = random.Unit();
    EXPECT_FALSE(
        FriedmanExactTail(RankRows(result, columns, true).rank, columns)
            .has_value());
  }
}

}  // namespace
}  // namespace melon
