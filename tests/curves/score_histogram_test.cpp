#include <cmath>
#include <limits>
#include <numeric>

#include "base/random.h"
#include "curves/curve_support.h"

namespace melon::curves {
extern const Curve score_histogram;
namespace {

TEST(ScoreHistogram, NineSamplesFallIntoSixteenBins) {
  // Freedman and Diaconis would have .8·∛9/(2·(.7 − .3)) = 2.1 bins, so ten are
  // wanted. Widths of .1 and .05 give 8 and 16, of which only 16 is allowed.
  const CurveData data = score_histogram.compute(NineSamples().view(), {});
  const Series& positive = SeriesOf(data, "positive");
  const std::vector<double>& low = ColumnOf(positive, "bin_low");
  ASSERT_EQ(low.size(), 16U);
  EXPECT_EQ(low.front(), .1);
  EXPECT_EQ(low[4], .3);
  EXPECT_EQ(ColumnOf(positive, "bin_high").back(), .9);
  // Positives score .8, .5, .3 and .2.
  EXPECT_EQ(ColumnOf(positive, "weight")[2], 1);
  EXPECT_EQ(ColumnOf(positive, "weight")[4], 1);
  EXPECT_EQ(ColumnOf(positive, "share")[4], .25);
  // The largest score lies in the last bin.
  EXPECT_EQ(ColumnOf(SeriesOf(data, "negative"), "weight").back(), 1);
}

TEST(ScoreHistogram, HasTenToSixtyBinsThatHoldEveryCase) {
  Random random(7);
  for (const double scale :
       {1e-300, 1e-13, 1e-6, .37, 1., 12345., 1e17, 1e300}) {
    for (const double power : {1., 8.}) {
      std::vector<double> score;
      std::vector<double> truth;
      for (int i = 0; i < 5000; ++i) {
        score.push_back((std::pow(random.Unit(), power) - .3) * scale);
        truth.push_back(i % 3 == 0 ? 1 : 0);
      }
      const GroupedScores groups = Grouped(score, truth);
      const CurveData data = score_histogram.compute(groups.view(), {});
      for (const Series& bars : data.series) {
        const std::vector<double>& share = ColumnOf(bars, "share");
        EXPECT_GE(share.size(), 10U) << scale;
        EXPECT_LE(share.size(), 60U) << scale;
        EXPECT_NEAR(std::accumulate(share.begin(), share.end(), 0.0), 1, 1e-12)
            << scale;
        EXPECT_LE(ColumnOf(bars, "bin_low").front(), groups.score.back());
        EXPECT_GE(ColumnOf(bars, "bin_high").back(), groups.score.front());
      }
    }
  }
}

TEST(ScoreHistogram, CountsBothClassesForTheQuartiles) {
  // Alternate classes at .25 + i/2000 for i = 0 … 997, and one case each at 0
  // and 1. The quartiles are about .375 and .625: ∛1000/(2·.25) = 20 bins are
  // wanted.
  std::vector<double> score{0, 1};
  std::vector<double> truth{0, 1};
  for (int i = 0; i < 998; ++i) {
    score.push_back(.25 + (i / 2000.));
    truth.push_back(i % 2);
  }
  const GroupedScores groups = Grouped(score, truth);
  const CurveData data = score_histogram.compute(groups.view(), {});
  const std::vector<double>& low =
      ColumnOf(SeriesOf(data, "positive"), "bin_low");
  ASSERT_EQ(low.size(), 20U);
  EXPECT_EQ(low[1], .05);
}

TEST(ScoreHistogram, TakesAQuartileThatIsReachedExactly) {
  // A quarter of 1,000 cases score 0. R 4.2: quantile(score, c(.25, .75), type
  // = 1) is 0 and .5, so ∛1000/(2·.5) = 10 bins are wanted. From .4 on it would
  // be 50.
  std::vector<double> score;
  std::vector<double> truth;
  for (int i = 0; i < 1000; ++i) {
    score.push_back(i < 250 ? 0 : i < 550 ? .4 : i < 850 ? .5 : 1);
    truth.push_back(i % 2);
  }
  const GroupedScores groups = Grouped(score, truth);
  const CurveData data = score_histogram.compute(groups.view(), {});
  const std::vector<double>& low =
      ColumnOf(SeriesOf(data, "positive"), "bin_low");
  ASSERT_EQ(low.size(), 10U);
  EXPECT_EQ(low[1], .1);
}

TEST(ScoreHistogram, SurvivesTheWholeRangeOfDoubles) {
  const double largest = std::numeric_limits<double>::max();
  const GroupedScores groups = Grouped(
      std::vector<double>{-largest, 0, largest}, std::vector<double>{0, 1, 1});
  const CurveData data = score_histogram.compute(groups.view(), {});
  const std::vector<double>& low =
      ColumnOf(SeriesOf(data, "positive"), "bin_low");
  ASSERT_EQ(low.size(), 10U);
  for (const double edge : low) EXPECT_TRUE(std::isfinite(edge));
}

TEST(ScoreHistogram, OfAConstantScoreIsOneBin) {
  const GroupedScores groups =
      Grouped(std::vector<double>{.5, .5}, std::vector<double>{0, 1});
  const CurveData data = score_histogram.compute(groups.view(), {});
  ExpectAllNear(ColumnOf(SeriesOf(data, "positive"), "share"),
                std::vector<double>{1}, 0);
}

}  // namespace
}  // namespace melon::curves
