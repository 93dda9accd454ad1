#include "tasks/classes/query.h"

#include <gtest/gtest.h>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kLabels =
    "id,y,m\nr1,a,a\nr2,b,c\nr3,c,c\nr4,b,c\nr5,b,b\n";

ReadJson Ask(std::string_view csv, std::string_view request,
             std::string_view options = "{}") {
  Session session;
  LoadCsv(session, csv);
  RunSession(session, options);
  return AskSession(session, request);
}

TEST(ClassQuery, NamesTheRowsBehindACell) {
  const ReadJson answer = Ask(
      kLabels,
      R"({"type":"rows","model":"m","truth":"b","prediction":"c","limit":1})");
  EXPECT_EQ(answer["total"], 2);
  ASSERT_EQ(answer["rows"].size(), 1U);
  EXPECT_EQ(answer["rows"][0]["line"], 3);
  EXPECT_EQ(answer["rows"][0]["cells"], ReadJson::parse(R"(["r2","b","c"])"));
  EXPECT_EQ(answer["columns"], ReadJson::parse(R"(["id","y","m"])"));
}

TEST(ClassQuery, CountsRowsThatWereLeftOut) {
  const ReadJson answer =
      Ask("id,y,m\nr1,a,a\nr2,b,\nr3,c,c\nr4,b,c\n",
          R"({"type":"rows","model":0,"truth":"b","prediction":"c"})",
          R"({"missing":"drop"})");
  ASSERT_EQ(answer["rows"].size(), 1U);
  EXPECT_EQ(answer["rows"][0]["line"], 5);
}

TEST(ClassQuery, OrdersTheMatrix) {
  EXPECT_EQ(
      Ask(kLabels, R"({"type":"confusion","order":["c","b","a"]})"),
      ReadJson::parse(
          R"({"labels":["c","b","a"],"counts":[[1,0,0],[2,1,0],[0,0,1]]})"));
  EXPECT_EQ(
      Ask(kLabels, R"({"type":"confusion","order":"similarity"})")["labels"],
      ReadJson::parse(R"(["a","b","c"])"));
  EXPECT_EQ(Ask(kLabels, R"({"type":"confusion"})")["counts"],
            ReadJson::parse("[[1,0,0],[0,1,2],[0,0,1]]"));
}

TEST(ClassQuery, DrawsOneClass) {
  const ReadJson answer =
      Ask("y,A:x,A:y,A:z\nx,.6,.3,.1\nz,.1,.2,.7\ny,.5,.4,.1\n",
          R"({"type":"curves","model":"A","class":"x"})");
  EXPECT_EQ(answer["roc"]["series"]["curve"]["tpr"].back(), 1);
  EXPECT_TRUE(answer["precision_recall"].contains("series"));
  EXPECT_TRUE(answer["calibration"].contains("series"));
}

TEST(ClassQuery, AnswersForOtherCosts) {
  const ReadJson answer =
      Ask(kLabels,
          R"({"type":"costs","model":0,"matrix":[[0,1,1],[1,0,7],[1,1,0]]})");
  EXPECT_DOUBLE_EQ(answer["cost_sensitive_error"], 2 * 7.0 / 5);
}

TEST(ClassQuery, NamesTheClassesOfAWorking) {
  const auto rows = [](std::string_view csv, std::string_view request) {
    return Ask(csv, request)["lines"][0]["tables"][0]["rows"];
  };
  EXPECT_EQ(
      rows(kLabels, R"({"type":"working","model":0,"metric":"recall_macro"})"),
      ReadJson::parse(R"([[1,"a",1],[2,"b",3],[3,"c",1]])"));
  // Those of probabilities are numbered as the columns of the model.
  EXPECT_EQ(
      rows("y,A:x,A:y,A:z,B:z,B:y,B:x\n"
           "x,.6,.3,.1,.1,.2,.7\nz,.1,.2,.7,.5,.4,.1\n"
           "y,.5,.4,.1,.2,.6,.2\nz,.1,.3,.6,.8,.1,.1\n",
           R"({"type":"working","model":1,"metric":"roc_auc_ovr_macro"})"),
      ReadJson::parse(R"([[1,"z",2],[2,"y",1],[3,"x",1]])"));
}

TEST(ClassQuery, SaysWhatIsWrongWithAQuestion) {
  for (const std::string_view request :
       {R"({"type":"nothing"})", R"({"type":"rows","model":"other"})",
        R"({"type":"rows","truth":"a","prediction":"z"})",
        R"({"type":"confusion","order":["a","b"]})",
        R"({"type":"confusion","order":["a","b","b"]})",
        R"({"type":"curves","class":"a"})", R"({"type":"curves","class":"q"})",
        R"({"type":"costs","matrix":[[0]]})",
        R"({"type":"costs","matrix":[[0,1,1],[1,0,-7],[1,1,0]]})"})
    EXPECT_EQ(ErrorCode(Ask(kLabels, request)), "invalid_query") << request;
}

}  // namespace
}  // namespace melon
