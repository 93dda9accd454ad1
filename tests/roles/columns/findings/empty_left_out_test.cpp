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

TEST(EmptyLeftOut, IsSilentOfColumnsWithValuesOrWithoutANameAndOfChoices) {
  EXPECT_EQ(Warning("y,rf,city\n1,.9,Rome\n0,.2,\n1,.7,Oslo\n"), "");
  EXPECT_EQ(Warning("y,rf,\n1,.9,\n0,.2,\n1,.7,\n"), "");
  Options options;
  options.predictions = {"rf"};
  EXPECT_EQ(Warning("y,rf,net\n1,.9,\n0,.2,\n1,.7,\n", options), "");
}

}  // namespace
}  // namespace melon
