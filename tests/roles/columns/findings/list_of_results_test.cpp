#include "roles/columns/findings/list_of_results.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(ListOfResults, AsksWhichColumnNamesTheLearners) {
  const std::string csv =
      "Sammlung,Ansatz,Wert\niris,A,.9\niris,B,.8\nwine,A,.7\nwine,B,.6\n";
  const auto message = ListOfResults(TableFromCsv(csv));
  ASSERT_TRUE(message);
  EXPECT_NE(message->english.find("\"Sammlung\" and \"Ansatz\" cross"),
            std::string::npos);
  const ReadJson refused = ReportOfCsv(csv);
  EXPECT_EQ(ErrorCode(refused), "no_truth_column");
  EXPECT_NE(refused["error"]["message"].get<std::string>().find("(algorithm="),
            std::string::npos);
  // As it says.
  EXPECT_EQ(ReportOfCsv(
                csv, R"({"algorithm":"Ansatz","dataset":"Sammlung"})")["task"],
            "friedman");
}

TEST(ListOfResults, IsSilentWhereTextsDoNotCross) {
  // A pair twice, and a truth with its prediction.
  EXPECT_FALSE(ListOfResults(
      TableFromCsv("a,b,x\niris,A,.9\niris,A,.8\nwine,A,.7\nwine,B,.6\n")));
  EXPECT_FALSE(ListOfResults(
      TableFromCsv("a,b,x\nyes,yes,.9\nno,no,.8\nno,yes,.7\nyes,yes,.6\n")));
}

TEST(CrossBesideMetric, IsOfTextsThatDiffer) {
  EXPECT_TRUE(CrossBesideMetric(
      TableFromCsv("a,b,AUC\niris,A,.9\niris,B,.8\nwine,A,.7\nwine,B,.6\n")));
  EXPECT_FALSE(CrossBesideMetric(
      TableFromCsv("a,b,x\niris,A,.9\niris,B,.8\nwine,A,.7\nwine,B,.6\n")));
  // A truth and its prediction.
  EXPECT_FALSE(CrossBesideMetric(
      TableFromCsv("a,b,AUC\nA,A,.9\nA,B,.8\nB,A,.7\nB,B,.6\n")));
}

TEST(ListOfResults, KnowsRepetitionsAndSizes) {
  std::string csv = "Id,Lenguaje,N,Segundos\n";
  for (int i = 0; i < 24; ++i)
    csv += std::to_string(i) + (i % 2 == 0 ? ",cpp," : ",go,") +
           (i % 4 < 2 ? "500" : "1000") + "," + std::to_string(i * i % 7) +
           ".5\n";
  const auto message = ListOfResults(TableFromCsv(csv));
  ASSERT_TRUE(message);
  EXPECT_NE(message->english.find("\"Lenguaje\" and \"N\" cross"),
            std::string::npos);
}

}  // namespace
}  // namespace melon
