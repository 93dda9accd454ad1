#include "tasks/other_roles.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

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
  const Result<Roles> roles = AssignOtherRoles(table, {});
  EXPECT_TRUE(roles) << roles.problem().message.english;
  return {roles.value().task, At(table, roles.value().predictions)};
}

Problem Refused(std::string_view csv) {
  const Result<Roles> roles = AssignOtherRoles(TableFromCsv(csv), {});
  EXPECT_FALSE(roles);
  return roles ? Problem{} : roles.problem();
}

TEST(AssignOtherRoles, OfTwoClassesSaysTheSameAsAssignRoles) {
  for (const std::string_view csv :
       {"y,A,B\n0,.1,.3\n1,.2,.4\n1,.9,.5\n",
        "y,A,B\nyes,yes,no\nno,yes,no\nno,no,no\n",
        "count,y,proba_0,proba_1\n3,0,.9,.1\n2,1,.2,.8\n",
        "s,diagnosis\n.1,ill\n.2,well\n.9,ill\n"}) {
    const Table table = TableFromCsv(csv);
    const Result<Roles> two = AssignRoles(table, {});
    const Result<Roles> any = AssignOtherRoles(table, {});
    ASSERT_TRUE(two && any) << csv;
    EXPECT_EQ(two.value().task, any.value().task) << csv;
    EXPECT_EQ(two.value().truth, any.value().truth) << csv;
    EXPECT_EQ(two.value().predictions, any.value().predictions) << csv;
    EXPECT_EQ(two.value().weight, any.value().weight) << csv;
    EXPECT_EQ(two.value().guessed, any.value().guessed) << csv;
    EXPECT_EQ(two.value().complements, any.value().complements) << csv;
  }
}

TEST(AssignOtherRoles, IsLabelsWhenTheTruthHasManyClassesThatAColumnPredicts) {
  const Found roles = Find("y,knn,note\na,a,1\nb,a,2\nc,c,3\na,b,5\n");
  EXPECT_EQ(roles.task, TaskKind::many_labels);
  EXPECT_EQ(roles.predictions, Names{"knn"});
}

TEST(AssignOtherRoles, IsMulticlassWhenColumnsAreNamedByModelAndClass) {
  const Table table = TableFromCsv(
      "y,A:x,A:y,A:z,proba_x,proba_y,proba_z\n"
      "x,.6,.3,.1,.5,.2,.3\ny,.2,.7,.1,.1,.8,.1\nz,.1,.1,.8,.2,.2,.6\n");
  const Result<Roles> roles = AssignOtherRoles(table, {});
  ASSERT_TRUE(roles);
  EXPECT_EQ(roles.value().task, TaskKind::multiclass);
  ASSERT_EQ(roles.value().class_columns.size(), 2U);
  EXPECT_EQ(roles.value().class_columns[0].model, "A");
  EXPECT_EQ(roles.value().class_columns[1].model, "proba");
  EXPECT_EQ(roles.value().class_columns[1].labels, (Names{"x", "y", "z"}));
}

TEST(AssignOtherRoles, IsMulticlassAlsoWhenATrueClassIsMissing) {
  const Result<Roles> roles = AssignOtherRoles(
      TableFromCsv("y,A:x,A:y,A:z\nx,.6,.3,.1\ny,.2,.7,.1\nx,.5,.3,.2\n"), {});
  ASSERT_TRUE(roles);
  EXPECT_EQ(roles.value().task, TaskKind::multiclass);
}

TEST(AssignOtherRoles, OfModelsNamedWithoutClassTakesAllTheirColumns) {
  Options options;
  options.predictions_text = "B";
  const Table table = TableFromCsv(
      "y,A:x,A:y,A:z,B:x,B:y,B:z\n"
      "x,.6,.3,.1,.5,.2,.3\ny,.2,.7,.1,.1,.8,.1\nz,.1,.1,.8,.2,.2,.6\n");
  const Result<Roles> roles = AssignOtherRoles(table, options);
  ASSERT_TRUE(roles);
  EXPECT_EQ(At(table, roles.value().predictions), (Names{"B:x", "B:y", "B:z"}));
}

TEST(AssignOtherRoles, IsRegressionWhenTheTruthIsMeasured) {
  const Found roles = Find(
      "y,ridge,forest,age\n1.5,1.4,1.6,40\n2.5,2.2,2.6,51\n3.75,3.9,3.5,38\n"
      "0.5,0.7,0.6,60\n");
  EXPECT_EQ(roles.task, TaskKind::regression);
  // The ages are far from the truth's scale: an input, no prediction.
  EXPECT_EQ(roles.predictions, (Names{"ridge", "forest"}));
}

TEST(AssignOtherRoles, OfRegressionBelievesNames) {
  const Found roles =
      Find("y,x,y_pred\n1.5,1.4,1.6\n2.5,2.2,2.6\n3.75,3.9,3.5\n0.5,0.7,0.6\n");
  EXPECT_EQ(roles.task, TaskKind::regression);
  EXPECT_EQ(roles.predictions, Names{"y_pred"});
}

TEST(AssignOtherRoles, IsRankingWhenThereIsARelevance) {
  const Table table = TableFromCsv(
      "qid,relevance,bm25,neural\n1,2,.5,.6\n1,0,.4,.1\n2,1,.2,.9\n");
  const Result<Roles> roles = AssignOtherRoles(table, {});
  ASSERT_TRUE(roles);
  EXPECT_EQ(roles.value().task, TaskKind::ranking);
  EXPECT_EQ(roles.value().truth, 1U);
  EXPECT_EQ(roles.value().query, 0U);
  EXPECT_EQ(At(table, roles.value().predictions), (Names{"bm25", "neural"}));
}

TEST(AssignOtherRoles, IsClusteringWhenAColumnIsCalledSo) {
  const Table table =
      TableFromCsv("x1,x2,kmeans,species\n.1,.2,0,a\n.3,.1,0,a\n5.5,5.1,1,b\n");
  const Result<Roles> roles = AssignOtherRoles(table, {});
  ASSERT_TRUE(roles);
  EXPECT_EQ(roles.value().task, TaskKind::clustering);
  EXPECT_EQ(At(table, roles.value().predictions), Names{"kmeans"});
  EXPECT_EQ(roles.value().truth, 3U);
  EXPECT_EQ(At(table, roles.value().features), (Names{"x1", "x2"}));
}

TEST(AssignOtherRoles, OfAClusteringCanDoWithoutTruthAndFeatures) {
  Options options;
  options.task = "clustering";
  options.predictions = Names{"group"};
  const Result<Roles> roles =
      AssignOtherRoles(TableFromCsv("group\n1\n1\n2\n"), options);
  ASSERT_TRUE(roles);
  EXPECT_FALSE(roles.value().has_truth());
  EXPECT_TRUE(roles.value().features.empty());
}

TEST(AssignOtherRoles, IsCountsWhenTheFourCountsAreThere) {
  const Table table =
      TableFromCsv("name,FP,TN,TP,FN\nfirst,2,6,8,4\nsecond,9,10,1,0\n");
  const Result<Roles> roles = AssignOtherRoles(table, {});
  ASSERT_TRUE(roles);
  EXPECT_EQ(roles.value().task, TaskKind::counts);
  EXPECT_EQ(At(table, roles.value().predictions),
            (Names{"TP", "FP", "FN", "TN"}));
  EXPECT_EQ(roles.value().experiment, 0U);
}

TEST(AssignOtherRoles, DoesNotGuessARoleThatTheUserGaveToNobody) {
  Options options;
  options.nobody = {"weight"};
  const Table table = TableFromCsv("y,s,count\n0,.1,2\n1,.5,3\n1,.3,1\n");
  const Result<Roles> roles = AssignOtherRoles(table, options);
  ASSERT_TRUE(roles);
  EXPECT_FALSE(roles.value().weight);
}

TEST(AssignOtherRoles, OfManyClassesWithoutPredictionsSaysWhatIsNeeded) {
  const Problem problem = Refused("y,s\na,.1\nb,.4\nc,.3\n");
  EXPECT_EQ(problem.code, "no_prediction_columns");
  EXPECT_NE(problem.message.english.find("3 different labels"),
            std::string::npos);
}

}  // namespace
}  // namespace melon
