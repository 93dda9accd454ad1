#include "roles/columns/findings/cells_of_two_classes.h"

#include <gtest/gtest.h>

#include <string>

#include "roles/parts_of_report.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

const std::string kCells =
    "run,model,feature,ham_pred_ham,ham_pred_spam,spam_pred_ham,"
    "spam_pred_spam\n"
    "a,svm,bow,871,48,34,885\nb,svm,tfidf,880,39,30,889\n"
    "c,nb,bow,860,59,41,878\nd,nb,tfidf,866,53,38,881\n";

TEST(CellsOfTwoClasses, AreNamedAsTheOptionsToGive) {
  const ReadJson report = ReportOfCsv(kCells);
  ASSERT_TRUE(report.contains("error")) << report.dump();
  EXPECT_EQ(report["error"]["code"], "cells_of_two_classes");
  EXPECT_TRUE(Contains(report["error"]["message"],
                       "(tp=spam_pred_spam, fn=spam_pred_ham, "
                       "fp=ham_pred_spam, tn=ham_pred_ham)"));
}

TEST(CellsOfTwoClasses, AreCountsOnceTheyAreSaid) {
  const ReadJson report =
      ReportOfCsv(kCells, R"({"tp":"spam_pred_spam","fn":"spam_pred_ham",
                  "fp":"ham_pred_spam","tn":"ham_pred_ham"})");
  ASSERT_FALSE(report.contains("error")) << report.dump();
  EXPECT_EQ(report["task"], "counts");
}

TEST(CellsOfTwoClasses, AreNeitherThreeNorOfThreeClasses) {
  const ReadJson three = ReportOfCsv(
      "run,ham_pred_ham,ham_pred_spam,spam_pred_ham\n"
      "a,871,48,34\nb,880,39,30\n");
  EXPECT_NE(ErrorCode(three), "cells_of_two_classes");
  const ReadJson others = ReportOfCsv(
      "run,a_pred_a,a_pred_b,b_pred_c,c_pred_a\n"
      "a,871,48,34,3\nb,880,39,30,4\n");
  EXPECT_NE(ErrorCode(others), "cells_of_two_classes");
}

}  // namespace
}  // namespace melon
