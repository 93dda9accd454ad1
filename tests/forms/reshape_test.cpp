#include "forms/reshape.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "io/json/json_reader.h"
#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

bool Warns(const ReadJson& report, const std::string& code) {
  return std::any_of(
      report["warnings"].begin(), report["warnings"].end(),
      [&code](const ReadJson& warning) { return warning["code"] == code; });
}

using Labels = std::vector<std::string>;

Labels ClassesOf(const ReadJson& report) {
  return report["classes"].get<Labels>();
}

/// What the report says of the confusion matrix that it read.
std::string WarningText(const ReadJson& report) {
  for (const ReadJson& warning : report["warnings"]) {
    if (warning["code"] == "confusion_matrix_read")
      return warning["message"].get<std::string>();
  }
  return "";
}

bool IsReadAsMatrix(std::string_view csv, std::string_view options = "{}") {
  const Table table = TableFromCsv(csv);
  const auto parsed = ParseOptions(*ParseJson(options));
  EXPECT_TRUE(parsed) << options;
  const auto made = Reshape(table, parsed.value());
  EXPECT_TRUE(made) << csv;
  return made && made.value() &&
         made.value()->warning.code == "confusion_matrix_read";
}

TEST(Reshape, AConfusionMatrixIsReadAsCountsOfTruthAndPrediction) {
  const ReadJson report =
      ReportOfCsv(",cat,dog,bird\ncat,50,3,2\ndog,4,40,6\nbird,1,5,44\n");
  EXPECT_EQ(report["task"], "labels");
  // The diagonal, 50 + 40 + 44, of 155 cases.
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], 134. / 155);
  EXPECT_EQ(report["models"][0]["metrics"]["n"], 155);
  EXPECT_TRUE(Warns(report, "confusion_matrix_read"));
}

TEST(Reshape, NamesThatDifferInSignsAloneAreOfOneClass) {
  // MATLAB writes RS41_Radiosonde above a column.
  const ReadJson report = ReportOfCsv(
      "Row,fm,RS41_Radiosonde,ais\nfm,50,3,0\nRS41-Radiosonde,4,40,0\n"
      "ais,0,0,9\n");
  ASSERT_EQ(report["task"], "labels") << report.dump();
  EXPECT_EQ(ClassesOf(report), (Labels{"RS41-Radiosonde", "ais", "fm"}));
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], 99. / 106);
  EXPECT_FALSE(IsReadAsMatrix("m,a_1,b\na1,.5,.6\na-1,.4,.7\n"));
}

TEST(Reshape, TheCountsOfAMatrixAreNotAskedWhatTheyAre) {
  const ReadJson report = ReportOfCsv(",cat,dog\ncat,50,3\ndog,4,40\n");
  const std::string notes = report["verdict"]["notes"].dump();
  EXPECT_NE(notes.find("weights_are_cases"), std::string::npos);
  EXPECT_EQ(notes.find("weight_kind"), std::string::npos) << notes;
}

TEST(Reshape, AConfusionMatrixOfNumbersWithSumsAndMarkedNames) {
  const ReadJson report = ReportOfCsv(
      ",pred_0,pred_1,All\ntrue_0,50,3,53\ntrue_1,4,40,44\nAll,54,43,97\n");
  EXPECT_EQ(report["task"], "labels");
  EXPECT_EQ(report["models"][0]["metrics"]["tp"], 40);
  EXPECT_EQ(report["models"][0]["metrics"]["fp"], 3);
  EXPECT_EQ(report["models"][0]["metrics"]["fn"], 4);
  EXPECT_EQ(report["models"][0]["metrics"]["tn"], 50);
}

TEST(Reshape, AConfusionMatrixOfNumbersAndTruthValues) {
  const ReadJson report = ReportOfCsv("true,False,True\n0,60,20\n1,25,123\n");
  EXPECT_EQ(report["task"], "labels");
  EXPECT_EQ(report["input"]["positive"], "1");
  EXPECT_EQ(report["models"][0]["metrics"]["tp"], 123);
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"].get<double>(),
                   (60.0 + 123.0) / 228.0);
}

TEST(Reshape, AClassWithoutARowOrColumnHasZerosThere) {
  const ReadJson square =
      ReportOfCsv("true,cat,dog,reject\ncat,9,2,3\ndog,1,12,2\nreject,0,0,0\n");
  const std::string whole = square["models"].dump();
  EXPECT_NE(whole, "null");
  const ReadJson no_row =
      ReportOfCsv("true,cat,dog,reject\ncat,9,2,3\ndog,1,12,2\n");
  EXPECT_EQ(no_row["models"].dump(), whole);
  // 21 of 29.
  EXPECT_DOUBLE_EQ(no_row["models"][0]["metrics"]["accuracy"], 21. / 29);
  EXPECT_NE(
      WarningText(no_row).find("\"reject\" has no row, which was read as"),
      std::string::npos);
  const ReadJson no_column =
      ReportOfCsv("predicted,cat,dog\ncat,9,1\ndog,2,12\nreject,3,2\n");
  EXPECT_EQ(no_column["models"].dump(), whole);
  EXPECT_NE(WarningText(no_column).find(
                "\"reject\" has no column, which was read as"),
            std::string::npos);
  // Sums are no class, whatever they are called.
  const ReadJson support =
      ReportOfCsv(",cat,dog,support\ncat,9,2,11\ndog,1,12,13\n");
  EXPECT_EQ(support["models"][0]["metrics"]["n"], 24);
  EXPECT_EQ(support["input"]["positive"], "dog");
  // Rows and columns of different names are results.
  EXPECT_FALSE(IsReadAsMatrix(",cat,dog,cow\ncat,9,2,1\nhen,1,12,3\n"));
}

TEST(Reshape, AConfusionMatrixOfSharesIsAskedForItsCounts) {
  // Rows add up to 1, to 100 %, or columns to 1, one with rounded cells; then
  // all cells.
  for (const std::string_view csv :
       {",a,b,c\na,1.0,0.0,0.0\nb,0.0,0.952,0.048\nc,0.0,0.0,1.0\n",
        ",a,b\na,91.5%,8.5%\nb,20%,80%\n", ",a,b\na,91.5,8.4\nb,20,80\n",
        "true,a,b\na,.7,.4\nb,.3,.6\n",
        ",a,b,c\na,.33,.33,.33\nb,.1,.8,.1\nc,0,.17,.84\n",
        ",cat,dog\ncat,.45,.05\ndog,.1,.4\n", ",a,b\na,45,5.5\nb,10,39.5\n"})
    EXPECT_EQ(ErrorCode(ReportOfCsv(csv)), "confusion_matrix_normalized")
        << csv;
  // A matrix of similarities has other sums, results of models other names.
  EXPECT_NE(ErrorCode(ReportOfCsv(",a,b,c\na,1,.5,.3\nb,.5,1,.2\nc,.3,.2,1\n")),
            "confusion_matrix_normalized");
  EXPECT_NE(ErrorCode(ReportOfCsv("D,A,B\niris,.5,.5\nwine,.4,.6\n")),
            "confusion_matrix_normalized");
}

TEST(Reshape, AConfusionMatrixOfWeightsIsReadWhereTheNamesSayWhatTheRowsAre) {
  // The diagonal, 5.5 + 40, of 56.5.
  for (const std::string_view csv :
       {"true,0,1\n0,5.5,8\n1,3,40\n", "predicted,0,1\n0,5.5,3\n1,8,40\n",
        ",Predicted 0,Predicted 1\nActual 0,5.5,8\nActual 1,3,40\n",
        "Actual,0,1,All\n0,5.5,8,13.5\n1,3,40,43\nAll,8.5,48,56.5\n"}) {
    const ReadJson report = ReportOfCsv(csv);
    EXPECT_EQ(report["task"], "labels") << csv;
    EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"].get<double>(),
                     45.5 / 56.5)
        << csv;
  }
  // Sums whose last digit is rounded: .1 + .2 is not .3.
  EXPECT_DOUBLE_EQ(
      ReportOfCsv("Actual,a,b,All\na,.1,.2,.3\nb,7,8,15\nAll,7.1,8.2,15.3\n")
          ["models"][0]["metrics"]["accuracy"]
              .get<double>(),
      8.1 / 15.3);
  // Without such names they may be results of models trained on A and on B.
  EXPECT_FALSE(IsReadAsMatrix(",A,B\nA,81.5,77\nB,70,79.5\n"));
}

TEST(Reshape, ASquareOfCountsWithoutNamesIsAskedForThem) {
  const std::string_view csv = "37,0,2\n1,39,4\n0,7,20\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(csv)), "confusion_matrix_without_names");
  // Whoever says what the columns are is believed.
  EXPECT_NE(ErrorCode(ReportOfCsv(csv, R"({"truth":"column_1"})")),
            "confusion_matrix_without_names");
  // Three cases of a truth and two models.
  EXPECT_NE(ErrorCode(ReportOfCsv("0,0,1\n1,1,1\n1,1,0\n")),
            "confusion_matrix_without_names");
}

TEST(Reshape, ASquareOfCountsBelowTheClassesIsAskedForThoseOfItsRows) {
  // Two classes as well, where the cases are many.
  EXPECT_EQ(ErrorCode(ReportOfCsv("Normal,Fraud\n5864,3651\n243,242\n")),
            "confusion_matrix_without_names");
  EXPECT_NE(ErrorCode(ReportOfCsv("A,B\n3,1\n0,2\n")),
            "confusion_matrix_without_names");
  const ReadJson answer = ReportOfCsv("0,1,2\n37,0,2\n1,39,4\n0,7,20\n");
  EXPECT_EQ(ErrorCode(answer), "confusion_matrix_without_names");
  // Cases, since a column is called a truth.
  EXPECT_NE(ErrorCode(ReportOfCsv("y_true,a,b\n9,0,1\n0,7,1\n1,0,6\n")),
            "confusion_matrix_without_names");
}

TEST(Reshape, RowsCalledPredictedAreThePredictedClasses) {
  const ReadJson report =
      ReportOfCsv("predicted,0,1\n0,50,3\n1,4,40\n", R"({"positive":"1"})");
  EXPECT_EQ(report["models"][0]["metrics"]["fp"], 4);
  EXPECT_EQ(report["models"][0]["metrics"]["fn"], 3);
}

TEST(Reshape, RowsMarkedAsPredictedAreThePredictedClasses) {
  const ReadJson report = ReportOfCsv(
      ",true_0,true_1\npred_0,50,3\npred_1,4,40\n", R"({"positive":"1"})");
  EXPECT_EQ(report["models"][0]["metrics"]["fp"], 4);
  EXPECT_EQ(report["models"][0]["metrics"]["fn"], 3);
}

TEST(Reshape, AMarkIsPartOfTheClassWhereTheNamesAreTheSameWithIt) {
  const ReadJson report = ReportOfCsv(
      ",true positive,real positive\ntrue positive,10,2\n"
      "real positive,3,9\n");
  // The diagonal, 10 + 9, of 10 + 2 + 3 + 9 cases.
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], 19. / 24);
}

TEST(Reshape, AWordLikeAMarkBeforeSomeClassesIsPartOfThem) {
  const ReadJson report = ReportOfCsv(
      ",real news,fake news,news\nreal news,10,2,1\nfake news,3,9,0\n"
      "news,1,1,12\n");
  EXPECT_EQ(ClassesOf(report), (Labels{"fake news", "news", "real news"}));
  // The diagonal, 10 + 9 + 12, of 39 cases.
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], 31. / 39);
}

TEST(Reshape, WordsOfAnyLanguageMayStandBeforeAllClasses) {
  for (const std::string csv :
       {",Tahmin_red,Tahmin_green\nGerçek_red,32,12\nGerçek_green,14,64\n",
        ",ennuste_red,ennuste_green\ntosi_red,32,12\ntosi_green,14,64\n"}) {
    const ReadJson report = ReportOfCsv(csv);
    ASSERT_EQ(report["task"], "labels") << report.dump();
    // 96 of 122.
    EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"].get<double>(),
                     96. / 122);
  }
  // Numbers may be those of folds, and scores have such words alone.
  EXPECT_NE(ReportOfCsv(",model_1,model_2\nset_1,32,12\nset_2,14,64\n")["task"],
            "labels");
  EXPECT_NE(ReportOfCsv("y,A:x,A:z\nx,3,1\nz,1,7\n")["task"], "labels");
}

TEST(Reshape, AMarkThatNotAllNamesOfAnAxisCarryMakesNoMatrix) {
  EXPECT_FALSE(IsReadAsMatrix(",pred_a,b\ntrue_a,5,1\ntrue_b,2,6\n"));
  EXPECT_TRUE(IsReadAsMatrix(",pred_a,pred_b\ntrue_a,5,1\ntrue_b,2,6\n"));
  EXPECT_TRUE(IsReadAsMatrix(",a,b\nActual: a,5,1\nActual: b,2,6\n"));
}

TEST(Reshape, AClassThatIsCalledTotalIsAClassWhereItIsNotTheSum) {
  const ReadJson report = ReportOfCsv(
      ",minor,severe,total\nminor,10,2,1\nsevere,3,9,2\ntotal,0,1,12\n");
  EXPECT_EQ(ClassesOf(report), (Labels{"minor", "severe", "total"}));
  // 10 + 2 + 1 + 3 + 9 + 2 + 0 + 1 + 12 cases, 10 + 9 + 12 of them right.
  EXPECT_EQ(report["models"][0]["metrics"]["n"], 40);
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], 31. / 40);
  EXPECT_NE(WarningText(report).find("\"total\" is a class here"),
            std::string::npos);
}

TEST(Reshape, ALastRowAndColumnThatBothAddUpAreSumsWhateverTheyAreCalled) {
  for (const std::string name : {"Summe", "Gesamt", "marginal"}) {
    const ReadJson report =
        ReportOfCsv("," + std::string("cat,dog,") + name +
                    "\ncat,10,2,12\ndog,3,9,12\n" + name + ",13,11,24\n");
    ASSERT_EQ(report["task"], "labels") << name;
    // 19 of 24 are right.
    EXPECT_NEAR(report["models"][0]["metrics"]["accuracy"].get<double>(),
                19.0 / 24, 1e-12);
    EXPECT_NE(WarningText(report).find("\"" + name + "\" was left out"),
              std::string::npos);
  }
}

TEST(Reshape, SumsAreLeftOutWhereTheyAddUpAndTheWarningNamesThem) {
  // 10 + 2 = 12, 3 + 9 = 12; 10 + 3 = 13, 2 + 9 = 11; 12 + 12 = 24.
  for (const char* const csv :
       {",cat,dog,All\ncat,10,2,12\ndog,3,9,12\nAll,13,11,24\n",
        ",cat,dog,All\ncat,10,2,12\ndog,3,9,12\n",
        ",cat,dog\ncat,10,2\ndog,3,9\nAll,13,11\n"}) {
    const ReadJson report = ReportOfCsv(csv);
    EXPECT_EQ(report["models"][0]["metrics"]["n"], 24) << csv;
    EXPECT_NE(WarningText(report).find("\"All\" was left out"),
              std::string::npos)
        << csv;
  }
  EXPECT_FALSE(IsReadAsMatrix(",cat,dog,All\ncat,10,2,13\ndog,3,9,12\n"));
}

TEST(Reshape, AClassThatNeitherOccursNorIsPredictedRemainsAClass) {
  const ReadJson report =
      ReportOfCsv(",cat,dog,owl\ncat,10,2,0\ndog,3,9,0\nowl,0,0,0\n");
  EXPECT_EQ(report["task"], "labels");
  EXPECT_EQ(ClassesOf(report), (Labels{"cat", "dog", "owl"}));
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], 19. / 24);
}

TEST(Reshape, ResultsOnDataSetsAreNotAConfusionMatrix) {
  EXPECT_FALSE(IsReadAsMatrix("dataset,A,B\nd1,5,7\nd2,6,8\n"));
  // Rows and columns with the same names, but what they are is said.
  for (const char* const corner :
       {"dataset", "data set", "Algorithm", "learner", "model", "method",
        "trained on", "fold"}) {
    EXPECT_FALSE(
        IsReadAsMatrix(std::string(corner) + ",A,B\nA,81,77\nB,70,79\n"))
        << corner;
  }
  EXPECT_FALSE(
      IsReadAsMatrix(",model_a,model_b\nmodel_a,50,70\nmodel_b,30,50\n"));
  EXPECT_TRUE(IsReadAsMatrix("actual,A,B\nA,81,77\nB,70,79\n"));
}

TEST(Reshape, ZerosOnTheWholeDiagonalAreWinsOrDistances) {
  constexpr std::string_view kWins = ",A,B,C\nA,0,7,5\nB,3,0,6\nC,5,4,0\n";
  EXPECT_FALSE(IsReadAsMatrix(kWins));
  // Whoever says that it contains labels has a model that is always wrong.
  const ReadJson report = ReportOfCsv(kWins, R"({"task":"labels"})");
  EXPECT_EQ(report["models"][0]["metrics"]["accuracy"], 0);
}

TEST(Reshape, AnOptionOfComparisonsMeansThatTheFileIsNotAConfusionMatrix) {
  constexpr std::string_view kTable = ",A,B\nA,81,77\nB,70,79\n";
  EXPECT_TRUE(IsReadAsMatrix(kTable));
  EXPECT_TRUE(IsReadAsMatrix(kTable, R"({"task":"labels"})"));
  for (const char* const options :
       {R"({"higher_is_better":true})", R"({"dataset":"column_1"})",
        R"({"control":"A"})", R"({"post_hoc":"nemenyi"})",
        R"({"task":"friedman"})", R"({"task":"regression"})",
        R"({"task":"counts"})"}) {
    EXPECT_FALSE(IsReadAsMatrix(kTable, options)) << options;
  }
  EXPECT_NE(WarningText(ReportOfCsv(kTable)).find("(task=friedman)"),
            std::string::npos);
}

TEST(Reshape, ClassesOfAConfusionMatrixThatAreNumbersAreNotQuantities) {
  // Both more than the reader keeps as labels and fewer.
  for (const int classes : {30, 300}) {
    std::string header;
    std::string rows;
    for (int i = 0; i < classes; ++i) {
      header += ',' + std::to_string(i);
      rows += std::to_string(i);
      for (int j = 0; j < classes; ++j)
        rows += j == i ? ",3" : j == (i + 1) % classes ? ",1" : ",0";
      rows += '\n';
    }
    const ReadJson report = ReportOfCsv(header + '\n' + rows);
    EXPECT_EQ(report["task"], "labels") << classes;
    // 3 of 4 in each class.
    EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], .75);
    EXPECT_EQ(report["models"][0]["metrics"]["n"], 4 * classes);
  }
}

/// A confusion matrix with 3 right cases of each class and one that is
/// mistaken for the next class.
std::string SparseMatrix(int classes) {
  std::string csv;
  for (int i = 0; i < classes; ++i) csv += ",c" + std::to_string(i);
  csv += '\n';
  for (int i = 0; i < classes; ++i) {
    csv += 'c' + std::to_string(i);
    for (int j = 0; j < classes; ++j)
      csv += j == i ? ",3" : j == (i + 1) % classes ? ",1" : ",0";
    csv += '\n';
  }
  return csv;
}

TEST(Reshape, AThousandClassesAreReadInLessThanTwoSeconds) {
  const Table table = TableFromCsv(SparseMatrix(1000));
  const auto begin = std::chrono::steady_clock::now();
  const auto made = Reshape(table, {});
  const std::chrono::duration<double> seconds =
      std::chrono::steady_clock::now() - begin;
  ASSERT_TRUE(made && made.value());
  // One cell on the diagonal and one beside it for each class.
  EXPECT_EQ(made.value()->table->row_count, 2000);
  EXPECT_LT(seconds.count(), 2);
}

TEST(Reshape, MoreThanAThousandClassesAreAProblemThatSaysSo) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(SparseMatrix(1001))), "too_many_classes");
}

TEST(Reshape, AClassificationReportSaysWhatToGiveInstead) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(",precision,recall,f1-score,support\n"
                                  "cat,.9,.8,.85,55\ndog,.8,.85,.82,50\n"
                                  "macro avg,.85,.83,.83,105\n")),
            "classification_report");
  EXPECT_EQ(ErrorCode(ReportOfCsv("label,support,precision,recall,f1\n"
                                  "cat,55,.9,.8,.85\ndog,50,.8,.85,.82\n"
                                  "cow,40,.7,.75,.72\n")),
            "classification_report");
  EXPECT_EQ(ErrorCode(ReportOfCsv(",0,1,accuracy,macro avg\n"
                                  "precision,.9,.8,.85,.85\n"
                                  "recall,.9,.8,.85,.85\n"
                                  "f1-score,.9,.8,.85,.85\n"
                                  "support,50,55,.85,105\n")),
            "classification_report");
}

TEST(Reshape, TheDistributionOfWekaIsAModelWithAProbabilityForEachClass) {
  const ReadJson report = ReportOfCsv(
      "=== Predictions on test data ===\n\n"
      "inst#,actual,predicted,error,distribution,,\n"
      "1,1:a,1:a,,*0.7,0.2,0.1\n2,2:b,1:a,+,*0.6,0.3,0.1\n"
      "3,3:c,3:c,,0.1,0.2,*0.7\n4,2:b,2:b,,0.1,*0.8,0.1\n");
  EXPECT_EQ(report["task"], "multiclass");
  EXPECT_EQ(report["models"][0]["name"], "distribution");
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], .75);
  // −(ln .7 + ln .3 + ln .7 + ln .8)/4
  EXPECT_NEAR(report["models"][0]["metrics"]["log_loss"], .5351166, 1e-7);
  EXPECT_TRUE(Warns(report, "distribution_read"));
}

TEST(Reshape, ADistributionOfWekaInOneCellIsNamedAsLeftOut) {
  const ReadJson report = ReportOfCsv(
      "inst#,actual,predicted,error,distribution\n"
      "1,1:a,1:a,,\"*0.9,0.1\"\n2,2:b,1:a,+,\"*0.6,0.4\"\n"
      "3,1:a,1:a,,\"*0.7,0.3\"\n4,2:b,2:b,,\"0.2,*0.8\"\n");
  ASSERT_TRUE(Warns(report, "distribution_ignored")) << report.dump();
  EXPECT_EQ(report["models"].size(), 1U);
  EXPECT_EQ(report["models"][0]["name"], "predicted");
}

TEST(Reshape, ACellOfADistributionOfWekaThatIsNotANumberIsNamed) {
  const ReadJson answer = ReportOfCsv(
      "inst#,actual,predicted,error,distribution,\n"
      "1,1:a,1:a,,*0.9,0.1\n2,2:b,1:a,+,*0.6,oops\n3,1:a,1:a,,*0.7,0.3\n");
  EXPECT_EQ(answer["models"][0]["name"], "predicted");
  bool named = false;
  for (const ReadJson& warning : answer["warnings"]) {
    named |=
        warning["code"] == "distribution_ignored" &&
        warning["message"].get<std::string>().find("oops") != std::string::npos;
  }
  EXPECT_TRUE(named) << answer["warnings"];
}

TEST(Reshape, AColumnDistributionOfOtherTextsIsNotOfWeka) {
  const ReadJson report = ReportOfCsv(
      "actual,predicted,distribution\na,a,\"normal, cut\"\nb,a,uniform\n"
      "b,b,\"normal, cut\"\n");
  EXPECT_FALSE(Warns(report, "distribution_ignored"));
}

TEST(Reshape, AClassNumberOfWekaWithTwoNamesIsAProblem) {
  const ReadJson answer = ReportOfCsv(
      "inst#,actual,predicted,error,distribution,\n"
      "1,1:a,1:a,,*0.9,0.1\n2,2:b,1:a,+,*0.6,0.4\n3,2:c,1:a,+,*0.7,0.3\n");
  EXPECT_EQ(ErrorCode(answer), "class_numbers_differ");
  EXPECT_EQ(answer["error"]["line"], 4);
  EXPECT_EQ(answer["error"]["value"], "2:c");
}

TEST(Reshape, AClassOfWekaThatIsNotKnownHasNoOtherName) {
  const ReadJson answer = ReportOfCsv(
      "inst#,actual,predicted,error,distribution,\n"
      "1,1:?,1:a,,*0.9,0.1\n2,2:b,1:a,+,*0.6,0.4\n3,1:a,1:a,,*0.7,0.3\n");
  EXPECT_NE(ErrorCode(answer), "class_numbers_differ");
}

TEST(Reshape, OfAListOfSeveralMetricsTheFirstIsCompared) {
  std::string csv = "dataset,algorithm,metric,value\n";
  std::string plain = "dataset,algorithm,value\n";
  for (int i = 1; i <= 6; ++i) {
    const std::string d = "d" + std::to_string(i);
    csv += d + ",A,accuracy,.8" + std::to_string(i) + "\n";
    csv += d + ",A,auc,.1\n";
    csv += d + ",B,accuracy,.7" + std::to_string(i) + "\n";
    csv += d + ",B,auc,.9\n";
    plain += d + ",A,.8" + std::to_string(i) + "\n";
    plain += d + ",B,.7" + std::to_string(i) + "\n";
  }
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["models"], ReportOfCsv(plain)["models"]);
  EXPECT_TRUE(Warns(report, "metrics_left_out"));
}

TEST(Reshape, OfSeveralMetricsBesideColumnsOfModelsTheFirstIsCompared) {
  for (const std::string rows : {"dataset", "fold"}) {
    std::string csv = rows + ",metric,A,B\n";
    std::string plain = rows + ",A,B\n";
    for (int i = 1; i <= 6; ++i) {
      const std::string row = std::to_string(i);
      csv += row + ",accuracy,.8" + row + ",.7" + row + "\n";
      csv += row + ",log_loss,.1,.9\n";
      plain += row + ",.8" + row + ",.7" + row + "\n";
    }
    const ReadJson report = ReportOfCsv(csv);
    EXPECT_TRUE(Warns(report, "metrics_left_out")) << report.dump();
    EXPECT_EQ(report["models"], ReportOfCsv(plain)["models"]);
    EXPECT_EQ(report["verdict"], ReportOfCsv(plain)["verdict"]);
  }
}

TEST(Reshape, TheMetricIsThatOfTheFirstRow) {
  const std::string csv =
      "dataset,metric,A,B\nd0,loss,.626,.944\nd0,acc,.391,.599\n"
      "d1,loss,.5,.6\nd1,acc,.4,.7\nd2,loss,.3,.4\nd2,acc,.5,.6\n";
  const ReadJson report = ReportOfCsv(csv);
  // (0.626 + 0.5 + 0.3)/3 and (0.944 + 0.6 + 0.4)/3.
  EXPECT_NEAR(report["models"][0]["metrics"]["mean"], .475333333, 1e-9)
      << report.dump();
  EXPECT_NEAR(report["models"][1]["metrics"]["mean"], .648, 1e-9);
}

TEST(Reshape, TheMetricIsNoTimeThatComesBeforeIt) {
  const ReadJson report = ReportOfCsv(
      "dataset,metric,A,B\nd0,fit_time,9,8\nd0,acc,.391,.599\n"
      "d1,fit_time,7,9\nd1,acc,.4,.7\nd2,fit_time,8,8\nd2,acc,.5,.6\n");
  // (0.391 + 0.4 + 0.5)/3.
  EXPECT_NEAR(report["models"][0]["metrics"]["mean"], .430333333, 1e-9)
      << report.dump();
}

TEST(Reshape, TheMetricThatIsKeptTellsTheDirection) {
  // Values above a half alone would speak for scores.
  const auto best = [](const std::string& metric) {
    std::string csv = "dataset,metric,A,B\n";
    for (int i = 0; i < 6; ++i) {
      csv += "d" + std::to_string(i) + "," + metric + ",.6,.9\n";
      csv += "d" + std::to_string(i) + ",fit_time,1,2\n";
    }
    return ReportOfCsv(csv)["verdict"]["best"][0];
  };
  EXPECT_EQ(best("log_loss"), "A");
  EXPECT_EQ(best("neg_log_loss"), "B");
  EXPECT_EQ(best("accuracy"), "B");
}

TEST(Reshape, TheOptionAlgorithmStandsBesideAMetricThatIsKept) {
  std::string csv = "dataset,my net,metric,value\n";
  for (int i = 1; i <= 6; ++i) {
    for (const std::string net : {"A", "B"}) {
      const std::string row = "d" + std::to_string(i) + "," + net;
      csv += row + ",accuracy,.8" + std::to_string(i) + "\n";
      csv += row + ",auc,.1\n";
    }
  }
  const ReadJson report = ReportOfCsv(csv, R"({"algorithm":"my net"})");
  EXPECT_EQ(report["models"].size(), 2U) << report.dump();
  EXPECT_TRUE(Warns(report, "metrics_left_out"));
  EXPECT_FALSE(Warns(report, "options_unused"));
}

TEST(Reshape, AClassificationReportAsPrintedSaysTheSame) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(
                "              precision    recall  f1-score   support\n\n"
                "           0       0.67      1.00      0.80         2\n"
                "           1       1.00      0.67      0.80         3\n\n"
                "    accuracy                           0.80         5\n")),
            "classification_report");
}

TEST(Reshape, MatricesOfSeveralModelsAreNotProbabilities) {
  for (const std::string models : {"model", "fold"}) {
    EXPECT_EQ(ErrorCode(ReportOfCsv(models + ",truth,cat,dog\n1a,cat,28,8\n"
                                             "1a,dog,9,28\n2b,cat,30,6\n"
                                             "2b,dog,4,33\n")),
              "matrices_of_several_models")
        << models;
  }
  // Every row is a case where a model has a truth several times.
  EXPECT_NE(ErrorCode(ReportOfCsv("model,truth,cat,dog\na,cat,3,1\n"
                                  "a,dog,1,4\na,dog,2,5\nb,cat,4,2\n"
                                  "b,dog,1,4\nb,dog,2,3\n")),
            "matrices_of_several_models");
}

TEST(Reshape, SharesThatDoNotAddUpAreAskedForTheirCounts) {
  const std::string_view matrix =
      ",0,1,2\n0,55.5%,1.5%,10%\n1,.0%,82.25%,5%\n2,2.5%,4%,53.3%\n";
  EXPECT_EQ(ErrorCode(ReportOfCsv(matrix)), "confusion_matrix_normalized");
  // What models trained on one domain reach on another.
  EXPECT_NE(ErrorCode(ReportOfCsv(
                ",a,b,c\na,90.5,80.5,70.5\nb,75.5,92.5,71.5\nc,60.5,65.5,"
                "93.5\n")),
            "confusion_matrix_normalized");
}

TEST(Reshape, TheColumnOfTrueClassesMayBeChosenAsTheTruthOfItsMatrix) {
  constexpr std::string_view kMatrix =
      "true_class,a,b,c\na,9,1,0\nb,2,7,1\nc,0,1,9\n";
  const ReadJson report = ReportOfCsv(kMatrix, R"({"truth":"true_class"})");
  EXPECT_EQ(report["task"], "labels");
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"].get<double>(),
                   25. / 30);
}

}  // namespace
}  // namespace melon
