#include "roles/columns/findings/empty_left_out.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "roles/roles.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

std::string Warning(std::string_view csv, const Options& options = {}) {
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, options);
  EXPECT_TRUE(roles) << csv;
  if (!roles) return "";
  for (const Problem& warning : roles.value().warnings)
    if (warning.code == "empty_columns_left_out")
      return warning.message.english;
  return "";
}

TEST(EmptyLeftOut, NamesModelsThatFailed) {
  for (const std::string_view csv :
       {"y,net,rf\n1,NA,.9\n0,NA,.2\n1,NA,.7\n0,NA,.4\n",
        "y,net,rf\n1,,.9\n0,,.2\n1,,.7\n0,,.4\n",
        "y,net,rf\n1,inf,.9\n0,nan,.2\n1,-inf,.7\n0,inf,.4\n",
        "data,net,rf,svm\niris,nan,.9,.8\nwine,nan,.8,.7\nzoo,nan,.7,.9\n"})
    EXPECT_NE(Warning(csv).find("\"net\""), std::string::npos) << csv;
}

TEST(EmptyLeftOut, AreNotCalledPredictionsInDoubtToo) {
  const Result<Roles> roles = AssignRoles(
      TableFromCsv("y,a,b,score\n1,.2,.3,\n0,.4,.5,\n1,.6,.1,\n"), {});
  ASSERT_TRUE(roles);
  ASSERT_EQ(roles.value().warnings.size(), 1U);
  EXPECT_EQ(roles.value().warnings[0].code, "empty_columns_left_out");
}

TEST(EmptyLeftOut, IsSilentOfColumnsWithValuesOrWithoutANameAndOfChoices) {
  EXPECT_EQ(Warning("y,rf,city\n1,.9,Rome\n0,.2,\n1,.7,Oslo\n"), "");
  EXPECT_EQ(Warning("y,rf,\n1,.9,\n0,.2,\n1,.7,\n"), "");
  Options options;
  options.predictions = {"rf"};
  EXPECT_EQ(Warning("y,rf,net\n1,.9,\n0,.2,\n1,.7,\n", options), "");
}

TEST(EmptyLeftOut, LeavesTheKindOfTableToTheOtherColumns) {
  const auto kind = [](std::string_view csv) {
    const Result<Roles> roles = AssignRoles(TableFromCsv(csv), {});
    EXPECT_TRUE(roles) << csv;
    return roles ? roles.value().task : TaskKind::binary;
  };
  const std::string_view folds =
      "RF,SVM,kNN\n.9,.8,NaN\n.7,.75,NaN\n.6,.5,NaN\n.8,.7,NaN\n";
  EXPECT_EQ(kind(folds), TaskKind::cv);
  EXPECT_NE(Warning(folds).find("\"kNN\""), std::string::npos);
  const std::string_view sets =
      "name,RF,SVM,kNN\niris,.9,.8,\nwine,.7,.75,\nzoo,.6,.5,\n";
  EXPECT_EQ(kind(sets), TaskKind::friedman);
  EXPECT_NE(Warning(sets).find("\"kNN\""), std::string::npos);
}

}  // namespace
}  // namespace melon
