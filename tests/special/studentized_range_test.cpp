#include "special/studentized_range.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <map>
#include <numbers>

#include "hypothesis/golden_numbers.h"
#include "special/normal.h"
#include "special/student_t.h"

namespace melon {
namespace {

/// Expected values: tests/golden/studentized_range.py (mpmath 1.3.0, 40
/// digits).

double RelativeBound(double w) { return std::max(1e-13, 2e-16 * w * w); }

TEST(NormalRange, OfTwoValuesIsTheirDistance) {
  // The difference of two standard normal values has variance 2.
  for (const double w : {0.25, 1.0, 2.77, 5.0, 9.5, 18.0}) {
    const double tail = NormalTwoSided(w / std::numbers::sqrt2);
    EXPECT_NEAR(NormalRange(2).Survival(w), tail, tail * RelativeBound(w));
  }
}

TEST(NormalRange, AgreesWithR) {
  // R 4.2.2: ptukey(1, 3, Inf)
  EXPECT_NEAR(NormalRange(3).Survival(1), 1 - 0.2407126412, 1e-9);
}

TEST(NormalRange, KeepsItsPromise) {
  const auto rows = GoldenNumbers("studentized_range/infinite.csv");
  ASSERT_GE(rows.size(), 300U);
  for (const auto& row : rows) {
    NormalRange range(static_cast<std::size_t>(row[0]));
    EXPECT_NEAR(range.Survival(row[1]), row[2], row[2] * RelativeBound(row[1]))
        << row[0] << " groups at " << row[1];
  }
}

TEST(NormalRange, GivesTheSameWhateverWasAskedBefore) {
  NormalRange range(30);
  const double alone = range.Survival(4.4);
  for (double w = 0; w < 20; w += 0.3) {
    EXPECT_LE(range.Survival(w + 0.3), range.Survival(w) * (1 + 1e-14));
  }
  EXPECT_EQ(range.Survival(4.4), alone);
}

TEST(NormalRange, IsOneAtZeroAndEndsAtZero) {
  NormalRange range(5);
  EXPECT_EQ(range.Survival(0), 1);
  EXPECT_EQ(range.Survival(53), 0);
  EXPECT_EQ(range.Survival(1e9), 0);
  EXPECT_GT(range.Survival(52.9), 0);
}

TEST(StudentizedRange, KeepsItsPromise) {
  const auto rows = GoldenNumbers("studentized_range/finite.csv");
  ASSERT_GE(rows.size(), 1000U);
  std::map<std::size_t, StudentizedRange> ranges;
  for (const auto& row : rows) {
    const auto groups = static_cast<std::size_t>(row[0]);
    StudentizedRange& range = ranges.try_emplace(groups, groups).first->second;
    range.SetDegreesOfFreedom(row[1]);
    const double survival = range.Survival(row[2]);
    EXPECT_NEAR(survival, row[3], row[3] * (1e-13 + 3e-16 * row[1]))
        << row[0] << " groups, " << row[1] << " degrees, q " << row[2];
    EXPECT_NEAR(range.Cdf(row[2]), 1 - row[3], 1e-13);
  }
}

TEST(StudentizedRange, OfTwoGroupsIsStudentsT) {
  // Q = √2·|T|
  for (const double degrees : {1.0, 1.5, 7.0, 33.3, 1e4, 1e6, 1e9}) {
    StudentizedRange range(2, degrees);
    for (const double q : {0.1, 2.0, 6.0, 40.0}) {
      const double tail = StudentTwoSided(q / std::numbers::sqrt2, degrees);
      EXPECT_NEAR(range.Survival(q), tail,
                  tail * 2e-13 * (1 + std::sqrt(degrees)) + 1e-300)
          << degrees << " " << q;
    }
  }
}

TEST(StudentizedRange, GivesNemenyisCriticalValues) {
  // docs/worked-examples.md: q at .05 and infinite degrees of freedom, divided
  // by √2.
  constexpr double kNemenyi[][2] = {
      {2, 1.9600},  {3, 2.3437},  {4, 2.5690},  {5, 2.7278},  {6, 2.8497},
      {7, 2.9483},  {8, 3.0309},  {9, 3.1017},  {10, 3.1637}, {20, 3.5438},
      {30, 3.7486}, {50, 3.9923}, {100, 4.3025}};
  for (const auto& [groups, critical] : kNemenyi) {
    StudentizedRange range(static_cast<std::size_t>(groups));
    EXPECT_NEAR(range.UpperQuantile(0.05) / std::numbers::sqrt2, critical,
                5.1e-5)
        << groups;
  }
}

TEST(StudentizedRange, GivesTheTextbooksCriticalValues) {
  // Two decimals, as in the tables; R 4.2.2: qtukey(.95, 3, 10) = 3.876777,
  // qtukey(.95, 5, 20) = 4.231857, qtukey(.99, 4, 5) = 7.804156.
  EXPECT_NEAR(StudentizedRange(3, 10).UpperQuantile(0.05), 3.88, 5e-3);
  EXPECT_NEAR(StudentizedRange(5, 20).UpperQuantile(0.05), 4.23, 5e-3);
  EXPECT_NEAR(StudentizedRange(4, 5).UpperQuantile(0.01), 7.80, 5e-3);
}

TEST(StudentizedRange, QuantileLiesWhereTheSurvivalCrossesTheTail) {
  const double infinite = std::numeric_limits<double>::infinity();
  for (const std::size_t groups : {2U, 3U, 10U, 100U, 1000U}) {
    for (const double degrees : {1.0, 5.0, 120.0, infinite}) {
      StudentizedRange range(groups, degrees);
      for (const double tail : {0.999, 0.5, 0.05, 0.001, 1e-8}) {
        const double q = range.UpperQuantile(tail);
        const double error = tail <= 0.5 ? 1e-12 : 1e-10;
        EXPECT_GT(range.Survival(q * (1 - error)), tail)
            << groups << " " << degrees;
        EXPECT_LT(range.Survival(q * (1 + error)), tail)
            << groups << " " << degrees;
      }
    }
  }
}

TEST(StudentizedRange, QuantileOfTwoGroupsIsTheNormalQuantile) {
  // 2·P(Z > q/√2) = .05
  EXPECT_NEAR(StudentizedRange(2).UpperQuantile(0.05),
              std::numbers::sqrt2 * 1.9599639845400542, 3e-12);
}

TEST(StudentizedRange, IsOneAtZero) {
  EXPECT_EQ(StudentizedRange(4, 3).Survival(0), 1);
  EXPECT_EQ(StudentizedRange(4, 3).Cdf(0), 0);
}

}  // namespace
}  // namespace melon
