#include "roles/columns/findings/formatted_left_out.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "roles/roles.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

std::vector<std::string> Codes(std::string_view csv) {
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, {});
  EXPECT_TRUE(roles) << csv;
  std::vector<std::string> codes;
  if (!roles) return codes;
  for (const Problem& warning : FormattedLeftOut(table, roles.value()))
    codes.push_back(warning.code + " " + warning.column.value_or(""));
  return codes;
}

TEST(FormattedLeftOut, NamesLearnersAndModelsWhoseNumbersAreNotReadAsSuch) {
  EXPECT_EQ(Codes("Dataset,SVM,RF,DNN\niris,12.1,3.2,\"1,024.3\"\n"
                  "wine,14.1,4.2,\"1,124.3\"\nzoo,11.1,3.9,\"1,324.3\"\n"),
            std::vector<std::string>{"formatted_column_left_out DNN"});
  EXPECT_EQ(Codes("y_true,logreg,rf\n0,.7,\"0,64\"\n1,.4,\"0,20\"\n"
                  "1,.6,\"0,86\"\n0,.2,\"0,31\"\n"),
            std::vector<std::string>{"formatted_column_left_out rf"});
  EXPECT_EQ(Codes("y_true,logreg,rf\n0,.7,0.64 prob\n1,.4,0.20 prob\n"
                  "1,.6,0.86 prob\n0,.2,0.31 prob\n"),
            std::vector<std::string>{"formatted_column_left_out rf"});
}

TEST(FormattedLeftOut, IsNoneOfNumbersAndOfTexts) {
  EXPECT_TRUE(
      Codes("y_true,rf,city\n0,.7,Rome\n1,.4,Oslo\n1,.6,Rome\n").empty());
}

}  // namespace
}  // namespace melon
