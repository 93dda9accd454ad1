#include "tasks/regression/error_bins.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;
constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

TEST(EqualCountEdges, CutIntoBinsOfEquallyMany) {
  Numbers numbers;
  for (int i = 0; i < 100; ++i) numbers.push_back(i);
  const Numbers edges = EqualCountEdges(numbers);
  ASSERT_EQ(edges.size(), kErrorBins - 1);
  EXPECT_EQ(edges[0], 5);
  EXPECT_EQ(edges[18], 95);
}

TEST(EqualCountEdges, KeepEqualNumbersTogether) {
  EXPECT_EQ(EqualCountEdges({0, 1, 0, 1, 1}), (Numbers{1}));
  EXPECT_TRUE(EqualCountEdges({3, 3, 3}).empty());
  EXPECT_TRUE(EqualCountEdges({}).empty());
  EXPECT_TRUE(EqualCountEdges({kMissing, 2}).empty());
}

TEST(ErrorBinsJson, AverageTheErrorsOfEachBin) {
  const Numbers quantity{1, 2, 5, kMissing, 6};
  const Numbers error{1, -3, 2, 100, 4};
  const ReadJson bins =
      ReadJson::parse(Serialize(ErrorBinsJson(quantity, error, {}, {5})));
  EXPECT_EQ(bins["low"], (ReadJson{1, 5}));
  EXPECT_EQ(bins["high"], (ReadJson{2, 6}));
  EXPECT_EQ(bins["mean"], (ReadJson{1.5, 5.5}));
  EXPECT_EQ(bins["count"], (ReadJson{2, 2}));
  EXPECT_EQ(bins["mean_error"], (ReadJson{-1, 3}));
  EXPECT_EQ(bins["mae"], (ReadJson{2, 3}));
}

TEST(ErrorBinsJson, CountWeights) {
  const Numbers quantity{1, 2};
  const Numbers error{1, -3};
  const Numbers weight{3, 1};
  const ReadJson bins =
      ReadJson::parse(Serialize(ErrorBinsJson(quantity, error, weight, {})));
  EXPECT_EQ(bins["count"], ReadJson::array({4}));
  EXPECT_EQ(bins["mean_error"], ReadJson::array({0}));
  EXPECT_EQ(bins["mae"], ReadJson::array({1.5}));
}

TEST(ErrorBinsJson, AverageNumbersOfWhichTheSumIsNoDouble) {
  const Numbers quantity{1.5e308, 1.7e308};
  const Numbers error{-1.7e308, -1.7e308};
  const ReadJson bins =
      ReadJson::parse(Serialize(ErrorBinsJson(quantity, error, {}, {})));
  EXPECT_DOUBLE_EQ(bins["mean"][0].get<double>(), 1.6e308);
  EXPECT_DOUBLE_EQ(bins["mean_error"][0].get<double>(), -1.7e308);
  EXPECT_DOUBLE_EQ(bins["mae"][0].get<double>(), 1.7e308);
}

}  // namespace
}  // namespace melon
