#include "roles/console_text.h"

#include <gtest/gtest.h>

#include <string_view>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(ConsoleText, IsWhatWekaShowsInItsWindow) {
  const auto problem = ConsoleText(TableFromCsv(
      "=== Classifier output ===\n\n=== Predictions on test data ===\n\n"
      "    inst#     actual  predicted error prediction\n"
      "        1      1:no       1:no       0.94\n"));
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->code, "console_text");
  EXPECT_NE(problem->message.english.find("WEKA"), std::string::npos);
}

TEST(ConsoleText, IsAFileOfTrec) {
  for (const std::string_view text :
       {"1 0 doc1 2\n1 0 doc2 0\n2 0 doc1 1\n",
        "1\t0\tdoc1\t2\n1\t0\tdoc2\t0\n2\t0\tdoc1\t1\n",
        "1 Q0 doc5 1 19.8 bm25\n1 Q0 doc3 2 18.1 bm25\n"}) {
    const auto problem = ConsoleText(TableFromCsv(text));
    ASSERT_TRUE(problem) << text;
    EXPECT_NE(problem->message.english.find("TREC"), std::string::npos);
    EXPECT_NE(problem->message.chinese.find("TREC"), std::string::npos);
  }
}

TEST(ConsoleText, IsWhatModelsAreSummedUpBy) {
  struct Printed {
    std::string_view text;
    std::string_view program;
  };
  for (const auto& [text, program] :
       {Printed{"\nCall:\nlm(formula = mpg ~ wt, data = mtcars)\n\n"
                "Residuals:\n    Min      1Q  Median      3Q     Max\n"
                "-4.5432 -2.3647 -0.1252  1.4096  6.8727\n",
                "statsmodels"},
        Printed{"                            OLS Regression Results\n"
                "==============================================\n"
                "Dep. Variable:  y   R-squared:  0.9\n",
                "statsmodels"},
        Printed{"[0]\ttrain-rmse:0.48\ttest-rmse:0.52\n"
                "[1]\ttrain-rmse:0.41\ttest-rmse:0.47\n",
                "XGBoost"},
        Printed{"[1]\tvalid_0's l2: 0.24\n[2]\tvalid_0's l2: 0.23\n",
                "LightGBM"}}) {
    const auto problem = ConsoleText(TableFromCsv(text));
    ASSERT_TRUE(problem) << text;
    EXPECT_EQ(problem->code, "console_text");
    EXPECT_NE(problem->message.english.find(program), std::string::npos);
    EXPECT_NE(problem->message.chinese.find("y_pred"), std::string::npos);
  }
}

TEST(ConsoleText, IsNoTable) {
  EXPECT_FALSE(ConsoleText(
      TableFromCsv("dataset,precision,recall,f1-score,accuracy\nx,1,1,1,1\n")));
  EXPECT_FALSE(ConsoleText(TableFromCsv("[0],[1]\n0.2,0.3\n0.4,0.5\n")));
  EXPECT_FALSE(ConsoleText(TableFromCsv("y,a,b,c\n1,.2,.3,.4\n0,.1,.2,.3\n")));
  EXPECT_FALSE(ConsoleText(TableFromCsv("1,0,0.5,1\n0,1,.3,.4\n")));
  EXPECT_FALSE(ConsoleText(TableFromCsv("y\n1\n0\n")));
}

TEST(ConsoleText, OfCellsWithBlanksBetweenThemSaysHowToWriteThem) {
  for (const std::string_view csv :
       {"truth rf\n1 1 0.741\n2 0 0.2\n3 1 0.6\n",
        "truth rf\n1 0.741\n0 0.2\n1 0.6\n",
        "    truth   rf\n0       1  0.7\n"
        "1       0  0.2\n..    ...  ...\n"
        "99      1  0.6\n\n[100 rows x 2 columns]\n"}) {
    const auto problem = ConsoleText(TableFromCsv(csv));
    ASSERT_TRUE(problem) << csv;
    EXPECT_EQ(problem->code, "blank_delimited");
  }
  // Texts of several words.
  EXPECT_FALSE(ConsoleText(TableFromCsv(
      "true species\nIris setosa\nIris virginica\nIris setosa\n")));
}

}  // namespace
}  // namespace melon
