#include "tasks/regression/error_distribution.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "special/normal.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

/// A normal sample without chance: quantiles at equal distances.
Numbers NormalQuantiles(std::size_t count, double mean, double deviation) {
  Numbers numbers;
  for (std::size_t i = 0; i < count; ++i) {
    const double share =
        (static_cast<double>(i) + 0.5) / static_cast<double>(count);
    numbers.push_back(mean + (deviation * NormalQuantile(share)));
  }
  return numbers;
}

double SumOf(const ReadJson& numbers) {
  double sum = 0;
  for (const ReadJson& number : numbers) sum += number.get<double>();
  return sum;
}

TEST(ErrorHistogram, CountsEveryErrorAndFitsANormalCurve) {
  const Numbers errors = NormalQuantiles(500, 3, 2);
  const ReadJson histogram =
      ReadJson::parse(Serialize(ErrorDistribution(errors, {}).HistogramJson()));
  EXPECT_EQ(SumOf(histogram["counts"]), 500);
  EXPECT_NEAR(histogram["mean"].get<double>(), 3, 1e-12);
  // The densest bar is as high as the curve, up to the width of a bin.
  double highest = 0;
  for (const ReadJson& y : histogram["normal"]["y"])
    highest = std::max(highest, y.get<double>());
  const double width = histogram["width"].get<double>();
  EXPECT_NEAR(
      highest,
      500 * width /
          (histogram["std"].get<double>() * std::sqrt(2 * std::acos(-1.0))),
      0.01 * highest);
}

TEST(ErrorHistogram, HasAPlaceForErrorsThatAreAllTheSame) {
  const Numbers errors{2, 2, 2};
  const ReadJson histogram =
      ReadJson::parse(Serialize(ErrorDistribution(errors, {}).HistogramJson()));
  EXPECT_EQ(SumOf(histogram["counts"]), 3);
  EXPECT_TRUE(histogram["normal"]["x"].empty());
  EXPECT_LT(histogram["low"].get<double>(), 2);
}

TEST(ErrorHistogram, IsThatOfSmallerErrorsAtAnyScale) {
  // Powers of two, so that nothing is rounded. The range of errors from
  // −1.5 · 2¹⁰²³ to 1.5 · 2¹⁰²³ is not a double, nor are their squares.
  const Numbers errors{-1.5, -1, 0.25, 0.5, 0.5, 0.75, 1, 1.25, 1.5};
  const ReadJson plain =
      ReadJson::parse(Serialize(ErrorDistribution(errors, {}).HistogramJson()));
  for (const int exponent : {-1000, -540, 513, 1023}) {
    Numbers scaled = errors;
    for (double& error : scaled) error = std::ldexp(error, exponent);
    const ReadJson histogram = ReadJson::parse(
        Serialize(ErrorDistribution(scaled, {}).HistogramJson()));
    EXPECT_EQ(histogram["counts"], plain["counts"]) << exponent;
    for (const char* const key : {"low", "width", "mean", "std"}) {
      EXPECT_DOUBLE_EQ(histogram[key].get<double>(),
                       std::ldexp(plain[key].get<double>(), exponent))
          << key;
    }
    EXPECT_EQ(histogram["normal"]["y"], plain["normal"]["y"]);
  }
}

TEST(ErrorHistogram, OfErrorsBelowTheNormalNumbersCountsThem) {
  const Numbers errors{5e-324, 1e-323, 5e-322, -5e-324};
  const ReadJson histogram =
      ReadJson::parse(Serialize(ErrorDistribution(errors, {}).HistogramJson()));
  EXPECT_EQ(SumOf(histogram["counts"]), 4);
}

TEST(ErrorQuantiles, LieOnALineForNormalErrors) {
  const Numbers errors = NormalQuantiles(50, 3, 2);
  const ReadJson quantiles =
      ReadJson::parse(Serialize(ErrorDistribution(errors, {}).QuantilesJson()));
  EXPECT_EQ(quantiles["shown"], 50);
  for (std::size_t i = 0; i < 50; ++i) {
    EXPECT_NEAR(quantiles["observed"][i].get<double>(),
                3 + (2 * quantiles["theoretical"][i].get<double>()), 1e-12);
  }
}

TEST(ErrorQuantiles, TakeAWeightAsRepetitions) {
  const Numbers errors{1, 5};
  const Numbers weight{3, 1};
  const ReadJson quantiles = ReadJson::parse(
      Serialize(ErrorDistribution(errors, weight).QuantilesJson()));
  EXPECT_NEAR(quantiles["theoretical"][0].get<double>(), NormalQuantile(.375),
              1e-14);
  EXPECT_NEAR(quantiles["theoretical"][1].get<double>(), NormalQuantile(.875),
              1e-14);
}

TEST(ErrorQuantiles, OfManyErrorsKeepTheTails) {
  const Numbers errors = NormalQuantiles(50000, 0, 1);
  const ReadJson quantiles =
      ReadJson::parse(Serialize(ErrorDistribution(errors, {}).QuantilesJson()));
  EXPECT_EQ(quantiles["of"], 50000);
  EXPECT_LE(quantiles["shown"], kMostQuantiles + 1);
  EXPECT_EQ(quantiles["observed"].front().get<double>(), errors.front());
  EXPECT_EQ(quantiles["observed"].back().get<double>(), errors.back());
}

TEST(RecCurve, RisesByTheShareOfErrorsOfEachSize) {
  // Sizes 1 1 2 4.
  const Numbers errors{1, -1, 2, -4};
  const ReadJson curve = ReadJson::parse(Serialize(RecCurveJson(errors, {})));
  EXPECT_EQ(curve["tolerance"], (ReadJson{0, 1, 1, 2, 2, 4, 4}));
  EXPECT_EQ(curve["share"], (ReadJson{0, 0, .5, .5, .75, .75, 1}));
  EXPECT_EQ(curve["area_over"], 2);
}

TEST(RecCurve, IsAtTheTopAtOnceForAPerfectPrediction) {
  const Numbers errors{0, 0};
  const ReadJson curve = ReadJson::parse(Serialize(RecCurveJson(errors, {})));
  EXPECT_EQ(curve["share"].back(), 1);
  EXPECT_EQ(curve["tolerance"].back(), 0);
  EXPECT_EQ(curve["area_over"], 0);
}

TEST(RecCurve, OfManyErrorsIsThinnedOut) {
  const Numbers errors = NormalQuantiles(100000, 0, 1);
  const ReadJson curve = ReadJson::parse(Serialize(RecCurveJson(errors, {})));
  EXPECT_LT(curve["share"].size(), 1000U);
  EXPECT_EQ(curve["share"].back(), 1);
  EXPECT_NEAR(curve["area_over"].get<double>(), std::sqrt(2 / std::acos(-1.0)),
              1e-4);
}

}  // namespace
}  // namespace melon
