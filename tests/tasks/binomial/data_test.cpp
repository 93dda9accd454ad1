#include "tasks/binomial/data.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

TEST(PrepareBinomial, NumbersExperimentsWithoutNames) {
  const ReadJson report = ReportOfCsv("errors,n\n1,10\n2,10\n");
  EXPECT_EQ(report["input"]["experiments"],
            (std::vector<std::string>{"1", "2"}));
}

TEST(PrepareBinomial, TakesTheFirstOfTheLargestErrorRates) {
  const ReadJson report =
      ReportOfCsv("name,errors,n\na,1,10\nb,4,20\nc,2,10\n");
  EXPECT_EQ(report["verdict"]["name"], "b");
  EXPECT_EQ(report["tests"]["max_errors"], 4);
  EXPECT_EQ(report["tests"]["max_n"], 20);
}

TEST(PrepareBinomial, RefusesWhatIsNoCount) {
  for (const std::string_view row :
       {"-1,10", "1.5,10", "11,10", "1,0", "1,2.5", "1,1e10"}) {
    const ReadJson answer = ReportOfCsv("errors,n\n" + std::string(row) + "\n");
    EXPECT_EQ(ErrorCode(answer), "invalid_count") << row;
    EXPECT_EQ(answer["error"]["line"], 2) << row;
  }
}

}  // namespace
}  // namespace melon
