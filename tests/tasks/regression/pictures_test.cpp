#include "tasks/regression/pictures.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "tasks/regression/regression_case.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

TEST(RegressionPictures, ShowEveryRowOfAShortFileWithItsLine) {
  const RegressionCase one = PrepareRegressionCsv(kFourCases);
  const RegressionPictures pictures(one.data, 1);
  const ReadJson shared =
      ReadJson::parse(Serialize(pictures.SharedJson(*one.table)));
  EXPECT_EQ(shared["shown"], 4);
  EXPECT_EQ(shared["of"], 4);
  EXPECT_EQ(shared["line"], (ReadJson{2, 3, 4, 5}));
  EXPECT_EQ(shared["truth"], (ReadJson{1.5, 2, 3, 5.5}));
  EXPECT_EQ(shared["features"][0]["name"], "x");
  EXPECT_TRUE(shared["features"][0]["value"][2].is_null());
  // |y − 3| averages (1.5 + 1 + 0 + 2.5) / 4.
  EXPECT_EQ(shared["rec_baseline"]["area_over"], 1.25);
  const ReadJson model = ReadJson::parse(Serialize(pictures.ModelJson(1)));
  EXPECT_EQ(model["prediction"], (ReadJson{1.5, 4, 3, 1.5}));
  EXPECT_EQ(model["rec"]["area_over"], 1.5);
}

TEST(RegressionPictures, NameTheLinesOfTheRowsThatAreLeft) {
  Options options = RegressionOptions();
  options.drop_missing = true;
  const RegressionCase one =
      PrepareRegressionCsv("y,A,B\n,2,3\n2.5,3,4\n\n3.5,4,5\n", options);
  const ReadJson shared = ReadJson::parse(
      Serialize(RegressionPictures(one.data, 1).SharedJson(*one.table)));
  EXPECT_EQ(shared["line"], (ReadJson{3, 5}));
}

TEST(RegressionPictures, SampleManyRowsAndKeepTheLargestErrors) {
  std::string csv = "y,A,B\n";
  for (int i = 0; i < 5000; ++i) {
    const double error = i == 4321 ? 1000 : std::sin(i);
    csv += std::to_string(i + .5) + "," + std::to_string(i + error) + "," +
           std::to_string(i) + "\n";
  }
  const RegressionCase one = PrepareRegressionCsv(csv);
  const ReadJson shared = ReadJson::parse(
      Serialize(RegressionPictures(one.data, 7).SharedJson(*one.table)));
  EXPECT_GE(shared["shown"], kMostPoints);
  EXPECT_LE(shared["shown"], kMostPoints + (2 * kLargestErrors));
  EXPECT_EQ(shared["of"], 5000);
  bool has_largest = false;
  for (const ReadJson& line : shared["line"])
    has_largest = has_largest || line == 4323;
  EXPECT_TRUE(has_largest);
  // The same seed, the same rows; another one, others.
  EXPECT_EQ(shared,
            ReadJson::parse(Serialize(
                RegressionPictures(one.data, 7).SharedJson(*one.table))));
  EXPECT_NE(
      shared["line"],
      ReadJson::parse(Serialize(
          RegressionPictures(one.data, 8).SharedJson(*one.table)))["line"]);
}

TEST(RegressionPictures, SayWhyThereAreNoneForErrorsBeyondTheRange) {
  const RegressionCase one =
      PrepareRegressionCsv("y,A,B\n1.7e308,-1.7e308,1.5\n1,1,1\n2,2,2\n");
  const ReadJson model =
      ReadJson::parse(Serialize(RegressionPictures(one.data, 1).ModelJson(0)));
  EXPECT_EQ(model["reason"], "overflow");
}

}  // namespace
}  // namespace melon
