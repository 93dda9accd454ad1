#include "tasks/comparison/not_comparable.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tasks/comparison/results_from_csv.h"

namespace melon {
namespace {

std::string CodeOf(std::string_view csv, const Options& options = {}) {
  const Result<Results> results = Read(csv, options);
  return results ? "" : results.problem().code;
}

TEST(NotComparable, RefusesPercentagesBesideFractions) {
  EXPECT_EQ(CodeOf("dataset,A,B\nx,90,.9\ny,80,.8\n"), "mixed_units");
  EXPECT_EQ(CodeOf("fold,A,B\n1,90,.9\n2,80,.8\n"), "mixed_units");
  // In one unit.
  EXPECT_EQ(CodeOf("dataset,A,B\nx,90,91\ny,80,82\n"), "");
  EXPECT_EQ(CodeOf("dataset,A,B\nx,.9,.91\ny,.8,.82\n"), "");
  // Seconds and milliseconds as milliseconds.
  EXPECT_EQ(CodeOf("dataset,A,B\nx,9000,900\ny,8000,800\n"), "");
  EXPECT_EQ(CodeOf("algorithm,dataset,average time\nA,x,9.1\nB,x,.09\n"
                   "A,y,8.2\nB,y,.08\n"),
            "");
  // An error about 1.
  EXPECT_EQ(CodeOf("fold,A,B\n1,.9,1.1\n2,.95,1.15\n"), "");
  // Counts, and ranks.
  EXPECT_EQ(CodeOf("dataset,A,B\nx,3,0\ny,4,1\n"), "");
  EXPECT_EQ(CodeOf("dataset,A,B\nx,2,1\ny,2,1\n"), "");
}

TEST(NotComparable, RefusesUnitsThatChangeFromRowToRow) {
  EXPECT_EQ(CodeOf("dataset,A,B\nx,85.1,84.1\ny,.84,.83\nz,.9,.89\n"),
            "mixed_units");
  // Errors of data sets differ in scale.
  EXPECT_EQ(CodeOf("dataset,A,B\nx,85.1,84.1\ny,.04,.03\nz,.09,.08\n"), "");
}

TEST(NotComparable, RefusesErrorsBesideScoresByTheirNames) {
  EXPECT_EQ(CodeOf("dataset,SVM_acc,NB_error,RF_acc\nx,.81,.12,.79\n"
                   "y,.77,.15,.76\n"),
            "opposite_measures");
  EXPECT_EQ(CodeOf("fold,svm_accuracy,nb_error\n1,.79,.16\n2,.87,.15\n"),
            "opposite_measures");
  // Losses that learners are trained by, and a learner that says nothing.
  EXPECT_EQ(CodeOf("dataset,hinge,dice\nx,.81,.82\ny,.77,.75\n"), "");
  EXPECT_EQ(CodeOf("dataset,NB error,SVM\nx,.81,.82\ny,.77,.75\n"), "");
  Options said;
  said.higher_is_better = true;
  EXPECT_EQ(CodeOf("dataset,SVM acc,NB error\nx,.81,.82\ny,.77,.75\n", said),
            "");
}

}  // namespace
}  // namespace melon
