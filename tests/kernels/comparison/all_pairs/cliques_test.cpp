#include "kernels/comparison/all_pairs/cliques.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/random.h"
#include "kernels/comparison/adjustment/holm.h"
#include "kernels/comparison/ranks/rank_rows.h"

namespace melon {
namespace {

using Groups = std::vector<std::vector<std::size_t>>;

/// A table in which only these pairs differ.
std::vector<std::uint8_t> Differ(
    std::size_t algorithms,
    const std::vector<std::pair<std::size_t, std::size_t>>& pairs) {
  std::vector<std::uint8_t> differ(algorithms * algorithms);
  for (const auto& [a, b] : pairs) {
    differ[(a * algorithms) + b] = 1;
    differ[(b * algorithms) + a] = 1;
  }
  return differ;
}

TEST(MaximalCliques, AreTheGroupsWithoutASignificantPair) {
  // The four rankings of docs/worked-examples.md: only the first and the last
  // differ.
  EXPECT_EQ(MaximalCliques(Differ(3, {{0, 2}}), 3).groups,
            (Groups{{0, 1}, {1, 2}}));
}

TEST(MaximalCliques, MaySkipAnAlgorithmInTheMiddle) {
  // 1 differs from its neighbours 0 and 2, which do not differ.
  EXPECT_EQ(MaximalCliques(Differ(4, {{0, 1}, {1, 2}, {0, 3}}), 4).groups,
            (Groups{{0, 2}, {1, 3}, {2, 3}}));
}

TEST(MaximalCliques, AreOneWhenNothingDiffersAndNoneWhenAllDo) {
  EXPECT_EQ(MaximalCliques(Differ(4, {}), 4).groups, (Groups{{0, 1, 2, 3}}));
  EXPECT_TRUE(
      MaximalCliques(Differ(3, {{0, 1}, {0, 2}, {1, 2}}), 3).groups.empty());
  EXPECT_TRUE(MaximalCliques({}, 0).groups.empty());
  EXPECT_TRUE(MaximalCliques(Differ(1, {}), 1).groups.empty());
}

TEST(MaximalCliques, StopAtALimitAndSaySo) {
  // Moon and Moser's graph: 3²⁰ cliques.
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  for (std::size_t i = 0; i < 60; i += 3)
    pairs.insert(pairs.end(), {{i, i + 1}, {i, i + 2}, {i + 1, i + 2}});
  const Cliques cliques = MaximalCliques(Differ(60, pairs), 60);
  EXPECT_EQ(cliques.groups.size(), kMostCliques);
  EXPECT_FALSE(cliques.complete);
  EXPECT_TRUE(MaximalCliques(Differ(3, {{0, 2}}), 3).complete);
}

/// The mean ranks, ascending, of a random table, with a group of algorithms
/// that is better, and ties.
struct RandomTable {
  std::size_t rows;
  std::vector<double> rank;
  std::vector<double> mean_rank;
};

RandomTable DrawTable(Random& random) {
  const std::size_t k = 2 + random.Below(random.Below(20) == 0 ? 90 : 12);
  RandomTable table;
  table.rows = 3 + random.Below(40);
  const double effect = random.Unit() * 2;
  const double decimals = random.Below(2) == 0 ? 10 : 1e6;
  std::vector<double> result(table.rows * k);
  for (std::size_t i = 0; i < result.size(); ++i) {
    const double better = i % k % 3 == 0 ? effect : 0;
    result[i] = std::floor((random.Unit() + better) * decimals);
  }
  const RowRanks ranks = RankRows(result, k, true);
  table.rank = ranks.rank;
  for (const double sum : ranks.sums.rank_sum)
    table.mean_rank.push_back(sum / static_cast<double>(table.rows));
  return table;
}

/// Which pairs differ by the sign test with Holm's adjustment: not an interval
/// of ranks.
std::vector<std::uint8_t> DifferBySigns(const RandomTable& table) {
  const std::size_t k = table.mean_rank.size();
  std::vector<double> p_values;
  for (std::size_t a = 0; a < k; ++a) {
    for (std::size_t b = a + 1; b < k; ++b) {
      double wins = 0;
      double losses = 0;
      for (std::size_t row = 0; row < table.rows; ++row) {
        const double difference =
            table.rank[(row * k) + a] - table.rank[(row * k) + b];
        wins += difference < 0 ? 1 : 0;
        losses += difference > 0 ? 1 : 0;
      }
      const double z =
          std::abs(wins - losses) / std::sqrt(std::max(1., wins + losses));
      p_values.push_back(std::erfc(z / std::sqrt(2.)));
    }
  }
  const std::vector<double> adjusted = HolmAdjust(p_values);
  std::vector<std::uint8_t> differ(k * k);
  std::size_t pair = 0;
  for (std::size_t a = 0; a < k; ++a) {
    for (std::size_t b = a + 1; b < k; ++b, ++pair) {
      const std::uint8_t one = adjusted[pair] <= .05 ? 1 : 0;
      differ[(a * k) + b] = one;
      differ[(b * k) + a] = one;
    }
  }
  return differ;
}

bool Contains(const std::vector<std::size_t>& clique, std::size_t one) {
  return std::binary_search(clique.begin(), clique.end(), one);
}

/// That no clique covers a significant pair, that each is maximal, and, if none
/// is missing, that every other pair is in one.
void ExpectCliques(const Cliques& cliques,
                   const std::vector<std::uint8_t>& differ, std::size_t k) {
  std::vector<std::uint8_t> covered(k * k);
  for (const auto& clique : cliques.groups) {
    ASSERT_TRUE(std::is_sorted(clique.begin(), clique.end()));
    ASSERT_GE(clique.size(), 2U);
    for (const std::size_t a : clique) {
      for (const std::size_t b : clique) {
        ASSERT_EQ(differ[(a * k) + b], 0) << "a significant pair is covered";
        covered[(a * k) + b] = 1;
      }
    }
    for (std::size_t other = 0; other < k; ++other) {
      if (Contains(clique, other)) continue;
      ASSERT_TRUE(std::any_of(clique.begin(), clique.end(), [&](std::size_t a) {
        return differ[(a * k) + other] != 0;
      })) << "a clique could take another algorithm in";
    }
  }
  if (!cliques.complete) return;
  for (std::size_t a = 0; a < k; ++a) {
    for (std::size_t b = 0; b < k; ++b) {
      if (a != b) {
        ASSERT_EQ(covered[(a * k) + b], 1 - differ[(a * k) + b])
            << "a pair that does not differ is in no clique";
      }
    }
  }
}

TEST(MaximalCliques, CoverJustThePairsThatDoNotDifferIn10000Tables) {
  Random random(31);
  int incomplete = 0;
  for (int table = 0; table < 10000; ++table) {
    const RandomTable drawn = DrawTable(random);
    const std::vector<std::uint8_t> differ = DifferBySigns(drawn);
    const std::size_t k = drawn.mean_rank.size();
    const Cliques cliques = MaximalCliques(differ, k);
    ExpectCliques(cliques, differ, k);
    if (HasFatalFailure()) FAIL() << "table " << table;
    if (!cliques.complete) ++incomplete;
  }
  // Of the one in twenty with up to 91 algorithms.
  EXPECT_LE(incomplete, 20);
}

TEST(MaximalIntervals, AreTheMaximalCliquesIn10000Tables) {
  Random random(32);
  for (int table = 0; table < 10000; ++table) {
    RandomTable drawn = DrawTable(random);
    std::sort(drawn.mean_rank.begin(), drawn.mean_rank.end());
    const std::size_t k = drawn.mean_rank.size();
    const double critical = random.Unit() * static_cast<double>(k) / 2;
    std::vector<std::uint8_t> differ(k * k);
    for (std::size_t a = 0; a < k; ++a) {
      for (std::size_t b = 0; b < k; ++b) {
        const double difference =
            std::abs(drawn.mean_rank[a] - drawn.mean_rank[b]);
        differ[(a * k) + b] = difference >= critical && a != b ? 1 : 0;
      }
    }
    const Cliques intervals = MaximalIntervals(drawn.mean_rank, critical);
    ASSERT_EQ(intervals.groups, MaximalCliques(differ, k).groups);
    ExpectCliques(intervals, differ, k);
    if (HasFatalFailure()) FAIL() << "table " << table;
  }
}

TEST(MaximalIntervals, AreThoseOfDemsarsFigure) {
  // Demšar 2006, § 3.2.2: at .05, CD 1.25, nothing differs; at .10, CD 1.12,
  // C4.5 differs from +m and +m+cf.
  EXPECT_EQ(MaximalIntervals(std::vector<double>{1.964, 2, 2.893, 3.143}, 1.25)
                .groups,
            (Groups{{0, 1, 2, 3}}));
  EXPECT_EQ(MaximalIntervals(std::vector<double>{1.964, 2, 2.893, 3.143}, 1.12)
                .groups,
            (Groups{{0, 1, 2}, {2, 3}}));
}

TEST(MaximalIntervals, TakeADifferenceOfTheCriticalOneAsSignificant) {
  EXPECT_TRUE(MaximalIntervals(std::vector<double>{1, 2}, 1).groups.empty());
  EXPECT_TRUE(MaximalIntervals({}, 1).groups.empty());
}

}  // namespace
}  // namespace melon
