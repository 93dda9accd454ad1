#include "tasks/friedman/report.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

/// A is first everywhere, C last.
constexpr std::string_view kClear =
    "dataset,A,B,C\na,.9,.8,.5\nb,.8,.7,.4\nc,.9,.6,.3\nd,.7,.6,.5\n"
    "e,.8,.5,.4\nf,.9,.7,.6\ng,.6,.5,.3\nh,.9,.8,.2\n";

TEST(FriedmanReport, SaysWhomTheFirstBeats) {
  const ReadJson verdict = ReportOfCsv(kClear)["verdict"];
  EXPECT_EQ(verdict["kind"], "differ");
  // Mean ranks 1, 2, 3 with the standard error √(3·4/(6·8)) = .5: z = 4 for A
  // and C, p·3; once they differ at most one pair is equal, so z = 2 for A and
  // B keeps its p of .0455.
  EXPECT_EQ(verdict["procedure"], "shaffer");
  EXPECT_EQ(verdict["best"], (Names{"A"}));
  EXPECT_EQ(verdict["beaten"], (Names{"B", "C"}));
  // Nemenyi's critical difference at k = 3, N = 8 is 1.17.
  const ReadJson nemenyi =
      ReportOfCsv(kClear, R"({"post_hoc": "nemenyi"})")["verdict"];
  EXPECT_EQ(nemenyi["best"], (Names{"A", "B"}));
  EXPECT_EQ(nemenyi["beaten"], (Names{"C"}));
}

/// 201 algorithms in the same order on 12 data sets, a0 first.
std::string ManyCsv() {
  std::string csv = "dataset";
  for (int i = 0; i <= 200; ++i) csv += ",a" + std::to_string(i);
  for (int row = 0; row < 12; ++row) {
    csv += "\nd" + std::to_string(row);
    for (int i = 0; i <= 200; ++i)
      csv += ',' + std::to_string((1000 - (4 * i) - (row % 3)) / 1000.0);
  }
  return csv + "\n";
}

TEST(FriedmanReport, OfMoreThanTwoHundredComparesAllAndNoPairs) {
  const ReadJson report = ReportOfCsv(ManyCsv());
  // All agree: W = 1, χ² = N(k − 1).
  EXPECT_EQ(report["tests"]["kendall_w"], 1);
  EXPECT_EQ(report["tests"]["friedman_chi2"], 2400);
  EXPECT_EQ(report["models"][200]["metrics"]["average_rank"], 201);
  EXPECT_TRUE(report["pairs"].empty());
  EXPECT_EQ(report["warnings"][0]["code"], "pairs_not_compared");
  for (const ReadJson& procedure : report["procedures"])
    EXPECT_EQ(procedure["reason"], "too_many_pairs") << procedure;
  const ReadJson& verdict = report["verdict"];
  EXPECT_EQ(verdict["kind"], "differ");
  EXPECT_EQ(verdict["best"][0], "a0");
  EXPECT_TRUE(verdict["beaten"].empty());
  EXPECT_TRUE(report["advice"]["post_hoc"].is_null());
}

TEST(FriedmanReport, OfMoreThanTwoHundredComparesEachWithTheControl) {
  const ReadJson report = ReportOfCsv(ManyCsv(), R"({"control": "a100"})");
  // √(k(k + 1)/(6N)) = √(201·202/72): z of a0 is −100 divided by it.
  EXPECT_NEAR(report["models"][0]["metrics"]["control_z"].get<double>(),
              -4.2111, 5e-5);
  EXPECT_EQ(report["verdict"]["best"].size() +
                report["verdict"]["beaten"].size() +
                report["verdict"]["ahead"].size(),
            201U);
  EXPECT_EQ(report["verdict"]["ahead"][0], "a0");
  EXPECT_EQ(report["verdict"]["beaten"].back(), "a200");
}

TEST(FriedmanReport, OfMoreThanTwoHundredAnyPairIsComparedWhenAsked) {
  Session session;
  LoadCsv(session, ManyCsv());
  RunSession(session);
  const ReadJson pair =
      AskSession(session, R"({"type":"pair","a":0,"b":1})")["pair"];
  EXPECT_EQ(pair["wins"], 12);
  // By Wilcoxon's exact test 2/2¹² where one is always better.
  EXPECT_DOUBLE_EQ(pair["wilcoxon_p_exact"].get<double>(), 2.0 / 4096);
}

TEST(FriedmanReport, SaysHowManyShareARankOnEachDataSet) {
  const ReadJson values = ReportOfCsv(
      "dataset,A,B,C,D\na,.9,.8,.7,.6\nb,.8,.8,.7,.7\nc,.5,.6,.5,.5\n",
      R"({"task":"friedman"})")["values"];
  EXPECT_EQ(values["tie_sizes"].dump(), "[[],[2,2],[3]]");
  EXPECT_EQ(values["rank"].size(), 3U);
}

TEST(FriedmanReport, CountsWinsOfPairsByTheirRanksAndForTheSignTestExactly) {
  // A − B is .01, .10, −.005, −.01, .10: within .02 of each other on three data
  // sets. C is far behind.
  const ReadJson pairs = ReportOfCsv(
      "dataset,A,B,C\na,.90,.89,.1\nb,.80,.70,.1\nc,.700,.705,.1\n"
      "d,.60,.61,.1\ne,.90,.80,.1\n",
      R"({"higher_is_better": true, "tie_tolerance": 0.02})")["pairs"];
  EXPECT_EQ(pairs[0]["rank_wins"], 2);
  EXPECT_EQ(pairs[0]["rank_losses"], 0);
  EXPECT_EQ(pairs[0]["rank_ties"], 3);
  EXPECT_EQ(pairs[0]["wins"], 3);
  EXPECT_EQ(pairs[0]["losses"], 2);
  EXPECT_EQ(pairs[0]["ties"], 0);
  EXPECT_EQ(pairs[2]["rank_wins"], 5);
  // Without a tolerance they are the same.
  const ReadJson exact =
      ReportOfCsv(kClear, R"({"higher_is_better": false})")["pairs"];
  for (const ReadJson& pair : exact) {
    EXPECT_EQ(pair["rank_wins"], pair["wins"]);
    EXPECT_EQ(pair["rank_losses"], pair["losses"]);
    EXPECT_EQ(pair["rank_ties"], pair["ties"]);
  }
}

TEST(FriedmanReport, TurnsRoundWithTheDirection) {
  const ReadJson report = ReportOfCsv(kClear, R"({"higher_is_better": false})");
  EXPECT_EQ(report["verdict"]["best"][0], "C");
  EXPECT_EQ(report["models"][2]["metrics"]["average_rank"], 1);
  EXPECT_EQ(report["input"]["values"], "errors");
}

TEST(FriedmanReport, SharesTheWinsOfTies) {
  const ReadJson report =
      ReportOfCsv("dataset,A,B,C\nx,.9,.9,.1\ny,.9,.8,.1\n");
  EXPECT_EQ(report["models"][0]["metrics"]["wins"], 1.5);
  EXPECT_EQ(report["models"][1]["metrics"]["wins"], .5);
}

TEST(FriedmanReport, DrawsNoBarOverPairsThatDiffer) {
  for (const std::string_view csv : {kClear}) {
    const ReadJson report = ReportOfCsv(csv);
    const ReadJson& pairs = report["pairs"];
    for (const ReadJson& procedure : report["procedures"]) {
      if (!procedure.contains("cliques")) continue;
      const std::string key = procedure["key"];
      for (const ReadJson& clique : procedure["cliques"]) {
        const std::set<std::size_t> members(clique.begin(), clique.end());
        for (const ReadJson& pair : pairs) {
          std::size_t inside = 0;
          for (const std::size_t member : members) {
            const ReadJson& name = report["models"][member]["name"];
            inside += name == pair["a"] || name == pair["b"] ? 1 : 0;
          }
          if (inside == 2 && !pair[key].is_null()) {
            EXPECT_GT(pair[key], .05) << key;
          }
        }
      }
    }
  }
}

TEST(FriedmanReport, HasTheCriticalValuesThatTablesPrint) {
  // Demšar 2006, table 5: of Nemenyi for three 2.343, of Bonferroni and Dunn
  // 2.241; the critical difference is √(3·4/(6·8)) times as much.
  const ReadJson report = ReportOfCsv(kClear, R"({"control": "B"})");
  const auto of = [](const ReadJson& procedures, std::string_view id) {
    ReadJson found;
    for (const ReadJson& procedure : procedures) {
      if (procedure["id"] == id) found = procedure;
    }
    return found;
  };
  const ReadJson nemenyi = of(report["procedures"], "nemenyi");
  EXPECT_NEAR(nemenyi["critical_value"].get<double>(), 2.343, 1e-3);
  EXPECT_NEAR(nemenyi["critical_difference"].get<double>(), 2.343 / 2, 1e-3);
  const ReadJson dunn = of(report["control"]["procedures"], "bonferroni_dunn");
  EXPECT_NEAR(dunn["critical_value"].get<double>(), 2.241, 1e-3);
  EXPECT_TRUE(of(report["procedures"], "holm")["critical_value"].is_null());
}

TEST(FriedmanReport, LeavesTheControlWithoutATest) {
  const ReadJson report = ReportOfCsv(kClear, R"({"control": "B"})");
  EXPECT_EQ(report["control"]["index"], 1);
  EXPECT_TRUE(report["models"][1]["metrics"]["control_p"].is_null());
  EXPECT_EQ(report["models"][1]["reasons"]["control_p"], "is_control");
  // A ranks before the control.
  EXPECT_LT(report["models"][0]["metrics"]["control_z"], 0);
}

TEST(FriedmanReport, KeepsItsNumbersWhenOnlyTheProcedureChanges) {
  Session session;
  LoadCsv(session, kClear);
  ReadJson shaffer = RunSession(session);
  ReadJson holm = RunSession(session, R"({"post_hoc": "holm"})");
  EXPECT_EQ(shaffer["tests"], holm["tests"]);
  EXPECT_EQ(holm["verdict"]["procedure"], "holm");
  // Which is better is what the procedure says: by Holm's .0455·2 > .05.
  EXPECT_EQ(shaffer["pairs"][0]["better"], "A");
  EXPECT_FALSE(holm["pairs"][0].contains("better"));
  EXPECT_EQ(holm["pairs"][1]["better"], "A");
  for (ReadJson* report : {&shaffer, &holm}) {
    for (ReadJson& pair : (*report)["pairs"]) {
      pair.erase("better");
      pair.erase("opposed_by");
    }
  }
  EXPECT_EQ(shaffer["pairs"], holm["pairs"]);
}

TEST(FriedmanReport, RefusesOneAlgorithm) {
  EXPECT_EQ(ErrorCode(ReportOfCsv("dataset,A\nx,.9\ny,.8\n")), "one_algorithm");
}

}  // namespace
}  // namespace melon
