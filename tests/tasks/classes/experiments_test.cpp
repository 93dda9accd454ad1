#include "tasks/classes/experiments.h"

#include <gtest/gtest.h>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

/// Two experiments of three classes.
constexpr std::string_view kTwoMatrices =
    "matrix,truth,prediction,count\n"
    "one,a,a,8\none,a,b,4\none,b,a,2\none,b,b,6\none,c,c,5\n"
    "two,a,a,1\ntwo,b,a,9\ntwo,b,b,10\ntwo,c,c,3\ntwo,c,a,1\n";

TEST(ExperimentsJson, HasTheSizeAndAccuracyOfEachExperiment) {
  const ReadJson experiments = ReportOfCsv(kTwoMatrices)["experiments"];
  EXPECT_EQ(experiments["column"], "matrix");
  EXPECT_EQ(experiments["names"], (ReadJson{"one", "two"}));
  EXPECT_EQ(experiments["n"], (ReadJson{25, 24}));
  EXPECT_EQ(experiments["models"][0]["accuracy"],
            (ReadJson{19.0 / 25, 14.0 / 24}));
}

TEST(ExperimentsJson, AveragesOverTheMatricesOfAllClasses) {
  const ReadJson averages =
      ReportOfCsv(kTwoMatrices)["experiments"]["models"][0]["averages"];
  // a: 8/10 and 1/11, b: 6/10 and 10/10, c: 5/5 and 3/3
  EXPECT_DOUBLE_EQ(averages["precision_macro_over_matrices"].get<double>(),
                   (8.0 / 10 + 1.0 / 11 + 6.0 / 10 + 1 + 1 + 1) / 6);
  // each case has one prediction, so micro-precision is the share of right ones
  EXPECT_DOUBLE_EQ(averages["precision_micro_over_matrices"].get<double>(),
                   33.0 / 49);
}

TEST(ExperimentsJson, IsOnlyThereWithAColumnOfThem) {
  EXPECT_FALSE(
      ReportOfCsv("truth,prediction\na,a\nb,b\nc,a\n").contains("experiments"));
}

}  // namespace
}  // namespace melon
