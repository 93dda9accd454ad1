#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "roles/roles.h"
#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

/// Names of the columns at these indices.
Names At(const Table& table, const std::vector<std::size_t>& indices) {
  Names names;
  for (const std::size_t index : indices)
    names.push_back(table.columns[index].name);
  return names;
}

struct Found {
  TaskKind task;
  Names predictions;
};

Found Find(std::string_view csv) {
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, {});
  EXPECT_TRUE(roles) << roles.problem().message.english;
  return {roles.value().task, At(table, roles.value().predictions)};
}

Problem Refused(std::string_view csv) {
  const Result<Roles> roles = AssignRoles(TableFromCsv(csv), {});
  EXPECT_FALSE(roles);
  return roles ? Problem{} : roles.problem();
}

TEST(KindOfTable, IsLabelsWhenTheTruthHasManyClassesThatAColumnPredicts) {
  const Found roles = Find("y,knn,note\na,a,1\nb,a,2\nc,c,3\na,b,5\n");
  EXPECT_EQ(roles.task, TaskKind::many_labels);
  EXPECT_EQ(roles.predictions, Names{"knn"});
}

TEST(KindOfTable, OfLongWholeNumbersIsLabels) {
  // Three identifiers of 16 digits, beyond 2^53, and one of one digit.
  const std::string a = "9234567890123456";
  const std::string b = "9234567890123457";
  const std::string c = "9234567890123458";
  std::string csv = "truth,a,b\n";
  for (const std::string& one : {a, b, c, std::string("7")})
    csv += one + "," + one + "," + a + "\n" + one + "," + one + "," + c + "\n";
  const Found roles = Find(csv);
  EXPECT_EQ(roles.task, TaskKind::many_labels);
  EXPECT_EQ(roles.predictions, (Names{"a", "b"}));
  const ReadJson report = ReportOfCsv(csv);
  // Of eight rows a has all, and b one of a and one of c.
  EXPECT_EQ(report["models"][0]["metrics"]["accuracy"], 1);
  EXPECT_EQ(report["models"][1]["metrics"]["accuracy"], .25);
  // Times in nanoseconds are predicted by other numbers, and large quantities
  // have exponents.
  EXPECT_EQ(Find("truth,model\n1700000000000000000,1700000000000000900\n"
                 "1700000000000004000,1700000000000003000\n"
                 "1700000000000009000,1700000000000008000\n")
                .task,
            TaskKind::regression);
  EXPECT_EQ(Find("truth,model\n1e20,1.5e20\n2e20,2.5e20\n3e20,2e20\n").task,
            TaskKind::regression);
}

TEST(KindOfTable, OfTwoLogitsIsOneModel) {
  const Found free = Find("y,logits:0,logits:1\n0,1,-.5\n1,-.7,.9\n0,.2,.1\n");
  EXPECT_EQ(free.task, TaskKind::multiclass);
  const Found opposite =
      Find("y,logits:0,logits:1\n0,1,-1\n1,-.7,.7\n0,.2,-.2\n");
  EXPECT_EQ(opposite.task, TaskKind::binary);
  EXPECT_EQ(opposite.predictions, Names{"logits:1"});
  // Logistic regressions with numbers.
  const Found models = Find("y,logit_0,logit_1\n0,.1,.2\n1,.7,.9\n0,.2,.1\n");
  EXPECT_EQ(models.task, TaskKind::binary);
  EXPECT_EQ(models.predictions, (Names{"logit_0", "logit_1"}));
}

TEST(KindOfTable, IsMulticlassWhenColumnsAreNamedByModelAndClass) {
  const Table table = TableFromCsv(
      "y,A:x,A:y,A:z,proba_x,proba_y,proba_z\n"
      "x,.6,.3,.1,.5,.2,.3\ny,.2,.7,.1,.1,.8,.1\nz,.1,.1,.8,.2,.2,.6\n");
  const Result<Roles> roles = AssignRoles(table, {});
  ASSERT_TRUE(roles);
  EXPECT_EQ(roles.value().task, TaskKind::multiclass);
  ASSERT_EQ(roles.value().class_columns.size(), 2U);
  EXPECT_EQ(roles.value().class_columns[0].model, "A");
  EXPECT_EQ(roles.value().class_columns[1].model, "proba");
  EXPECT_EQ(roles.value().class_columns[1].labels, (Names{"x", "y", "z"}));
}

TEST(KindOfTable, IsMulticlassAlsoWhenATrueClassIsMissing) {
  const Result<Roles> roles = AssignRoles(
      TableFromCsv("y,A:x,A:y,A:z\nx,.6,.3,.1\ny,.2,.7,.1\nx,.5,.3,.2\n"), {});
  ASSERT_TRUE(roles);
  EXPECT_EQ(roles.value().task, TaskKind::multiclass);
}

TEST(KindOfTable, OfModelsNamedWithoutClassTakesAllTheirColumns) {
  Options options;
  options.predictions_text = "B";
  const Table table = TableFromCsv(
      "y,A:x,A:y,A:z,B:x,B:y,B:z\n"
      "x,.6,.3,.1,.5,.2,.3\ny,.2,.7,.1,.1,.8,.1\nz,.1,.1,.8,.2,.2,.6\n");
  const Result<Roles> roles = AssignRoles(table, options);
  ASSERT_TRUE(roles);
  EXPECT_EQ(At(table, roles.value().predictions), (Names{"B:x", "B:y", "B:z"}));
}

TEST(KindOfTable, IsRegressionWhenTheTruthIsMeasured) {
  const Found roles = Find(
      "y,ridge,forest,age\n1.5,1.4,1.6,40\n2.5,2.2,2.6,51\n3.75,3.9,3.5,38\n"
      "0.5,0.7,0.6,60\n");
  EXPECT_EQ(roles.task, TaskKind::regression);
  // The ages are far from the truth's scale: an input, no prediction.
  EXPECT_EQ(roles.predictions, (Names{"ridge", "forest"}));
}

TEST(KindOfTable, IsRegressionWhenPredictionsAreAmongNumbersWithDecimals) {
  // As those of nearest neighbours and trees, which repeat true numbers.
  const Found knn = Find(
      "y_true,knn,svr\n53.5,53.5,52.9\n59.9,59.7,60.1\n59.7,59.9,59.7\n"
      "52.9,53.5,52.9\n60.1,59.9,60.1\n");
  EXPECT_EQ(knn.task, TaskKind::regression);
  EXPECT_EQ(knn.predictions, (Names{"knn", "svr"}));
  const Table ratings = TableFromCsv(
      "y_true,y_pred\n3.5,3.5\n1.5,2.5\n2.5,2.5\n3.5,3.5\n1.5,1.5\n"
      "2.5,3.5\n3.5,3.5\n2.5,2.5\n");
  const Result<Roles> roles = AssignRoles(ratings, {});
  ASSERT_TRUE(roles);
  EXPECT_EQ(roles.value().task, TaskKind::regression);
  ASSERT_EQ(roles.value().warnings.size(), 1U);
  EXPECT_EQ(roles.value().warnings[0].code, "labels_read_as_numbers");
  EXPECT_NE(roles.value().warnings[0].message.english.find("have decimals"),
            std::string::npos);
  // Whole numbers may be labels.
  EXPECT_EQ(Find("y_true,y_pred\n3,3\n1,2\n2,2\n3,3\n1,1\n2,3\n").task,
            TaskKind::many_labels);
}

TEST(KindOfTable, OfRegressionGoesByNames) {
  const Found roles =
      Find("y,x,y_pred\n1.5,1.4,1.6\n2.5,2.2,2.6\n3.75,3.9,3.5\n0.5,0.7,0.6\n");
  EXPECT_EQ(roles.task, TaskKind::regression);
  EXPECT_EQ(roles.predictions, Names{"y_pred"});
}

TEST(KindOfTable, IsRankingWhenThereIsARelevance) {
  const Table table = TableFromCsv(
      "qid,relevance,bm25,neural\n1,2,.5,.6\n1,0,.4,.1\n2,1,.2,.9\n");
  const Result<Roles> roles = AssignRoles(table, {});
  ASSERT_TRUE(roles);
  EXPECT_EQ(roles.value().task, TaskKind::ranking);
  EXPECT_EQ(roles.value().truth, 1U);
  EXPECT_EQ(roles.value().query, 0U);
  EXPECT_EQ(At(table, roles.value().predictions), (Names{"bm25", "neural"}));
}

TEST(KindOfTable, OfARankingKnowsTheQueryByItsBlocksOfRows) {
  const Table table = TableFromCsv(
      "Anfrage,relevance,bm25,neural\n1,2,.5,.6\n1,0,.4,.1\n2,1,.2,.9\n"
      "2,0,.1,.8\n");
  const Result<Roles> roles = AssignRoles(table, {});
  ASSERT_TRUE(roles);
  EXPECT_EQ(roles.value().query, 0U);
  EXPECT_EQ(At(table, roles.value().predictions), (Names{"bm25", "neural"}));
  ASSERT_EQ(roles.value().warnings.size(), 1U);
  EXPECT_EQ(roles.value().warnings[0].code, "query_by_content");
  // Points of a model recur.
  const Result<Roles> points = AssignRoles(
      TableFromCsv("relevance,points,s\n1,1,.5\n0,0,.4\n2,1,.7\n0,0,.2\n"), {});
  ASSERT_TRUE(points);
  EXPECT_FALSE(points.value().query);
}

TEST(KindOfTable, IsClusteringWhenAColumnIsCalledSo) {
  const Table table =
      TableFromCsv("x1,x2,kmeans,species\n.1,.2,0,a\n.3,.1,0,a\n5.5,5.1,1,b\n");
  const Result<Roles> roles = AssignRoles(table, {});
  ASSERT_TRUE(roles);
  EXPECT_EQ(roles.value().task, TaskKind::clustering);
  EXPECT_EQ(At(table, roles.value().predictions), Names{"kmeans"});
  EXPECT_EQ(roles.value().truth, 3U);
  EXPECT_EQ(At(table, roles.value().features), (Names{"x1", "x2"}));
}

TEST(KindOfTable, IsNoClusteringWhereColumnsCalledSoHaveFractions) {
  const Result<Roles> roles = AssignRoles(
      TableFromCsv("sigma,kmeans_ARI,kmeans_NMI\n.1,.18,.65\n.3,.16,.61\n"
                   ".5,.12,.58\n"),
      {});
  EXPECT_FALSE(roles && roles.value().task == TaskKind::clustering);
}

TEST(KindOfTable, OfAClusteringCanDoWithoutTruthAndFeatures) {
  Options options;
  options.task = "clustering";
  options.predictions = Names{"group"};
  const Result<Roles> roles =
      AssignRoles(TableFromCsv("group\n1\n1\n2\n"), options);
  ASSERT_TRUE(roles);
  EXPECT_FALSE(roles.value().has_truth());
  EXPECT_TRUE(roles.value().features.empty());
}

TEST(KindOfTable, IsCountsWhenTheFourCountsAreThere) {
  const Table table =
      TableFromCsv("name,FP,TN,TP,FN\nfirst,2,6,8,4\nsecond,9,10,1,0\n");
  const Result<Roles> roles = AssignRoles(table, {});
  ASSERT_TRUE(roles);
  EXPECT_EQ(roles.value().task, TaskKind::counts);
  EXPECT_EQ(At(table, roles.value().predictions),
            (Names{"TP", "FP", "FN", "TN"}));
  EXPECT_EQ(roles.value().experiment, 0U);
}

TEST(KindOfTable, DoesNotGuessARoleThatTheUserGaveToNobody) {
  Options options;
  options.unassigned = {"weight"};
  const Table table = TableFromCsv("y,s,count\n0,.1,2\n1,.5,3\n1,.3,1\n");
  const Result<Roles> roles = AssignRoles(table, options);
  ASSERT_TRUE(roles);
  EXPECT_FALSE(roles.value().weight);
}

TEST(KindOfTable, OfManyClassesWithoutPredictionsSaysWhatIsNeeded) {
  const Problem problem = Refused("y,s\na,.1\nb,.4\nc,.3\n");
  EXPECT_EQ(problem.code, "no_prediction_columns");
  EXPECT_NE(problem.message.english.find("3 different labels"),
            std::string::npos);
}

TEST(KindOfTable, OfOneQuantityIsARegression) {
  for (const std::string_view csv :
       {"y_true,pred_a,pred_b\n5.0,5.1,4.2\n5.0,4.8,6.0\n5.0,5.3,4.4\n",
        "y_true,pred_a,pred_b\n1.5,1.1,2.0\n"}) {
    const Found found = Find(csv);
    EXPECT_EQ(found.task, TaskKind::regression) << csv;
    EXPECT_EQ(found.predictions, (Names{"pred_a", "pred_b"})) << csv;
  }
  EXPECT_EQ(Find("y_true,pred_a\n1.0,.7\n0.0,.2\n1.0,.6\n").task,
            TaskKind::binary);
}

TEST(KindOfTable, OfATrialAsksForItsTruth) {
  EXPECT_EQ(Refused("subject,score_pre,score_post,group\ns1,40,60,0\n"
                    "s2,50,70,1\ns3,45,50,0\ns4,55,80,1\ns5,30,55,0\n")
                .code,
            "no_truth_column");
  EXPECT_EQ(Refused("subject,pain,arm\ns1,4.5,0\ns2,5,1\ns3,4.2,0\n"
                    "s4,5.5,1\n")
                .code,
            "no_truth_column");
}

TEST(KindOfTable, OfPredictionsInGermanHasThemAll) {
  EXPECT_EQ(Find("Nr;Istwert;Vorhersage Ridge;Vorhersage Baum\n"
                 "1;153,5;143,2;94,9\n2;75,1;95,5;92,2\n3;144,0;104,4;93,0\n"
                 "4;207,7;137,1;99,4\n5;96,2;106,0;95,1\n")
                .predictions,
            (Names{"Vorhersage Ridge", "Vorhersage Baum"}));
}

// With a task or a role given.

Names PredictionsOf(std::string_view csv, std::string_view options) {
  const ReadJson report = ReportOfCsv(csv, options);
  EXPECT_FALSE(report.contains("error")) << report["error"].dump();
  return report["input"]["predictions"];
}

TEST(ExplicitRoles, MakeEveryColumnOfNumbersAScore) {
  const std::string csv =
      "y,lr,hard,points,age,id\n0,.2,0,1,40,1\n1,.9,1,3,51,2\n1,.4,0,2,40,3\n"
      "0,.3,1,2,33,4\n";
  EXPECT_EQ(PredictionsOf(csv, "{}"), (Names{"lr"}));
  for (const std::string_view options :
       {R"({"task":"binary"})", R"({"truth":"y"})",
        R"({"task":"binary","truth":"y"})"})
    EXPECT_EQ(PredictionsOf(csv, options), (Names{"lr", "hard", "points"}))
        << options;
}

TEST(ExplicitRoles, LeaveAlsoTheOnlyScoreOfFewValues) {
  EXPECT_EQ(PredictionsOf("y,hard\n0,0\n1,1\n1,0\n", R"({"task":"binary"})"),
            (Names{"hard"}));
}

TEST(ExplicitRoles, TakeLabelsThatTheTruthLacks) {
  const std::string csv =
      "y,knn,tree\nyes,yes,no\nno,maybe,no\nyes,yes,yes\nno,no,yes\n";
  for (const std::string_view options :
       {"{}", R"({"task":"labels"})", R"({"truth":"y"})",
        R"({"task":"labels","predictions":"knn,tree"})"}) {
    const ReadJson report = ReportOfCsv(csv, options);
    EXPECT_EQ(report["task"], "labels") << options;
    EXPECT_EQ(report["input"]["predictions"], (Names{"knn", "tree"}));
    EXPECT_EQ(report["models"][0]["metrics"]["accuracy"], 0.75);
    const auto& warning = report["warnings"].back();
    EXPECT_EQ(warning["code"], "label_beyond_truth") << options;
    EXPECT_EQ(warning["column"], "knn");
    EXPECT_EQ(warning["value"], "maybe");
    EXPECT_EQ(warning["line"], 3);
  }
  // Also when it is the only one.
  for (const std::string_view options : {"{}", R"({"predictions":"knn"})"})
    EXPECT_EQ(
        PredictionsOf("y,knn\nyes,yes\nno,maybe\nyes,yes\nno,no\n", options),
        (Names{"knn"}))
        << options;
  EXPECT_EQ(PredictionsOf("y,knn\nyes,yes\nno,maybe\nyes,yes\nno,no\n",
                          R"({"task":"labels"})"),
            (Names{"knn"}));
  EXPECT_EQ(
      PredictionsOf("y,knn\n0,0\n1,2\n1,1\n0,0\n", R"({"task":"labels"})"),
      (Names{"knn"}));
}

TEST(ExplicitRoles, CountTheLabelsThatTheTruthLacks) {
  const ReadJson report = ReportOfCsv(
      "y,knn\nyes,yes\nno,maybe\nyes,unknown\nno,no\nno,no\nyes,yes\n",
      R"({"truth":"y"})");
  const ReadJson& warning = report["warnings"].back();
  EXPECT_EQ(warning["code"], "label_beyond_truth");
  EXPECT_EQ(warning["value"], "maybe");
  EXPECT_EQ(warning["line"], 3);
  EXPECT_NE(warning["message"].get<std::string>().find(
                "predicts 2 labels that the truth \"y\" never has, the first "
                "of them in line 3: \"maybe\", \"unknown\"."),
            std::string::npos);
}

TEST(GuessedRoles, NameAPredictedLabelThatATruthOfManyClassesLacks) {
  const std::string csv =
      "y,A,B\ncat,cat,cat\ndog,horse,dog\nfox,fox,dog\ncat,dog,cat\n"
      "dog,dog,dog\nfox,fox,fox\n";
  const ReadJson report = ReportOfCsv(csv);
  ASSERT_EQ(report["warnings"].size(), 1U);
  EXPECT_EQ(report["warnings"][0]["code"], "label_beyond_truth");
  EXPECT_EQ(report["warnings"][0]["column"], "A");
  EXPECT_EQ(report["warnings"][0]["value"], "horse");
  EXPECT_EQ(report["warnings"][0]["line"], 3);
  // Whoever lists the classes knows of it.
  EXPECT_TRUE(ReportOfCsv(csv, R"({"ordered":"cat,dog,fox,horse"})")["warnings"]
                  .empty());
}

TEST(ExplicitRoles, TakeWholeNumbersAsARegressionsEstimates) {
  std::string csv = "price,model,area,id";
  for (int i = 0; i < 30; ++i) {
    const int price = 200000 + i * 3701 % 29000;
    csv += "\n" + std::to_string(price) + "," +
           std::to_string(price + i * 911 % 2000 - 1000) + "," +
           std::to_string(60 + i) + "," + std::to_string(i * 7 % 30 + 1);
  }
  const ReadJson report = ReportOfCsv(csv, R"({"truth":"price"})");
  EXPECT_EQ(report["task"], "regression");
  EXPECT_EQ(report["input"]["predictions"], (Names{"model"}));
  EXPECT_EQ(report["input"]["features"], (Names{"area"}));
}

TEST(ExplicitRoles, MakeEveryGroupingACluster) {
  const std::string csv =
      "a,b,species,k,group\n.1,.2,x,0,u\n.2,.1,x,0,u\n.9,.8,y,1,v\n"
      ".8,.9,y,1,u\n.7,.7,y,0,v\n";
  const ReadJson report =
      ReportOfCsv(csv, R"({"task":"clustering","truth":"species"})");
  EXPECT_EQ(report["input"]["truth"], "species");
  EXPECT_EQ(report["input"]["predictions"], (Names{"k", "group"}));
  EXPECT_EQ(report["input"]["features"], (Names{"a", "b"}));
}

/// Whether the report warns so, with this column's name in the sentence.
bool Warns(const ReadJson& report, std::string_view code,
           const std::string& column) {
  for (const auto& warning : report["warnings"]) {
    if (warning["code"] == code &&
        warning["message"].get<std::string>().find("\"" + column + "\"") !=
            std::string::npos)
      return true;
  }
  return false;
}

TEST(GuessedRoles, NameWhateverMayBeAModelAndIsLeftOut) {
  EXPECT_TRUE(
      Warns(ReportOfCsv("y,prob,said\nno,.2,no\nyes,.9,yes\nno,.4,yes\n"),
            "label_columns_ignored", "said"));
  EXPECT_TRUE(
      Warns(ReportOfCsv("y,said,prob\nno,no,.2\nyes,yes,.9\nno,yes,.4\n",
                        R"({"task":"labels"})"),
            "score_columns_ignored", "prob"));
  EXPECT_TRUE(Warns(
      ReportOfCsv("y,first,y_pred\n1.5,1.4,1.6\n2.5,2.2,2.6\n3.75,3.9,3.5\n"
                  "0.5,0.7,0.6\n"),
      "predictions_in_doubt", "first"));
  EXPECT_TRUE(Warns(ReportOfCsv("a,kmeans,one,two\n.1,0,1,0\n.2,0,1,1\n"
                                ".9,1,2,0\n.8,1,1,1\n"),
                    "read_as_coordinates", "two"));
}

TEST(GuessedRoles, OfARegressionEndAtTwiceTheSpread) {
  // True values 0, 2, 4 lie 4/3 from their mean on average: a column that is
  // off by 2.5 each time is near, one off by 2.8 is not.
  const Found roles = Find("truth,near,far\n0,2.5,2.8\n2,4.5,4.8\n4,6.5,6.8\n");
  EXPECT_EQ(roles.predictions, Names{"near"});
  // The numbers of rows are near by chance.
  EXPECT_EQ(
      Find("truth,number,m\n1.5,3,1.25\n2.25,1,2\n2.75,2,3\n").predictions,
      Names{"m"});
}

TEST(Slips, AreNamedWithLineColumnAndText) {
  struct Case {
    std::string_view csv;
    std::string_view options;
    int line;
    std::string_view text;
  };
  const Case cases[] = {
      {"y,m\n0,.1\n1,.2\n1,oops\n", "{}", 4, "oops"},
      {"y,m\n0,.1\n1,oops\n1,.2\n", R"({"task":"binary"})", 3, "oops"},
      {"y,m\n0,.1\n1,o.2\n1,.2\n0,.7\n", R"({"truth":"y"})", 3, "o.2"},
      {"y,a,b\n0,.1,.3\n1,.2,.4x\n1,.5,.2\n0,.6,.1\n", R"({"truth":"y"})", 3,
       ".4x"},
      {"truth,m\n1.5,1.4\n2.5,two\n3.5,3.1\n", R"({"task":"regression"})", 3,
       "two"},
      {"truth,m\n1.5,1.4\nx,2.2\n3.5,3.1\n", R"({"task":"regression"})", 3,
       "x"},
      {"relevance,m\n1,.4\n0,.2\n2,?!\n", "{}", 4, "?!"},
  };
  for (const Case& one : cases) {
    const ReadJson answer = ReportOfCsv(one.csv, one.options);
    ASSERT_EQ(ErrorCode(answer), "not_a_number") << one.csv;
    EXPECT_EQ(answer["error"]["line"], one.line) << one.csv;
    EXPECT_EQ(answer["error"]["value"], one.text) << one.csv;
  }
}

TEST(Percentages, AreReadOnTheScaleOfProbabilities) {
  const ReadJson percent =
      ReportOfCsv("y,m\n0,10 %\n1,81.7 %\n1,35 %\n0,60 %\n");
  const ReadJson plain = ReportOfCsv("y,m\n0,.1\n1,.817\n1,.35\n0,.6\n");
  EXPECT_EQ(percent["models"], plain["models"]);
  EXPECT_EQ(percent["input"]["columns"][1]["percent"], true);
  EXPECT_EQ(percent["warnings"][0]["code"], "percent_read");
  // A cell without the sign may mean either.
  const ReadJson mixed = ReportOfCsv("y,m\n0,10 %\n1,81.7 %\n1,.35\n0,60 %\n");
  ASSERT_EQ(ErrorCode(mixed), "not_a_number");
  EXPECT_EQ(mixed["error"]["value"], ".35");
  EXPECT_EQ(mixed["error"]["line"], 4);
}

TEST(Percentages, OfLearnersStayAsTheyAre) {
  const ReadJson report = ReportOfCsv(
      "dataset,A,B\niris,81 %,90 %\nwine,70 %,75 %\nzoo,60 %,61.5 %\n");
  EXPECT_EQ(report["task"], "friedman");
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["mean"],
                   (81.0 + 70 + 60) / 3);
  for (const auto& warning : report["warnings"])
    EXPECT_NE(warning["code"], "percent_read");
}

TEST(UnnamedColumns, AreEvaluatedUnderTheirPlaceWithAWord) {
  const ReadJson report =
      ReportOfCsv("y,a,\n0,.1,.3\n1,.7,.6\n1,.8,.5\n0,.2,.4\n");
  EXPECT_EQ(report["input"]["predictions"], (Names{"a", "column_3"}));
  EXPECT_EQ(report["warnings"][0]["code"], "unnamed_columns");
  EXPECT_EQ(report["input"]["columns"][2]["unnamed"], true);
  // The numbers that pandas writes in front are known.
  const ReadJson pandas = ReportOfCsv(",y,a\n0,0,.1\n1,1,.7\n2,1,.8\n");
  EXPECT_EQ(pandas["input"]["predictions"], (Names{"a"}));
  for (const auto& warning : pandas["warnings"])
    EXPECT_NE(warning["code"], "unnamed_columns");
}

TEST(UnnamedColumns, InWhichNothingStandsNeedNoName) {
  // As a spreadsheet writes a sheet with a title and an empty column.
  const ReadJson report = ReportOfCsv(
      "Results of experiment 7;;;\n;;;\ny_true;m1;m2;\n1;0,6;0,3;\n"
      "0;0,2;0,1;\n1;0,7;0,8;\n");
  EXPECT_EQ(report["input"]["predictions"], (Names{"m1", "m2"}));
  EXPECT_EQ(report["input"]["rows"], 3);
  std::vector<std::string> codes;
  for (const auto& warning : report["warnings"])
    codes.push_back(warning["code"]);
  const auto count = [&codes](const std::string& code) {
    return std::count(codes.begin(), codes.end(), code);
  };
  EXPECT_EQ(count("title_skipped"), 1);
  EXPECT_EQ(count("unnamed_columns"), 0);
}

TEST(UnnamedColumns, ThatNumberRowsAgainAndAgainNeedNoName) {
  const auto warns = [](const std::string& csv) {
    const ReadJson report = ReportOfCsv(csv);
    return std::any_of(
        report["warnings"].begin(), report["warnings"].end(),
        [](const auto& one) { return one["code"] == "unnamed_columns"; });
  };
  // cross_validate of two learners, each a frame of its own.
  EXPECT_FALSE(
      warns(",fit_time,test_accuracy,model\n0,.1,.8,A\n1,.1,.9,A\n"
            "2,.1,.7,A\n0,.2,.6,B\n1,.2,.5,B\n2,.2,.7,B\n"));
  // Nothing tells what these are.
  EXPECT_TRUE(warns(",y,a\n0,0,.1\n1,1,.7\n1,1,.8\n0,0,.4\n"));
}

TEST(KindOfTable, HoursWithAMeasuredValueAreCasesAndNoDataSets) {
  std::string csv = "timestamp,temperature,measured_load,prediction_mlp,gbm";
  for (int hour = 10; hour < 24; ++hour) {
    const int load = 400 + hour * 37 % 190;
    csv += "\n2024-01-01 " + std::to_string(hour) + ":00," +
           std::to_string(hour % 7) + ".5," + std::to_string(load) + "," +
           std::to_string(load + 3) + "," + std::to_string(load - 2);
  }
  const ReadJson report = ReportOfCsv(csv + "\n");
  ASSERT_FALSE(report.contains("error")) << report["error"];
  EXPECT_EQ(report["task"], "regression");
  EXPECT_EQ(report["input"]["truth"], "measured_load");
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["mae"], 3);
  EXPECT_DOUBLE_EQ(report["models"][1]["metrics"]["mae"], 2);
}

TEST(KindOfTable, NamedHousesWithAnActualPriceAreCases) {
  const ReadJson report = ReportOfCsv(
      "house,sqft,actual_price,linear\na,1500,201000,205000\n"
      "b,2570,259000,240000\nc,770,180000,210000\nd,1960,604000,520000\n");
  EXPECT_EQ(report["task"], "regression");
  EXPECT_EQ(report["input"]["features"], std::vector<std::string>{"sqft"});
}

TEST(KindOfTable, ALeaderboardHasOneResultEach) {
  // As AutoGluon writes it.
  EXPECT_EQ(
      ErrorCode(ReportOfCsv(
          ",model,score_test,score_val,eval_metric,pred_time_test,fit_time,"
          "stack_level,can_infer,fit_order\n"
          "0,WeightedEnsemble_L2,.88,.87,accuracy,.1,3.2,2,True,5\n"
          "1,CatBoost,.87,.86,accuracy,.1,2.2,1,True,3\n"
          "2,LightGBM,.86,.85,accuracy,.1,1.2,1,True,1\n")),
      "one_result_each");
}

TEST(KindOfTable, OfMeasuresIsNotAskedForTheirAUC) {
  for (const std::string_view csv :
       {"ticker,features,hidden,test_loss,test_RMSE\n"
        "A,old,64,20.8,4.2\nA,new,64,21,4.3\nB,old,64,11,3.3\nB,new,64,12,3\n",
        "city,k,topology,gcn_r2,lin_r2\n"
        "x,3,distance,.86,.65\nx,3,correlation,.8,.65\n"
        "y,3,distance,.76,.66\ny,3,correlation,.7,.66\n"})
    EXPECT_EQ(Refused(csv).code, "metrics_only") << csv;
}

TEST(KindOfTable, OfOneMeasureHasNoTruthInTheNamesOfTheLearners) {
  EXPECT_EQ(Refused("Model,n,AUC\nlinear,.01,67.6\nlinear,.1,70.6\n"
                    "RF,.01,65.2\nRF,.1,72.3\n")
                .code,
            "no_truth_column");
}

}  // namespace
}  // namespace melon
