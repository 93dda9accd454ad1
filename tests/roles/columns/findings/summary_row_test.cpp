#include "roles/columns/findings/summary_row.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

std::string Said(std::string_view csv) {
  const auto problem = SummaryRowAmongCases(TableFromCsv(csv));
  return problem ? problem->message.english : std::string();
}

TEST(SummaryRowAmongCases, IsOfMeans) {
  EXPECT_EQ(Said("id,y_true,rf,lr\n1,1,.9,.6\n2,0,.2,.3\n3,1,.8,.7\n"
                 "4,0,.3,.6\nMean,.5,.55,.55\n"),
            "The last row, \"Mean\", is no case: its numbers are the means of "
            "those above it. Delete it.");
}

TEST(SummaryRowAmongCases, IsOfSums) {
  EXPECT_EQ(Said("Case,Truth,A\nA1,3,3.1\nA2,5,5.2\nA3,4,4.1\n"
                 "Total,12,12.4\n"),
            "The last row, \"Total\", is no case: its numbers are the sums of "
            "those above it. Delete it.");
}

TEST(SummaryRowAmongCases, IsNoneForItsNameAlone) {
  EXPECT_EQ(Said("firm,y,a\nShell,3,3.1\nBP,5,5.2\nEni,4,4.1\nTotal,9,8.2\n"),
            "");
  EXPECT_EQ(Said("case,y,a\nx,1,2\ny,2,3\nz,3,4\nw,2,3\n"), "");
}

TEST(SummaryRowAmongCases, IsLookedForInLongColumnsOfNumbersToo) {
  std::string csv = "id,y,a\n";
  double sum = 0;
  for (int i = 0; i < 400; ++i) {
    const int y = (i * 7) % 397;
    csv += std::to_string(i) + "," + std::to_string(y) + "," +
           std::to_string(y + 1) + "\n";
    sum += y;
  }
  EXPECT_EQ(Said(csv), "");
  csv += "mean," + std::to_string(sum / 400) + "," +
         std::to_string((sum / 400) + 1) + "\n";
  EXPECT_NE(Said(csv), "");
}

}  // namespace
}  // namespace melon
