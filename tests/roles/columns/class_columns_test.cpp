#include "roles/columns/class_columns.h"

#include <gtest/gtest.h>

#include <numeric>
#include <string>
#include <string_view>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

/// Of all columns after the first, which is the truth.
std::vector<ClassColumns> Find(std::string_view csv) {
  const Table table = TableFromCsv(csv);
  std::vector<std::size_t> columns(table.columns.size() - 1);
  std::iota(columns.begin(), columns.end(), std::size_t{1});
  return FindClassColumns(table, columns, table.columns[0]);
}

using Labels = std::vector<std::string>;

TEST(FindClassColumns, GroupsHeadersOfModelAndClass) {
  const auto groups = Find("y,A:p,B:p,A:q,B:q\np,.1,.2,.9,.8\nq,.5,.4,.5,.6\n");
  ASSERT_EQ(groups.size(), 2U);
  EXPECT_EQ(groups[0].model, "A");
  EXPECT_EQ(groups[0].labels, (Labels{"p", "q"}));
  EXPECT_EQ(groups[0].columns, (std::vector<std::size_t>{1, 3}));
  EXPECT_EQ(groups[1].columns, (std::vector<std::size_t>{2, 4}));
}

TEST(FindClassColumns, KnowsTheHeadersOfH2OAndKnime) {
  for (const std::string_view header :
       {"y,pa,pb,pc", "y,P (y=a),P (y=b),P (y=c)"}) {
    const auto groups =
        Find(std::string(header) + "\na,.5,.3,.2\nb,.1,.8,.1\nc,.2,.2,.6\n");
    ASSERT_EQ(groups.size(), 1U) << header;
    EXPECT_EQ(groups[0].model, "probabilities");
    EXPECT_EQ(groups[0].labels, (Labels{"a", "b", "c"}));
  }
}

TEST(FindClassColumns, DividesNoNameThatWasMadeUp) {
  EXPECT_TRUE(Find("1,.5,.3,.2\n2,.1,.8,.1\n3,.2,.2,.6\n").empty());
  EXPECT_TRUE(Find("y,,\n2,.7,.3\n3,.4,.6\n2,.8,.2\n").empty());
}

TEST(FindClassColumns, TakesNoLabelsOfPersonsForProbabilities) {
  EXPECT_TRUE(Find("y,p0,p1,p2\n0,0,0,0\n1,1,2,1\n2,2,2,2\n").empty());
}

TEST(FindClassColumns, TakesAnyClassAfterAColonButOnlyTrueOnesAfterOthers) {
  const auto groups =
      Find("y,A:p,A:new,age_1,age_2\np,.1,.9,3,4\nq,.5,.5,5,6\n");
  ASSERT_EQ(groups.size(), 1U);
  EXPECT_EQ(groups[0].labels, (Labels{"p", "new"}));
}

TEST(FindClassColumns, KnowsTheHeadersOfPandasAndMlr3) {
  const auto groups = Find(
      "y,proba_Iris-setosa,proba_b,prob.Iris-setosa,prob.b\n"
      "Iris-setosa,.1,.9,.1,.9\nb,.5,.5,.4,.6\n");
  ASSERT_EQ(groups.size(), 2U);
  EXPECT_EQ(groups[0].model, "proba");
  EXPECT_EQ(groups[0].labels, (Labels{"Iris-setosa", "b"}));
  EXPECT_EQ(groups[1].model, "prob");
}

TEST(FindClassColumns, TakesEqualNumbersAsOneClass) {
  const auto groups = Find("y,m_0.0,m_1.0\n0,.1,.9\n1,.5,.5\n");
  ASSERT_EQ(groups.size(), 1U);
  EXPECT_EQ(groups[0].columns.size(), 2U);
}

TEST(FindClassColumns, LeavesOutTextsAndSingleColumns) {
  EXPECT_TRUE(Find("y,A:p,B:p,B:q\np,.1,u,v\nq,.5,w,x\n").empty());
}

}  // namespace
}  // namespace melon
