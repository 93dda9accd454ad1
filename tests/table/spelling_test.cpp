#include "table/spelling.h"

#include <gtest/gtest.h>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(Spelling, CaseBlanksAndYesAndNoAreSpellings) {
  EXPECT_TRUE(AreSpellings("Yes", "yes"));
  EXPECT_FALSE(AreSpellings("9007199254740993", "9007199254740992"));
  EXPECT_TRUE(AreSpellings("Iris setosa", "iris_setosa"));
  EXPECT_TRUE(AreSpellings("True", "1"));
  EXPECT_TRUE(AreSpellings("否", "No"));
  EXPECT_FALSE(AreSpellings("yes", "no"));
  EXPECT_FALSE(AreSpellings("cat", "cats"));
  EXPECT_FALSE(AreSpellings("+", "-"));
  EXPECT_FALSE(AreSpellings("-1", "1"));
  EXPECT_TRUE(AreSpellings("1.0", "1"));
}

TEST(Spelling, SignsMakeOtherLabels) {
  EXPECT_FALSE(AreSpellings("<=50K", ">50K"));
  EXPECT_FALSE(AreSpellings("C", "C++"));
  EXPECT_TRUE(AreSpellings("<=50K", "<=50K."));
}

TEST(Spelling, PredictionsSpelledOtherwiseAreNamedWithCellAndRemedy) {
  const ReadJson answer = ReportOfCsv("y_true,pred\nyes,Yes\nno,No\nno,Yes\n");
  EXPECT_EQ(ErrorCode(answer), "labels_spelled_differently");
  EXPECT_EQ(answer["error"]["line"], 2);
  EXPECT_EQ(answer["error"]["column"], "pred");
  EXPECT_EQ(answer["error"]["value"], "Yes");
}

TEST(Spelling, PredictionsWithNoLabelOfTheTruthAreNamedWithTheLabelsOfBoth) {
  // As Hugging Face writes them, and in words.
  for (const std::string_view csv :
       {"label,pred\n0,LABEL_0\n1,LABEL_0\n0,LABEL_0\n1,LABEL_1\n",
        "label,pred,length\n0,LABEL_0,7\n1,LABEL_0,8\n0,LABEL_1,9\n",
        "label,y_pred\n0,LABEL_0\n1,LABEL_1\n0,LABEL_1\n"}) {
    const ReadJson answer = ReportOfCsv(csv);
    EXPECT_EQ(ErrorCode(answer), "labels_not_shared") << csv;
    const std::string message = answer["error"]["message"];
    EXPECT_NE(message.find("LABEL_0, LABEL_1"), std::string::npos) << message;
    EXPECT_NE(message.find("\"label\" has 0, 1"), std::string::npos) << message;
  }
  EXPECT_EQ(
      ErrorCode(ReportOfCsv("y_true,predicted\na,0\nb,1\nc,2\na,0\nb,2\n")),
      "labels_not_shared");
  // Scores are no labels, and an input of models is called nothing that a
  // prediction is.
  EXPECT_NE(ErrorCode(ReportOfCsv("y,pred\na,.1\nb,.4\nc,.3\n")),
            "labels_not_shared");
  EXPECT_NE(ErrorCode(ReportOfCsv(
                "label,sex,city\n0,male,x\n1,female,y\n0,female,x\n")),
            "labels_not_shared");
}

TEST(Spelling, ATruthWithTwoSpellingsOfAClassIsWarnedOf) {
  const Table table = TableFromCsv("y,p\nYes,Yes\nno,no\nyes,Yes\n");
  const auto warning = TwoSpellings(table, 0);
  ASSERT_TRUE(warning);
  EXPECT_EQ(warning->line, 4U);
  EXPECT_EQ(warning->value, "yes");
  EXPECT_FALSE(TwoSpellings(table, 1));
}

TEST(Spelling, EqualNumbersAreOneLabel) {
  EXPECT_FALSE(TwoSpellings(TableFromCsv("y,p\n1,1.0\n1.0,0\n0,1\n"), 0));
}

/// Truth, predictions with another capital, and predictions in numbers.
std::string Articles() {
  std::string csv = "Reviewer,LLM,ML Model\n";
  for (int i = 0; i < 12; ++i) {
    csv += i % 2 == 0 ? "Not related," : "Related,";
    csv += i % 3 == 0 ? "Not Related," : "Related,";
    csv += i % 2 == 0 ? "0\n" : "1\n";
  }
  return csv;
}

TEST(Spelling, ANamedModelOfWhichNoLabelCanBeRightIsNotEvaluated) {
  const ReadJson capital =
      ReportOfCsv(Articles(), R"({"truth":"Reviewer","predictions":["LLM"]})");
  EXPECT_EQ(ErrorCode(capital), "labels_spelled_differently") << capital.dump();
  EXPECT_EQ(capital["error"]["value"], "Not Related");
  const ReadJson numbers = ReportOfCsv(
      Articles(),
      R"({"task":"labels","truth":"Reviewer","predictions":["ML Model"]})");
  EXPECT_EQ(ErrorCode(numbers), "labels_not_shared") << numbers.dump();
  // A model that gives one class, which the truth never is, errs.
  const ReadJson wrong =
      ReportOfCsv("truth,model\na,c\nb,c\na,c\n",
                  R"({"truth":"truth","predictions":["model"]})");
  EXPECT_EQ(wrong["models"][0]["metrics"]["accuracy"], 0) << wrong.dump();
}

TEST(Spelling, NamedTextsOfSomeLabelsOfTheTruthAreLabels) {
  const ReadJson report = ReportOfCsv(
      "truth,model\na,a\nb,unknown\na,unsure\nb,b\na,a\nb,unknown\n",
      R"({"truth":"truth","predictions":["model"]})");
  EXPECT_EQ(report["task"], "labels") << report.dump();
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], .5);
}

}  // namespace
}  // namespace melon
