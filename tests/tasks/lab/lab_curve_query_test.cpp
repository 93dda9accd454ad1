#include "tasks/lab/lab_curve_query.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

ReadJson Ask(const std::string& request) {
  Session session;
  return AskSession(session, R"({"type":"lab_curve",)" + request + "}");
}

TEST(LabCurveQuery, HasMeanAndDeviationOfTheFoldsThatHaveTheMetric) {
  const ReadJson answer =
      Ask(R"("metric":"accuracy","points":[{"training":[1,0.5,null],)"
          R"("test":[0.25,0.5,0.75]},{"training":[null],"test":[]}])");
  const ReadJson& first = answer["points"][0];
  EXPECT_EQ(first["training"]["mean"], 0.75);
  EXPECT_EQ(first["training"]["count"], 2);
  EXPECT_DOUBLE_EQ(first["training"]["std"].get<double>(), 0.5 / std::sqrt(2));
  EXPECT_EQ(first["test"]["mean"], 0.5);
  EXPECT_EQ(first["test"]["std"], 0.25);
  EXPECT_EQ(first["test"]["low"], 0.25);
  EXPECT_EQ(first["test"]["high"], 0.75);
  const ReadJson& second = answer["points"][1];
  EXPECT_TRUE(second["training"]["mean"].is_null());
  EXPECT_TRUE(second["test"]["std"].is_null());
  EXPECT_EQ(second["test"]["count"], 0);
}

TEST(LabCurveQuery, TheBestIsBestOnTheTestSetsByTheMetricsDirection) {
  const std::string points =
      R"("points":[{"training":[0],"test":[null]},{"training":[0],"test":[3]},)"
      R"({"training":[9],"test":[2]},{"training":[1],"test":[3]}])";
  EXPECT_EQ(Ask(R"("metric":"accuracy",)" + points)["curve"]["best"], 1);
  EXPECT_EQ(Ask(R"("metric":"rmse",)" + points)["curve"]["best"], 2);
  EXPECT_EQ(Ask(R"("metric":"accuracy",)" + points)["curve"]["tied"],
            (ReadJson{1, 3}));
  EXPECT_TRUE(
      Ask(R"("metric":"rmse","points":[{"training":[1],"test":[null]}])")
          ["curve"]["best"]
              .is_null());
}

/// (0.1 + 0.2 + 0.3) / 3 and (0.3 + 0.2 + 0.1) / 3 differ in their last bit.
TEST(LabCurveQuery, MeansThatDifferByTheirRoundingAreEquallyGood) {
  const ReadJson answer =
      Ask(R"("metric":"accuracy","points":[{"test":[0.1,0.2,0.3]},)"
          R"({"test":[0.3,0.2,0.1]},{"test":[0.2]}])");
  EXPECT_EQ(answer["curve"]["best"], 0);
  EXPECT_EQ(answer["curve"]["tied"], (ReadJson{0, 1, 2}));
  // Of a single result there is no deviation.
  EXPECT_TRUE(answer["points"][2]["test"]["low"].is_null());
}

TEST(LabCurveQuery, RefusesWhatIsNoMetric) {
  EXPECT_EQ(ErrorCode(Ask(R"("metric":"luck","points":[])")), "invalid_option");
  EXPECT_EQ(ErrorCode(Ask(R"("metric":"n","points":[])")), "invalid_option");
}

}  // namespace
}  // namespace melon
