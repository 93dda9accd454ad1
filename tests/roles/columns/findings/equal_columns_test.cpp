#include "roles/columns/findings/equal_columns.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

std::optional<Problem> EqualIn(std::string_view csv) {
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, {});
  EXPECT_TRUE(roles) << roles.problem().message.english;
  return EqualPredictions(table, roles.value());
}

TEST(FindEqualPairs, GivesTheFirstPairAndTheirNumber) {
  // Of 1, 2, 1, 1 three pairs are equal: 0–2, 0–3, 2–3.
  const int numbers[] = {1, 2, 1, 1};
  const auto equal = [&](std::size_t a, std::size_t b) {
    return numbers[a] == numbers[b];
  };
  const auto found = FindEqualPairs(4, equal);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->a, 0U);
  EXPECT_EQ(found->b, 2U);
  EXPECT_EQ(found->count, 3U);
  EXPECT_FALSE(FindEqualPairs(2, equal));
}

TEST(EqualPredictions, NamesBothModels) {
  const auto warning = EqualIn("y,A,B,C\n1,.9,.8,.9\n0,.2,.3,.2\n1,.4,.4,.4\n");
  ASSERT_TRUE(warning);
  EXPECT_EQ(warning->code, "equal_columns");
  EXPECT_EQ(warning->column, "C");
  EXPECT_NE(warning->message.english.find(
                "\"A\" and \"C\" have the same prediction in every row"),
            std::string::npos);
}

TEST(EqualPredictions, AreEqualLabelsAndNumbersHoweverTheyAreWritten) {
  EXPECT_TRUE(EqualIn("y,A,B\n1,1,1.0\n0,0,0\n1,0,0.0\n0,1,1\n"));
  EXPECT_TRUE(EqualIn("y,A,B\nno,no,no\nyes,no,no\nyes,yes,yes\n"));
  EXPECT_TRUE(
      EqualIn("y,pred_a,pred_b\n1.5,1.2,1.20\n2.5,2.2,2.2\n"
              "3.75,3.6,3.6\n"));
}

TEST(EqualPredictions, AreThoseOfAllClasses) {
  const std::string header = "y,A:x,A:y,A:z,B:x,B:y,B:z\n";
  EXPECT_TRUE(EqualIn(header + "x,.6,.3,.1,.6,.3,.1\ny,.2,.7,.1,.2,.7,.1\n"
                               "z,.1,.1,.8,.1,.1,.8\n"));
  EXPECT_FALSE(EqualIn(header + "x,.6,.3,.1,.6,.3,.1\ny,.2,.7,.1,.2,.7,.1\n"
                                "z,.1,.1,.8,.1,.2,.7\n"));
}

TEST(EqualPredictions, DifferWhereOneRowDoes) {
  EXPECT_FALSE(EqualIn("y,A,B\n1,.9,.9\n0,.2,.2\n1,.4,.5\n"));
}

}  // namespace
}  // namespace melon
