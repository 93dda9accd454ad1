#include "roles/columns/findings/fitted_beside_out_of_fold.h"

#include <gtest/gtest.h>

#include <string>

#include "roles/parts_of_report.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

std::string WarningOn(const std::string& first, const std::string& second) {
  return Warning(ReportOfCsv("label," + first + "," + second +
                             "\n1,.7,.9\n0,.3,.2\n1,.4,.8\n0,.6,.1\n"),
                 "fitted_beside_out_of_fold");
}

TEST(FittedBesideOutOfFold, IsOneModelByTheNames) {
  const std::string warning = WarningOn("oof_svm_prob", "svm_prob");
  EXPECT_TRUE(Contains(warning, "(predictions=oof_svm_prob)")) << warning;
  EXPECT_NE(WarningOn("svm_prob", "svm_prob_out_of_fold"), "");
}

TEST(FittedBesideOutOfFold, IsNotAnotherModel) {
  EXPECT_EQ(WarningOn("oof_svm_prob", "oof_tree_prob"), "");
  EXPECT_EQ(WarningOn("oof_svm_prob", "tree_prob"), "");
}

}  // namespace
}  // namespace melon
