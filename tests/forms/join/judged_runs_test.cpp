#include "forms/join/judged_runs.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

const NamedText kJudgments = {
    "qrels", "query,docid,relevance\nx,a,2\nx,b,1\nx,c,0\ny,a,1\n"};
// Finds d, which has no judgment, and for y nothing that has one.
const NamedText kBm25 = {"bm25.run",
                         "query,docid,bm25\nx,d,4\nx,a,3\ny,e,1\nx,c,.5\n"};
const NamedText kDense = {"dense.run", "query,docid,dense\ny,a,9\nx,b,8\n"};

const ReadJson& Metrics(const ReadJson& report, std::size_t model) {
  return report["models"][model]["metrics"];
}

TEST(JudgedRuns, HaveAllDocumentsOfAllFiles) {
  for (const auto& files :
       {std::vector<NamedText>{kJudgments, kBm25, kDense},
        std::vector<NamedText>{kDense, kBm25, kJudgments}}) {
    const ReadJson report = ReportOfFiles(files);
    ASSERT_TRUE(report.contains("models")) << report;
    EXPECT_EQ(report["task"], "ranking");
    EXPECT_EQ(report["input"]["rows"], 6U);
    EXPECT_EQ(report["queries"]["count"], 2U);
    const std::size_t bm25 = report["models"][0]["name"] == "bm25" ? 0 : 1;
    // d before a: ½ for x, nothing for y.
    EXPECT_EQ(Metrics(report, bm25)["mean_reciprocal_rank"], .25);
    EXPECT_EQ(Metrics(report, bm25)["mean_average_precision"], .125);
    EXPECT_EQ(Metrics(report, 1 - bm25)["mean_average_precision"], .75);
    EXPECT_TRUE(report["options"]["missing_is_unranked"].get<bool>());
  }
}

TEST(JudgedRuns, WhatIsNotJudgedOrNotRankedIsCounted) {
  const ReadJson report = ReportOfFiles({kJudgments, kBm25, kDense});
  std::vector<std::string> codes;
  std::string english;
  for (const ReadJson& warning : report["warnings"]) {
    codes.push_back(warning["code"]);
    english += warning["message"].get<std::string>();
  }
  EXPECT_EQ(codes,
            (std::vector<std::string>{"unranked_items", "items_not_judged"}));
  EXPECT_NE(english.find("2 of 4 in \"bm25.run\""), std::string::npos)
      << english;
  EXPECT_NE(english.find("bm25 (2), dense (1)"), std::string::npos) << english;
}

TEST(JudgedRuns, AreKeptWhenTheirColumnsAreNamedAndLeftOutByOthers) {
  const ReadJson named =
      ReportOfFiles({kJudgments, kBm25, kDense}, R"({"join":"query,docid"})");
  EXPECT_EQ(named["input"]["rows"], 6U);
  const ReadJson by_row =
      ReportOfFiles({kJudgments, kBm25, kDense}, R"({"join":"rows"})");
  EXPECT_EQ(by_row["error"]["code"], "join_rows");
}

TEST(JudgedRuns, ADocumentTwiceInAQueryIsRefused) {
  const ReadJson report = ReportOfFiles(
      {kJudgments, {"twice.run", "query,docid,score\nx,a,4\nx,a,3\n"}});
  EXPECT_EQ(report["error"]["code"], "join_repeats");
}

TEST(JudgedRuns, NeedOneFileWithRelevances) {
  const auto files = [](const std::vector<NamedText>& texts) {
    std::vector<NamedTable> tables;
    for (const auto& [name, csv] : texts)
      tables.push_back(
          {name, std::make_shared<const Table>(TableFromCsv(csv))});
    return tables;
  };
  EXPECT_TRUE(FindJudgedRuns(files({kBm25, kJudgments}), {}));
  EXPECT_FALSE(FindJudgedRuns(files({kBm25, kDense}), {}));
  EXPECT_FALSE(FindJudgedRuns(files({kJudgments, kJudgments}), {}));
  EXPECT_FALSE(
      FindJudgedRuns(files({kJudgments, {"", "query,score\nx,1\ny,2\n"}}), {}));
}

}  // namespace
}  // namespace melon
