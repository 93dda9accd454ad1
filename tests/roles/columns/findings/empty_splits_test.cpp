#include "roles/columns/findings/empty_splits.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kEmpty =
    ",mean_fit_time,param_alpha,params,split0_test_score,split1_test_score,"
    "mean_test_score,rank_test_score\n0,.2,1,{'alpha': 1},,,,1\n"
    "1,.3,2,{'alpha': 2},,,,1\n2,.1,3,{'alpha': 3},,,,1\n";

TEST(EmptySplits, AreSaidToBeEmptyWithTheirNames) {
  for (const std::string_view options : {"{}", R"({"task":"cv"})"}) {
    const ReadJson answer = ReportOfCsv(kEmpty, options);
    ASSERT_EQ(ErrorCode(answer), "empty_splits");
    const std::string message = answer["error"]["message"];
    EXPECT_NE(message.find("All columns from \"split0_test_score\" to "
                           "\"split1_test_score\" of cv_results_ are empty"),
              std::string::npos)
        << message;
  }
}

TEST(EmptySplits, AreNoneWhereSomeSplitHasAScore) {
  EXPECT_FALSE(EmptySplits(
      TableFromCsv("params,split0_test_score,split1_test_score\na,,.5\n"
                   "b,,.6\n")));
  EXPECT_FALSE(EmptySplits(TableFromCsv("y,score\n0,.5\n1,.6\n")));
}

}  // namespace
}  // namespace melon
