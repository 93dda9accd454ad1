#include "roles/check_thresholds.h"

#include <gtest/gtest.h>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

TEST(UnusedOptions, StandAmongTheWarningsOfTheReport) {
  const ReadJson report = ReportOfCsv("y,a\n0,.1\n1,.8\n1,.9\n",
                                      R"({"design":"5x2","weight":null})");
  const ReadJson& warning = report["warnings"].back();
  EXPECT_EQ(warning["code"], "options_unused");
  EXPECT_EQ(warning["value"], "design");
}

constexpr const char* kTwoModels = "y,a,b\n0,.1,.2\n1,.8,.7\n1,.9,.4\n";

TEST(Thresholds, AreOneAModelWithNullForNothingPositive) {
  Session session;
  LoadCsv(session, "y,a,b\n0,.1,.2\n1,.8,.7\n1,.9,.4\n");
  const ReadJson report =
      RunSession(session, R"({"threshold":0.3,"thresholds":{"a":null}})");
  EXPECT_TRUE(report["models"][0]["threshold"].is_null());
  EXPECT_EQ(report["models"][0]["metrics"]["tp"].get<double>(), 0);
  EXPECT_EQ(report["models"][1]["threshold"].get<double>(), 0.3);
  EXPECT_EQ(report["models"][1]["metrics"]["tp"].get<double>(), 2);
  EXPECT_TRUE(report["options"]["thresholds"]["a"].is_null());
}

TEST(Thresholds, OfAModelThatIsNotThereAreAProblem) {
  const ReadJson error =
      ReportOfCsv(kTwoModels, R"({"thresholds":{"a":0.2,"A":0.3}})")["error"];
  EXPECT_EQ(error["code"], "unknown_model");
  EXPECT_EQ(error["value"], "A");
  EXPECT_EQ(error["message"],
            "Invalid option thresholds: there is no model \"A\". The models "
            "are a, b.");
}

TEST(Thresholds, OfAColumnThatIsNotEvaluatedAreKept) {
  const ReadJson report = ReportOfCsv(
      kTwoModels, R"({"predictions":["a"],"thresholds":{"b":0.3}})");
  EXPECT_FALSE(report.contains("error"));
}

TEST(Thresholds, AreThoseOfModelsBelowEachOtherToo) {
  constexpr const char* kStacked =
      "model,id,y_true,score\nforest,1,0,.1\nforest,2,1,.8\nforest,3,1,.9\n"
      "tree,1,0,.2\ntree,2,1,.7\ntree,3,1,.4\n";
  const ReadJson report =
      ReportOfCsv(kStacked, R"({"thresholds":{"tree":0.5}})");
  ASSERT_FALSE(report.contains("error")) << report["error"];
  EXPECT_EQ(report["models"][1]["name"], "tree");
  EXPECT_EQ(report["models"][1]["threshold"], .5);
  const ReadJson error =
      ReportOfCsv(kStacked, R"({"thresholds":{"bush":0.5}})")["error"];
  EXPECT_EQ(error["code"], "unknown_model");
}

}  // namespace
}  // namespace melon
