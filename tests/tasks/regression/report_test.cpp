#include "tasks/regression/report.h"

#include <gtest/gtest.h>

#include "tasks/regression/regression_case.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kOptions =
    R"({"task":"regression","truth":"y","predictions":["A","B"]})";

TEST(RegressionReport, HoldsTheMetricsOfEveryModel) {
  const ReadJson report = ReportOfCsv(kFourCases, kOptions);
  EXPECT_EQ(report["task"], "regression");
  EXPECT_EQ(report["models"][0]["name"], "A");
  EXPECT_EQ(report["models"][0]["metrics"]["n"], 4);
  EXPECT_EQ(report["models"][0]["metrics"]["mae"], 1);
  EXPECT_EQ(report["models"][1]["metrics"]["mae"], 1.5);
  EXPECT_TRUE(report["models"][0]["metrics"]["adjusted_r2"].is_null());
  EXPECT_EQ(report["models"][0]["reasons"]["adjusted_r2"],
            "unknown_n_features");
  EXPECT_EQ(report["verdict"]["best"], "A");
}

TEST(RegressionReport, TakesTheSquaresApart) {
  // y = (1, 2, 3), f = (2, 4, 6): SST 2, SSR 20, SSE 14, so cross −16.
  const ReadJson report =
      ReportOfCsv("y,A\n1,2\n2,4\n3,6\n",
                  R"({"task":"regression","truth":"y","predictions":["A"]})");
  const ReadJson& squares = report["models"][0]["squares"];
  EXPECT_EQ(squares["sst"], 2);
  EXPECT_EQ(squares["ssr"], 20);
  EXPECT_EQ(squares["sse"], 14);
  EXPECT_EQ(squares["cross"], -16);
  EXPECT_EQ(squares["agree"], false);
  EXPECT_EQ(report["models"][0]["metrics"]["r2"], -6);
  EXPECT_EQ(report["models"][0]["metrics"]["r2_ssr_sst"], 10);
  EXPECT_EQ(report["verdict"]["kind"], "single");
}

TEST(RegressionReport, RepeatsItsOptionsAndItsBytes) {
  const ReadJson report = ReportOfCsv(
      kFourCases,
      R"({"task":"regression","truth":"y","n_features":1,"quantile":0.25})");
  EXPECT_EQ(report["options"]["n_features"], 1);
  EXPECT_EQ(report["options"]["quantile"], .25);
  EXPECT_TRUE(report["models"][0]["metrics"].contains("pinball_0.25"));
  Session session;
  LoadCsv(session, kFourCases);
  EXPECT_EQ(session.Run(kOptions), session.Run(kOptions));
}

TEST(RegressionReport, IsTheSameWhateverWasReportedBefore) {
  Session session;
  LoadCsv(session, kFourCases);
  for (const std::string_view options :
       {R"({"task":"regression","truth":"y"})",
        R"({"task":"regression","truth":"y","alpha":0.2})",
        R"({"task":"regression","truth":"y","quantile":0.3})",
        R"({"task":"regression","truth":"y","n_features":1})",
        R"({"task":"regression","truth":"y","seed":5})",
        R"({"task":"regression","truth":"y"})"}) {
    EXPECT_EQ(RunSession(session, options), ReportOfCsv(kFourCases, options))
        << options;
  }
}

}  // namespace
}  // namespace melon
