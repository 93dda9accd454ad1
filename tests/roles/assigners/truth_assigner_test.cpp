#include "roles/assigners/truth_assigner.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

/// Points of three species, as a file of a clustering has them.
std::string Points(std::string_view header, int rows, std::string (*row)(int)) {
  std::string csv(header);
  for (int i = 0; i < rows; ++i) csv += "\n" + row(i);
  return csv + "\n";
}

std::string PointRow(int i) {
  const std::string species[] = {"setosa", "versicolor", "virginica"};
  const int group = i % 3;
  return std::to_string(group + i * 0.0137) + "," +
         std::to_string(2 * group + i * 0.0071) + "," + species[group] + "," +
         std::to_string(group) + "," + std::to_string(i % 7 == 0 ? -1 : group);
}

TEST(TruthAssigner, TakesTextsOfFewValuesRatherThanACoordinateCalledY) {
  const ReadJson report =
      ReportOfCsv(Points("x,y,species,kmeans,dbscan", 240, PointRow));
  EXPECT_EQ(report["task"], "clustering");
  EXPECT_EQ(report["input"]["truth"], "species");
  EXPECT_EQ(report["input"]["predictions"], (Names{"kmeans", "dbscan"}));
  EXPECT_EQ(report["input"]["features"], (Names{"x", "y"}));
  // Without clusters there is nothing to evaluate, so it asks.
  EXPECT_EQ(ErrorCode(ReportOfCsv("x,y,species\n.5,.1,a\n.7,.9,b\n.2,.4,c\n"
                                  ".3,.8,a\n.1,.2,b\n.4,.6,c\n")),
            "no_truth_column");
}

std::string HouseRow(int i) {
  const int price = 200 + i * 37 % 190;
  return std::to_string(price) + "," + std::to_string(price + i % 5 - 2) + "," +
         std::to_string(price + i % 9 - 4) + "," + std::to_string(3 + i % 5);
}

TEST(TruthAssigner, PointsToTheLabWhereNothingIsCalledAPrediction) {
  const auto message = [](const std::string& csv) {
    const ReadJson report = ReportOfCsv(csv);
    EXPECT_TRUE(report.contains("error")) << csv;
    return report["error"]["message"].get<std::string>();
  };
  const std::string raw = message(Points("rooms,size,price", 30, [](int i) {
    return std::to_string(3 + i % 5) + "," + std::to_string(50 + i * 7) + "," +
           std::to_string(200 + i * 37 % 190);
  }));
  EXPECT_NE(raw.find("melon lab"), std::string::npos) << raw;
  const std::string beside_target =
      message("petal,sepal,species\n.5,1.5,a\n.7,1.9,b\n.2,2.4,c\n");
  EXPECT_NE(beside_target.find("melon lab"), std::string::npos);
  const std::string models =
      message(Points("price,linear,forest,rooms", 30, HouseRow));
  EXPECT_EQ(models.find("melon lab"), std::string::npos);
}

TEST(TruthAssigner, SaysOfSentencesThatTheyAreNoTable) {
  EXPECT_EQ(ErrorCode(ReportOfCsv("# Melon\nIt reads a file of predictions\n"
                                  "and says which model is better\n")),
            "not_a_table");
}

TEST(TruthAssigner, AsksWhereNothingTellsTheTruthAndListsTheColumns) {
  const std::string houses = Points("price,linear,forest,rooms", 30, HouseRow);
  const ReadJson answer = ReportOfCsv(houses);
  ASSERT_EQ(ErrorCode(answer), "no_truth_column");
  // Few values first, names of models last.
  EXPECT_EQ(answer["error"]["candidates"],
            (Names{"rooms", "price", "linear", "forest"}));
  EXPECT_EQ(answer["input"]["first_rows"].size(), 12U);
  const ReadJson report = ReportOfCsv(houses, R"({"truth":"price"})");
  EXPECT_EQ(report["task"], "regression");
  EXPECT_EQ(report["input"]["predictions"], (Names{"linear", "forest"}));
  EXPECT_EQ(report["input"]["features"], (Names{"rooms"}));
}

TEST(TruthAssigner, KeepsTheTruthWithTheTaskAndTheTaskWithTheTruth) {
  const std::string houses = Points("price,linear,forest,rooms", 30, HouseRow);
  const ReadJson both =
      ReportOfCsv(houses, R"({"truth":"price","task":"regression"})");
  EXPECT_EQ(both["input"]["truth"], "price");
  EXPECT_EQ(both["input"]["predictions"], (Names{"linear", "forest"}));
  EXPECT_EQ(ErrorCode(ReportOfCsv(houses, R"({"task":"regression"})")),
            "no_truth_column");
}

TEST(TruthAssigner, NeverOffersCommentsAsTheTruth) {
  const auto row = [](int i) {
    return std::to_string(i) + "," + std::to_string(i * i % 5) + "," +
           std::to_string(i % 4) + ",it took " + std::to_string(i) +
           " days and was good";
  };
  const ReadJson survey =
      ReportOfCsv(Points("id,ease,rating,comment", 30, row));
  ASSERT_EQ(ErrorCode(survey), "no_truth_column");
  EXPECT_EQ(survey["error"]["candidates"], (Names{"ease", "rating"}));
  // Nothing else may be the truth: it is asked for.
  const ReadJson comments = ReportOfCsv(Points("id,comment", 30, [](int i) {
    return std::to_string(i) + ",it took " + std::to_string(i) +
           " days and was good";
  }));
  ASSERT_EQ(ErrorCode(comments), "no_truth_column");
  const std::string& message = comments["error"]["message"];
  EXPECT_NE(message.find("Which column is the truth?"), std::string::npos)
      << message;
}

std::string NamedRow(int i) {
  return "case-" + std::to_string(i) + ",0." + std::to_string(100 + i);
}

TEST(TruthAssigner, NeverTakesAClassOfNearlyAsManyValuesAsRows) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(Points("class,score", 40, NamedRow))),
            "no_truth_column");
}

TEST(TruthAssigner, TakesAClassOfManyValuesThatAnotherColumnPredicts) {
  std::string csv = "class,knn";
  for (int i = 0; i < 40; ++i) {
    const std::string label = "c" + std::to_string(i % 24);
    csv += "\n" + label + "," + (i % 5 == 0 ? "c0" : label);
  }
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["task"], "labels");
  EXPECT_EQ(report["input"]["truth"], "class");
}

TEST(TruthAssigner, TakesAMeasuredYThatOtherColumnsComeNear) {
  std::string csv = "y,ridge,forest,city";
  for (int i = 0; i < 30; ++i) {
    const double y = 10 + i * 7 % 23 + 0.25;
    csv += "\n" + std::to_string(y) + "," + std::to_string(y + 0.5) + "," +
           std::to_string(y - 0.75) + (i % 2 == 0 ? ",Ulm" : ",Bonn");
  }
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["task"], "regression");
  EXPECT_EQ(report["input"]["truth"], "y");
  EXPECT_EQ(report["input"]["predictions"], (Names{"ridge", "forest"}));
}

TEST(TruthAssigner, SeesARegressionBehindAColumnOfTwoTexts) {
  // Not the sex with prices as scores.
  std::string csv = "price,linear,forest,sex";
  for (int i = 0; i < 12; ++i) {
    const double price = 200 + i * 37 % 190;
    csv += "\n" + std::to_string(price) + "," + std::to_string(price + 3) +
           "," + std::to_string(price - 5) + (i % 2 == 0 ? ",f" : ",m");
  }
  EXPECT_EQ(ErrorCode(ReportOfCsv(csv)), "no_truth_column");
}

TEST(TruthAssigner, TakesTheFirstOfSeveralColumnsOfTheSameLabelsAndSaysSo) {
  const ReadJson report =
      ReportOfCsv("expert,A,B\nyes,yes,no\nno,no,no\nyes,no,yes\nno,no,yes\n");
  EXPECT_EQ(report["task"], "labels");
  EXPECT_EQ(report["input"]["truth"], "expert");
  EXPECT_EQ(report["warnings"].back()["code"], "truth_in_doubt");
  // What is called like a model is not the truth.
  const ReadJson told = ReportOfCsv(
      "Naive Bayes,expert,SVM\nyes,yes,no\nno,no,no\nyes,no,yes\nno,no,yes\n");
  EXPECT_EQ(told["input"]["truth"], "expert");
  EXPECT_EQ(told["input"]["predictions"], (Names{"Naive Bayes", "SVM"}));
  for (const auto& warning : told["warnings"])
    EXPECT_NE(warning["code"], "truth_in_doubt");
}

TEST(TruthAssigner, NeverTakesAModelThatWritesOtherLabelsForTheTruth) {
  // NB is a learner, so the truth is the column of 0 and 1, and what the others
  // write must be brought to that.
  const ReadJson known = ReportOfCsv(
      "Churn,LogReg,NB\n0,Yes,No\n0,No,No\n1,Yes,Yes\n1,No,Yes\n0,No,No\n");
  ASSERT_EQ(ErrorCode(known), "labels_spelled_differently");
  EXPECT_EQ(known["error"]["column"], "LogReg");
  const ReadJson mixed = ReportOfCsv(
      "Churn,LogReg,XGBoost,NB\n0,1.0,0,No\n0,0.0,1,No\n1,0.0,0,Yes\n"
      "1,1.0,1,No\n");
  EXPECT_EQ(mixed["input"]["truth"], "Churn");
  EXPECT_EQ(mixed["input"]["predictions"], (Names{"LogReg", "XGBoost"}));
  // Of columns whose names tell nothing, the user is asked.
  for (const std::string models : {"LogReg,mine", "this,that"})
    EXPECT_EQ(ErrorCode(ReportOfCsv(
                  "Churn," + models +
                  "\n0,Yes,No\n0,No,No\n1,Yes,Yes\n1,No,Yes\n0,No,No\n")),
              "no_truth_column");
}

TEST(TruthAssigner, FindsTheTruthOfClassProbabilitiesWithoutAName) {
  const ReadJson report = ReportOfCsv(
      "kind,A:x,A:y,A:z\nx,.6,.3,.1\ny,.2,.7,.1\nz,.1,.1,.8\nx,.5,.3,.2\n"
      "y,.2,.6,.2\nz,.3,.3,.4\n");
  EXPECT_EQ(report["task"], "multiclass");
  EXPECT_EQ(report["input"]["truth"], "kind");
}

TEST(TruthAssigner, KnowsTheTruthInOtherLanguages) {
  for (const std::string name :
       {"真实值", "真值", "实际值", "观测值", "Tatsächlich", "réel",
        "Verdadero", "valor_real", "verdadeiro", "reale"}) {
    const ReadJson report =
        ReportOfCsv("A," + name +
                    ",B\n1200,1180,1150\n950,940,980\n1050,1100,1020\n"
                    "870,850,880\n1500,1450,1610\n");
    EXPECT_EQ(report["input"]["truth"], name) << report.dump();
    EXPECT_EQ(report["input"]["predictions"], (Names{"A", "B"}));
  }
}

TEST(TruthAssigner, AsksWhichOfSeveralRatersIsTheTruth) {
  for (const std::string names :
       {"rater_1,rater_2,rater_3", "annotator_a,annotator_b,annotator_c",
        "R1,R2,R3"}) {
    const ReadJson three =
        ReportOfCsv(names +
                    "\ncat,cat,dog\ndog,dog,dog\nbird,cat,bird\ncat,cat,cat\n"
                    "bird,bird,dog\ndog,cat,dog\n");
    EXPECT_EQ(ErrorCode(three), "no_truth_column") << names;
    const ReadJson two =
        ReportOfCsv(names + "\nyes,yes,no\nno,no,no\nyes,no,yes\nno,yes,no\n");
    EXPECT_EQ(ErrorCode(two), "no_truth_column") << names;
  }
  EXPECT_EQ(ErrorCode(ReportOfCsv("rater_1,rater_2,rater_3\n1,2,3\n2,2,2\n"
                                  "3,3,1\n1,1,1\n2,3,2\n3,1,1\n")),
            "no_truth_column");
}

TEST(TruthAssigner, TakesWhatRatersAgreedOn) {
  const ReadJson report = ReportOfCsv(
      "rater_1,rater_2,consensus\ncat,cat,cat\ndog,bird,dog\nbird,bird,bird\n"
      "cat,dog,cat\ndog,dog,dog\n");
  EXPECT_EQ(report["input"]["truth"], "consensus");
  EXPECT_EQ(report["input"]["predictions"], (Names{"rater_1", "rater_2"}));
}

TEST(TruthAssigner, SaysWhichOfSeveralColumnsOfManyLabelsWasTaken) {
  const ReadJson report =
      ReportOfCsv("Anna,Bob\ncat,cat\ndog,bird\nbird,bird\ncat,dog\ndog,dog\n");
  EXPECT_EQ(report["input"]["truth"], "Anna");
  EXPECT_EQ(report["warnings"].back()["code"], "truth_in_doubt");
}

/// A file of the truth alone, or of a model's predictions alone.
TEST(TruthAssigner, AsksForOneTableWhereTheOtherColumnIsMissing) {
  for (const std::string header :
       {"id,target", ",y_true", "id,prediction", ",lr"}) {
    std::string csv = header + "\n";
    const bool scores = header == ",lr";
    for (int i = 0; i < 12; ++i)
      csv += std::to_string(i) + (scores ? ",0.4" : ",") +
             std::to_string(i % 3 == 0 ? 1 : 0) + "\n";
    const ReadJson error = ReportOfCsv(csv)["error"];
    const std::string message = error["message"];
    EXPECT_NE(message.find("one table, side by side"), std::string::npos)
        << message;
    // Another choice of the truth would not help.
    EXPECT_FALSE(error.contains("candidates")) << error.dump();
  }
}

/// Houses with a truth and a prediction of these names, 2 apart.
std::string Houses(const std::string& truth, const std::string& prediction) {
  std::string csv = "area," + prediction + "," + truth;
  for (int i = 0; i < 12; ++i) {
    const int price = 200 + i * 37 % 190;
    csv += "\n" + std::to_string(60 + i * 7 % 50) + "," +
           std::to_string(price + 2) + "," + std::to_string(price);
  }
  return csv + "\n";
}

TEST(TruthAssigner, KnowsATruthByAWordOfItsName) {
  const std::vector<Names> names = {{"actual_price", "predicted_price"},
                                    {"true_price", "pred_price"},
                                    {"price_actual", "estimated_price"},
                                    {"price_true", "price_hat"},
                                    {"observed_flow", "simulated_flow"},
                                    {"measured_load", "forecast"},
                                    {"ground_truth_price", "price_pred"},
                                    {"actualPrice", "predictedPrice"},
                                    // Predictions of other names.
                                    {"actual_price", "linear"},
                                    {"true_price", "RF"},
                                    {"actual_price", "mine"},
                                    {"真实房价", "随机森林"},
                                    // The truth is what the model is of.
                                    {"price", "price_rf"},
                                    {"sale price", "xgboost sale price"}};
  for (const Names& name : names) {
    const ReadJson report = ReportOfCsv(Houses(name[0], name[1]));
    ASSERT_FALSE(report.contains("error")) << report.dump();
    EXPECT_EQ(report["input"]["truth"], name[0]);
    EXPECT_EQ(report["input"]["predictions"], Names{name[1]});
    EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["mae"], 2);
  }
}

TEST(TruthAssigner, KnowsATruthThatIsCalledYAndWhatItIsOf) {
  const ReadJson report = ReportOfCsv(
      "y_true_order_value,y_pred_order_value,residual\n269.5,254.0,15.5\n"
      "76.5,75.8,0.7\n120.2,131.9,-11.7\n88.1,80.4,7.7\n");
  EXPECT_EQ(report["input"]["truth"], "y_true_order_value") << report.dump();
  EXPECT_EQ(report["input"]["predictions"], ReadJson({"y_pred_order_value"}));
}

TEST(TruthAssigner, OfTwoTruthsByNameOrOneWithoutPredictionsItAsks) {
  EXPECT_EQ(ErrorCode(ReportOfCsv(Houses("actual_price", "true_area"))),
            "no_truth_column");
  EXPECT_EQ(ErrorCode(ReportOfCsv("true_rate,a,b\n.1,25,3\n.2,17,9\n"
                                  ".3,12,7\n.25,19,1\n")),
            "no_truth_column");
}

TEST(TruthAssigner, TakesWhatIsExpectedForTheTruth) {
  for (const std::string headers :
       {"expected_output,actual_output", "expected,response", "expected,answer",
        "expected_answer,model_answer", "correct_answer,response"}) {
    const std::size_t comma = headers.find(',');
    for (const bool exchanged : {false, true}) {
      const std::string truth = headers.substr(0, comma);
      const std::string model = headers.substr(comma + 1);
      const ReadJson report = ReportOfCsv(
          "question," + (exchanged ? model + "," + truth : headers) +
          "\nq1,A,A\nq2,B,A\nq3,A,B\nq4,B,B\nq5,A,A\nq6,B,B\n");
      EXPECT_EQ(report["input"]["truth"], truth) << headers;
      EXPECT_EQ(report["input"]["predictions"], Names{model}) << headers;
    }
  }
  // What a model expects stands beside what was observed.
  const ReadJson report = ReportOfCsv(
      "expected,observed\n1.5,1.25\n2.5,2.75\n3.5,3.25\n4.5,4.75\n");
  EXPECT_EQ(report["input"]["truth"], "observed");
}

TEST(TruthAssigner, AsksAboutColumnsOfModelsThatMaySayWhetherTheyAreRight) {
  for (const std::string csv :
       {"question_id,gpt-4o,claude\nq1,1,0\nq2,0,1\nq3,1,1\nq4,0,0\n",
        "id,gpt4,claude,llama\n1,1,0,1\n2,0,1,1\n3,1,1,0\n4,0,0,1\n",
        "id,m1,m2\n1,True,False\n2,False,True\n3,True,True\n4,False,False\n"}) {
    const ReadJson answer = ReportOfCsv(csv);
    ASSERT_EQ(ErrorCode(answer), "no_truth_column") << csv;
    const std::string message = answer["error"]["message"];
    EXPECT_NE(message.find("McNemar"), std::string::npos) << message;
  }
  // With the column that the message asks for: 3 of 4 and 1 of 4 are right.
  const ReadJson report =
      ReportOfCsv("id,truth,gpt,claude\n1,1,1,0\n2,1,0,1\n3,1,1,0\n4,1,1,0\n",
                  R"({"task":"labels"})");
  EXPECT_EQ(report["models"][0]["metrics"]["accuracy"], .75);
  EXPECT_EQ(report["models"][1]["metrics"]["accuracy"], .25);
}

TEST(TruthAssigner, TakesDatesForTheTruthOnlyWhereTheUserSaysSo) {
  const std::string cells =
      "\n2013-08-14,2013-08-14,40\n2013-08-15,2013-08-15,31\n"
      "2013-08-16,2013-08-14,40\n2013-08-14,,29\n2013-08-15,2013-08-15,31\n"
      "2013-08-16,2013-08-16,25\n";
  for (const std::string names :
       {"screening,offense,age", "target,offense,age", "screening,model,age"})
    EXPECT_EQ(ErrorCode(ReportOfCsv(names + cells)), "no_truth_column")
        << names;
  // 4 of the 5 rows without an empty cell agree.
  const ReadJson report = ReportOfCsv(
      "screening,offense,age" + cells,
      R"({"truth":"screening","predictions":["offense"],"missing":"drop"})");
  EXPECT_EQ(report["models"][0]["metrics"]["accuracy"], .8);
}

TEST(TruthAssigner, SaysThatTheHeaderIsMissingWhereItAsks) {
  const auto says = [](const std::string& csv) {
    const ReadJson report = ReportOfCsv(csv);
    EXPECT_EQ(ErrorCode(report), "no_truth_column");
    const std::string message = report["error"]["message"];
    return message.find("The file has no header") != std::string::npos;
  };
  const std::string cells =
      "\n7.5,3.2,4.7\n6.4,3.1,4.5\n6.9,2.9,4.9\n5.5,2.3,4.25\n6.5,2.8,4.6";
  EXPECT_TRUE(says("7.1,3.3,4.4" + cells));
  EXPECT_FALSE(says("one,two,three" + cells));
}

}  // namespace
}  // namespace melon
