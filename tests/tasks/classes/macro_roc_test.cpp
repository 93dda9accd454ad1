#include "tasks/classes/macro_roc.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

TEST(MacroRoc, HasTheMacroArea) {
  // .5 .2 against .6 .1 .3 for x, and mirrored for y.
  const ReadJson model = ReportOfCsv(
      "y,A:x,A:y,A:z\nx,.5,.4,.1\nx,.2,.7,.1\ny,.6,.3,.1\ny,.1,.8,.1\n"
      "z,.3,.2,.5\nz,.4,.3,.3\n")["models"][0];
  const ReadJson& curve = model["curves"]["roc"]["macro"]["series"]["curve"];
  double area = 0;
  for (std::size_t i = 1; i < curve["fpr"].size(); ++i) {
    area +=
        (curve["fpr"][i].get<double>() - curve["fpr"][i - 1].get<double>()) *
        (curve["tpr"][i].get<double>() + curve["tpr"][i - 1].get<double>()) / 2;
  }
  // Vertical pieces are off by up to one step of the grid, 1/1000.
  EXPECT_NEAR(area, model["metrics"]["roc_auc_ovr_macro"], 2e-3);
}

/// Seven cases of three classes, with ties.
constexpr std::string_view kSeven =
    "y,A:z,A:x,A:y\nx,.1,.6,.3\nz,.7,.1,.2\ny,.1,.5,.4\nx,.3,.2,.5\n"
    "y,.2,.45,.35\nz,.3,.4,.3\nx,.25,.3,.45\n";

TEST(MacroRoc, IsWorkedOutFromTheCurvesOfTheClasses) {
  Session session;
  LoadCsv(session, kSeven);
  const ReadJson report = RunSession(session, "{}");
  const ReadJson& drawn =
      report["models"][0]["curves"]["roc"]["macro"]["series"]["curve"];
  for (std::size_t row = 0; row < drawn["fpr"].size(); ++row) {
    // The curve begins at (0, 0), whatever it rises to there.
    const std::string fpr = row == 0 ? "null" : drawn["fpr"][row].dump();
    const ReadJson answer =
        AskSession(session, R"({"type":"working","model":0,"curve":"roc",)"
                            R"("average":"macro","x":)" +
                                fpr + "}");
    EXPECT_EQ(answer["x"], drawn["fpr"][row]) << row;
    EXPECT_EQ(answer["y"], drawn["tpr"][row]) << row;
    EXPECT_EQ(answer["lines"].back()["value"], drawn["tpr"][row]) << row;
  }
  // By hand: at FPR 0.3, x (negatives .5 .45 .4 .1 against .6 .3 .2) stays at
  // 1/3 until 3/4; y (.5 .45 .3 .3 .2 against .4 .35) rises from 2/5 on; z (.3
  // .25 .2 .1 .1 against .7, .3) goes from (0, 1/2) to (1/5, 1), where .3 is
  // tied.
  const ReadJson answer =
      AskSession(session, R"({"type":"working","model":0,"curve":"roc",)"
                          R"("average":"macro","x":0.3})");
  EXPECT_DOUBLE_EQ(answer["y"], (1.0 / 3 + 0 + 1) / 3);
  const ReadJson tied =
      AskSession(session, R"({"type":"working","model":0,"curve":"roc",)"
                          R"("average":"macro","x":0.1})");
  EXPECT_DOUBLE_EQ(tied["y"], (1.0 / 3 + 0 + .75) / 3);
  const ReadJson& table = tied["lines"][0]["tables"][0]["rows"];
  EXPECT_EQ(table.size(), 3U);
  EXPECT_EQ(table[0][1], report["classes"][0]);
}

}  // namespace
}  // namespace melon
