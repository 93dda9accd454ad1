#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

TEST(MeasureName, IsSaidWhereOneNameHoldsForAllResults) {
  // The column of a list, and that of metrics; of several the one compared.
  for (const std::string csv :
       {"dataset,algorithm,accuracy\na,A,.8\na,B,.7\nb,A,.9\nb,B,.8\n",
        "dataset,metric,A,B\na,accuracy,.8,.7\nb,accuracy,.9,.8\n",
        "dataset,metric,A,B\na,accuracy,.8,.7\na,F1,.6,.5\n"
        "b,accuracy,.9,.8\nb,F1,.5,.4\n"})
    EXPECT_EQ(ReportOfCsv(csv)["input"]["measure"], "accuracy") << csv;
}

TEST(MeasureName, IsNotSaidWhereNothingNamesIt) {
  for (const std::string csv :
       {"dataset,A,B\na,.8,.7\nb,.9,.8\n",
        "dataset,algorithm,result\na,A,.8\na,B,.7\nb,A,.9\nb,B,.8\n",
        "fold,A,B\n1,.8,.7\n2,.9,.8\n3,.7,.8\n"})
    EXPECT_FALSE(ReportOfCsv(csv)["input"].contains("measure")) << csv;
}

}  // namespace
}  // namespace melon
