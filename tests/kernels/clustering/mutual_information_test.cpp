#include "kernels/clustering/mutual_information.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

#include "kernels/clustering/count_contingency.h"

namespace melon {
namespace {

/// Two classes, three clusters of two: the first and the last are pure.
ContingencyTable Example() {
  const std::vector<std::uint16_t> truth = {0, 0, 0, 1, 1, 1};
  const std::vector<std::uint16_t> clusters = {0, 0, 1, 1, 2, 2};
  return CountContingency({truth, 2}, {clusters, 3}, {});
}

/// A table of which only the margins matter.
ContingencyTable WithMargins(const std::vector<double>& rows,
                             const std::vector<double>& columns) {
  ContingencyTable table;
  table.row_totals = rows;
  table.column_totals = columns;
  for (const double row : rows) table.total += row;
  return table;
}

/// The definition (Vinh, Epps & Bailey 2010, eq. 24a), with logarithms of
/// factorials.
double PlainExpected(const ContingencyTable& table) {
  const double n = table.total;
  double expected = 0;
  for (const double a : table.row_totals) {
    for (const double b : table.column_totals) {
      for (double k = std::max(1.0, a + b - n); k <= std::min(a, b); ++k) {
        const double chance = std::lgamma(a + 1) + std::lgamma(b + 1) +
                              std::lgamma(n - a + 1) + std::lgamma(n - b + 1) -
                              std::lgamma(n + 1) - std::lgamma(k + 1) -
                              std::lgamma(a - k + 1) - std::lgamma(b - k + 1) -
                              std::lgamma(n - a - b + k + 1);
        expected += k / n * std::log(n * k / (a * b)) * std::exp(chance);
      }
    }
  }
  return expected;
}

TEST(Entropy, IsTheLogarithmOfTheNumberOfEqualGroups) {
  EXPECT_NEAR(Entropy(std::vector<double>{2, 2, 2, 0}, 6), std::log(3), 1e-15);
  EXPECT_EQ(Entropy(std::vector<double>{6}, 6), 0);
}

TEST(MutualInformation, IsTheSumOfItsDefinition) {
  // 2·(2/6) ln(2·6/(3·2)) + 2·(1/6) ln(1·6/(3·2)) = (2/3) ln 2.
  EXPECT_NEAR(MutualInformation(Example()), std::log(2) * 2 / 3, 1e-15);
}

TEST(MutualInformation, OfIndependentGroupingsIsZero) {
  const std::vector<std::uint16_t> truth = {0, 0, 1, 1};
  const std::vector<std::uint16_t> clusters = {0, 1, 0, 1};
  EXPECT_EQ(MutualInformation(CountContingency({truth, 2}, {clusters, 2}, {})),
            0);
}

// mpmath 1.3.0 with 40 digits, the sum over all k of the definition.
TEST(ExpectedMutualInformation, EqualsTheDefinitionWithFortyDigits) {
  EXPECT_NEAR(ExpectedMutualInformation(Example()), 0.27725887222397812377,
              1e-15);
  EXPECT_NEAR(
      ExpectedMutualInformation(WithMargins({50, 50, 50}, {62, 39, 49})),
      0.013590080684379116383, 1e-15);
  EXPECT_NEAR(
      ExpectedMutualInformation(WithMargins({1200, 800}, {900, 1000, 100})),
      0.00050155212843002461703, 1e-15);
  EXPECT_NEAR(ExpectedMutualInformation(
                  WithMargins({20'000, 180'000}, {30'000, 170'000})),
              2.5001441850983218057e-6, 1e-15);
}

TEST(ExpectedMutualInformation, OfVeryManyPointsEqualsTheDefinitionToo) {
  EXPECT_NEAR(ExpectedMutualInformation(WithMargins({30'000'000, 37'108'864},
                                                    {20'000'000, 47'108'864})),
              7.4505808099305874035e-9, 1e-20);
}

TEST(ExpectedMutualInformation, EqualsItsPlainTwin) {
  // lgamma of up to 100 errs by some 1e-14 in exp.
  for (const auto& columns :
       {std::vector<double>{100}, std::vector<double>{1, 99},
        std::vector<double>{50, 25, 25, 0}, std::vector<double>(100, 1)}) {
    const ContingencyTable table = WithMargins({10, 20, 30, 40}, columns);
    EXPECT_NEAR(ExpectedMutualInformation(table), PlainExpected(table), 1e-12);
  }
}

TEST(ExpectedMutualInformation, OfOneGroupIsZero) {
  EXPECT_EQ(ExpectedMutualInformation(WithMargins({7}, {3, 4})), 0);
}

}  // namespace
}  // namespace melon
