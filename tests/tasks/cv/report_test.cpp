#include "tasks/cv/report.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kFolds =
    "fold,A,B,C\n1,.30,.20,.21\n2,.32,.21,.20\n3,.29,.19,.22\n4,.31,.22,.19\n"
    "5,.33,.18,.20\n";

TEST(CvReport, ComparesTheBestWithTheNext) {
  const ReadJson verdict = ReportOfCsv(kFolds)["verdict"];
  EXPECT_EQ(verdict["best"], "B");
  EXPECT_EQ(verdict["other"], "C");
  EXPECT_NEAR(verdict["difference"].get<double>(), -.004, 1e-12);
  EXPECT_EQ(verdict["kind"], "no_difference");
  EXPECT_EQ(verdict["test"], "corrected_t_test");
  EXPECT_EQ(verdict["pairs"], 3);
}

TEST(CvReport, TurnsTheOrderWithTheDirection) {
  const ReadJson verdict =
      ReportOfCsv(kFolds, R"({"higher_is_better": true})")["verdict"];
  EXPECT_EQ(verdict["best"], "A");
  EXPECT_EQ(verdict["kind"], "better");
  // The interval is that of best − other.
  EXPECT_LE(verdict["low"], verdict["difference"]);
  EXPECT_LE(verdict["difference"], verdict["high"]);
}

TEST(CvReport, AdjustsOverTheDefinedPairs) {
  // A and B differ by a constant, so their test is undefined: two are left.
  const ReadJson report = ReportOfCsv(
      "fold,A,B,C\n1,.3,.2,.21\n2,.4,.3,.25\n3,.5,.4,.29\n4,.3,.2,.33\n");
  const ReadJson& pairs = report["pairs"];
  EXPECT_TRUE(pairs[0]["corrected_t_p"].is_null());
  EXPECT_TRUE(pairs[0]["corrected_t_p_holm"].is_null());
  const double smaller = std::min(pairs[1]["corrected_t_p"].get<double>(),
                                  pairs[2]["corrected_t_p"].get<double>());
  const double adjusted =
      std::min(pairs[1]["corrected_t_p_holm"].get<double>(),
               pairs[2]["corrected_t_p_holm"].get<double>());
  EXPECT_NEAR(adjusted, std::min(1.0, 2 * smaller), 1e-12);
}

TEST(CvReport, HasTheFiveByTwoTestOnlyForThatDesign) {
  const ReadJson report = ReportOfCsv(kFolds);
  EXPECT_EQ(report["pairs"][0]["reasons"]["cv5x2_t"], "not_five_by_two");
  EXPECT_EQ(report["input"]["design"], "kfold");
}

}  // namespace
}  // namespace melon
