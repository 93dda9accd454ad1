#include "kernels/binary/ranks/delong_working.h"

#include <gtest/gtest.h>

#include <cmath>
#include <variant>

#include "metrics/nine_samples.h"

namespace melon {
namespace {

TEST(DelongLines, GoFromPlacementsToTheStandardError) {
  // Of the nine samples the positives are placed above 4/5, 2/5, 1/5, 1/5 of
  // the negatives, which are below 0, 1/4, 1/4, 2/4, 1 of the positives; the
  // means are .4.
  const GroupedScores groups = NineSamples();
  Working working;
  const DelongTerms terms = DelongLines(groups.view(), working);
  EXPECT_DOUBLE_EQ(terms.area.value(), .4);
  const double s10 = (.16 + 0 + .04 + .04) / 3;
  const double s01 = (.16 + .0225 + .0225 + .01 + .36) / 4;
  EXPECT_NEAR(terms.error.value(), std::sqrt((s10 / 4) + (s01 / 5)), 1e-15);
  EXPECT_EQ(terms.error.numbers(),
            R"(\sqrt{\frac{0.08}{4}+\frac{0.14375}{5}})");
}

TEST(DelongLines, HavePlacementsOfTheClassesThatAScoreHas) {
  const GroupedScores groups = NineSamples();
  Working working;
  (void)DelongLines(groups.view(), working);
  const WorkingTable& table = working.lines().front().tables.front();
  EXPECT_TRUE(std::isnan(std::get<double>(table.rows[0][3])));
  EXPECT_EQ(std::get<double>(table.rows[0][4]), 0);
  EXPECT_EQ(std::get<double>(table.rows[1][3]), .8);
}

TEST(DelongLines, CountTiesHalf) {
  const GroupedScores groups = Grouped({.5, .5, .5, .5}, {1, 1, 0, 0});
  Working working;
  const DelongTerms terms = DelongLines(groups.view(), working);
  EXPECT_EQ(terms.area.value(), .5);
  EXPECT_EQ(terms.error.value(), 0);
}

TEST(DelongLimitLines, MultiplyTheErrorByTheQuantile) {
  const GroupedScores groups = NineSamples();
  Working working;
  const DelongTerms limit = DelongLimitLines(groups.view(), .95, 2, working);
  EXPECT_EQ(working.lines().back().term.symbols(),
            R"(\Phi^{-1}\left(0.975\right))");
  EXPECT_EQ(limit.area.value(), .4);
  EXPECT_EQ(limit.error.symbols(), R"(z\cdot \mathrm{SE})");
  const auto& lines = working.lines();
  EXPECT_EQ(limit.error.value(), 2 * lines[lines.size() - 2].term.value());
}

}  // namespace
}  // namespace melon
