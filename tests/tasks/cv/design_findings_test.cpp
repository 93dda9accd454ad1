#include "tasks/cv/design_findings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tasks/comparison/report_findings.h"
#include "tasks/cv/tables_of_folds.h"

namespace melon {
namespace {

std::string Nothing(std::size_t /*row*/) { return ""; }
std::string InHalves(std::size_t row) { return Place(row, 2); }
std::string InFives(std::size_t row) { return Place(row, 5); }
std::string InOneRun(std::size_t row) { return "1," + Number(row); }
/// Of folds that nothing names, the run.
std::string InRuns(std::size_t row) { return Number(row / 5); }

/// The first rows of a grid search of two settings.
std::string GridSearch(std::size_t folds, const std::string& before,
                       const std::string& after) {
  std::string head = "params";
  std::string one = "a";
  std::string two = "b";
  for (std::size_t fold = 0; fold < folds; ++fold) {
    head.append(",").append(before).append(std::to_string(fold)).append(after);
    one.append(",.8").append(std::to_string(fold));
    two.append(",.7").append(std::to_string(fold * fold % 10));
  }
  return head + "\n" + one + "\n" + two + "\n";
}

ReadJson GuessIn(const ReadJson& report) {
  return FindingOf(report, "design_guessed");
}

bool AreFoldsAGuess(const ReadJson& report) {
  const std::vector<std::string> guessed = report["input"]["guessed"];
  const bool guesses =
      std::find(guessed.begin(), guessed.end(), "design") != guessed.end();
  EXPECT_EQ(report["verdict"].value("assumes", "") == "folds", guesses);
  EXPECT_EQ(!GuessIn(report).is_null(), guesses);
  return guesses;
}

bool GuessesFolds(const std::string& csv,
                  std::string_view options = R"({"task":"cv"})") {
  return AreFoldsAGuess(ReportOfCsv(csv, options));
}

TEST(FindingsOnDesign, SayInEveryFormThatFoldsAreAGuess) {
  for (const std::size_t rows : {5U, 10U, 13U}) {
    EXPECT_TRUE(GuessesFolds(Folds(rows, "A,B", Nothing)));
    // The row numbers that pandas writes, splits and resamples are no folds.
    EXPECT_TRUE(GuessesFolds(Folds(rows, ",A,B", Number)));
    EXPECT_TRUE(GuessesFolds(Folds(rows, "split,A,B", Number)));
    EXPECT_TRUE(GuessesFolds(GridSearch(rows, "split", "_test_score"), "{}"));
  }
  EXPECT_TRUE(
      GuessesFolds("model,test_score\nA,.8\nA,.7\nA,.9\nB,.7\nB,.6\nB,.9\n"));
}

TEST(FindingsOnDesign, DoNotSayItWhereTheTableNamesTheFolds) {
  EXPECT_FALSE(GuessesFolds(Folds(10, "fold,A,B", Number)));
  EXPECT_FALSE(GuessesFolds(GridSearch(10, "Fold ", ""), R"({"task":"cv"})"));
  EXPECT_FALSE(GuessesFolds(Folds(10, "run,fold,A,B", InHalves)));
  EXPECT_FALSE(GuessesFolds(Folds(30, "run,fold,A,B", InFives)));
  EXPECT_FALSE(GuessesFolds(Folds(10, "run,fold,A,B", InOneRun)));
}

TEST(FindingsOnDesign, DoNotSayItWhereTheUserHasSettledIt) {
  const std::string csv = Folds(10, "A,B", Nothing);
  EXPECT_FALSE(GuessesFolds(csv, R"({"task":"cv","design":"kfold"})"));
  EXPECT_FALSE(GuessesFolds(csv, R"({"task":"cv","design":"5x2"})"));
  EXPECT_FALSE(GuessesFolds(csv, R"({"task":"cv","test_train_ratio":0.5})"));
}

TEST(FindingsOnDesign, SayItOfRunsWhoseFoldsNothingNames) {
  const ReadJson report = ReportOfCsv(Folds(15, "run,A,B", InRuns));
  EXPECT_EQ(report["input"]["design"], "repeated");
  EXPECT_TRUE(AreFoldsAGuess(report));
  EXPECT_NE(GuessIn(report)["message"]["en"].get<std::string>().find(
                "the folds of 3 cross-validations"),
            std::string::npos);
}

TEST(FindingsOnDesign, SayNothingOfHoldOutRunsWhichNoTestCorrects) {
  EXPECT_FALSE(GuessesFolds(Folds(10, "seed,A,B", Number)));
}

TEST(FindingsOnDesign, SpeakOfTheSplitsOfAllLearnersOnlyWhereThereAreSeveral) {
  const auto message = [](const std::string& csv) {
    return GuessIn(ReportOfCsv(csv, R"({"task":"cv"})"))["message"]["en"]
        .get<std::string>();
  };
  EXPECT_NE(message(Folds(10, "A,B", Nothing)).find("all learners"),
            std::string::npos);
  EXPECT_EQ(message("A\n.1\n.2\n.3\n").find("all learners"), std::string::npos);
}

TEST(FindingsOnDesign, OfManyRowsTheVerdictSaysThatItTakesThemForOneRun) {
  const std::string many = Folds(30, "fold,A,B", Number);
  EXPECT_TRUE(GuessesFolds(many, "{}"));
  EXPECT_FALSE(GuessesFolds(Folds(19, "fold,A,B", Number), "{}"));
  EXPECT_FALSE(GuessesFolds(Folds(30, "run,fold,A,B", InOneRun), "{}"));
  EXPECT_FALSE(GuessesFolds(many, R"({"design":"kfold"})"));
  // With the sizes of the sets nothing is assumed.
  EXPECT_FALSE(GuessesFolds(many, R"({"test_train_ratio":0.1111})"));
}

TEST(FindingsOnDesign, SayWhatToTypeOfRowsThatMayBeThoseOfSeveralRuns) {
  const auto finding = [](std::size_t rows) {
    return GuessIn(ReportOfCsv(Folds(rows, "fold,A,B", Number)));
  };
  const ReadJson fifteen = finding(15);
  ASSERT_FALSE(fifteen.is_null());
  EXPECT_EQ(fifteen["kind"], "warning");
  EXPECT_EQ(fifteen["option"]["name"], "test_train_ratio");
  // 1/(5 − 1).
  EXPECT_NE(fifteen["instead"]["en"].get<std::string>().find("5 folds 0.25"),
            std::string::npos);
  EXPECT_NE(finding(23)["instead"]["en"].get<std::string>().find("0.1111"),
            std::string::npos);
  EXPECT_TRUE(finding(10).is_null());
  EXPECT_TRUE(finding(13).is_null());
}

TEST(FindingsOnDesign, AskForTheDesignOfUpToTenRows) {
  const ReadJson finding =
      GuessIn(ReportOfCsv(Folds(10, "A,B", Nothing), R"({"task":"cv"})"));
  EXPECT_EQ(finding["kind"], "caution");
  EXPECT_EQ(finding["option"]["name"], "design");
  EXPECT_NE(finding["instead"]["en"].get<std::string>().find("5×2"),
            std::string::npos);
}

TEST(FindingsOnDesign, AssertNothingThatWasNotRead) {
  const auto steps = [](const std::string& csv) {
    return ReportOfCsv(csv, R"({"task":"cv"})")["advice"]["steps"].dump();
  };
  const std::string unnamed = steps(Folds(10, "A,B", Nothing));
  EXPECT_NE(unnamed.find("Guessed from the number of rows."),
            std::string::npos);
  EXPECT_EQ(unnamed.find("Read from"), std::string::npos);
  EXPECT_NE(unnamed.find("supposes that in each fold"), std::string::npos);
  EXPECT_NE(steps(Folds(10, "fold,A,B", Number)).find("Read from the names"),
            std::string::npos);
}

TEST(FindingsOnDesign, WarnOfSchemesThatCountAsFolds) {
  const ReadJson report = ReportOfCsv(
      "model,cv,accuracy\nTree,Stratified 5-fold,.81\nTree,GroupKFold,.64\n"
      "KNN,Stratified 5-fold,.88\nKNN,GroupKFold,.72\n");
  EXPECT_EQ(report["task"], "cv");
  EXPECT_TRUE(Has(FindingsOf(report), "warning:schemes_as_folds"));
  EXPECT_TRUE(
      FindingOf(ReportOfCsv("fold,A,B\n1,.8,.7\n2,.9,.8\n"), "schemes_as_folds")
          .is_null());
}

TEST(FindingsOnDesign, NameFiveByTwoOnlyWhereTheRowsAllowIt) {
  const auto advice = [](std::size_t rows) {
    return GuessIn(ReportOfCsv(Folds(rows, "A,B", Nothing), R"({"task":"cv"})"))
        .dump();
  };
  EXPECT_NE(advice(10).find("5×2"), std::string::npos);
  EXPECT_EQ(advice(5).find("5×2"), std::string::npos);
}

}  // namespace
}  // namespace melon
