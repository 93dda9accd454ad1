#include "tasks/comparison/looks_transposed.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tasks/comparison/report_findings.h"

namespace melon {
namespace {

constexpr std::string_view kFinding = "warning:looks_transposed";

TEST(AddTransposed, KnowsLearnersInTheRowsByTheirNames) {
  const std::string csv =
      "dataset,iris,wine\nNaive Bayes,.9,.8\nk-NN,.8,.7\nSVM,.7,.6\n";
  EXPECT_TRUE(Has(FindingsOfCsv(csv), kFinding));
  EXPECT_TRUE(
      Has(FindingsOfCsv("数据集,鸢尾花,葡萄酒\n随机森林,.9,.8\n支持向量机,.8,.7"
                        "\n决策树,.7,.6\n"),
          kFinding));
}

TEST(AddTransposed, LeavesLearnersInTheColumnsAlone) {
  EXPECT_FALSE(Has(
      FindingsOfCsv("dataset,SVM,RF\niris,.9,.8\nwine,.8,.7\nglass,.7,.6\n"),
      kFinding));
  // More learners than data sets are not an exchange.
  EXPECT_FALSE(
      Has(FindingsOfCsv("dataset,SVM,RF,k-NN\niris,.9,.8,.7\nwine,.8,.7,.6\n"),
          kFinding));
}

TEST(AddTransposed, DoubtsMoreColumnsThanRows) {
  // Without the choice of the data sets, the rows are asked about.
  EXPECT_TRUE(Has(FindingsOfCsv("name,a,b,c\nx,.9,.8,.7\ny,.8,.7,.6\n",
                                R"({"dataset":"name"})"),
                  kFinding));
  EXPECT_FALSE(
      Has(FindingsOfCsv("name,a,b\nx,.9,.8\ny,.8,.7\nz,.5,.6\n"), kFinding));
}

TEST(AddTransposed, DoubtsNumbersOnBothSides) {
  EXPECT_TRUE(Has(FindingsOfCsv(",Sampling1,Sampling2\nM1,90.97,91.61\n"
                                "M2,96.13,94.19\nM3,95.5,92.5\n"),
                  kFinding));
  EXPECT_FALSE(Has(FindingsOfCsv(",Sampling1,Sampling2\niris,90.97,91.61\n"
                                 "M2,96.13,94.19\nM3,95.5,92.5\n"),
                   kFinding));
}

TEST(AddTransposed, KnowsATableThatIsReadTheOtherWayRound) {
  EXPECT_FALSE(Has(FindingsOfCsv(",iris,wine\nNaive Bayes,.9,.8\nk-NN,.8,.7\n"
                                 "SVM,.7,.6\n"),
                   kFinding));
  EXPECT_FALSE(Has(FindingsOfCsv("algorithm,x,y\nA,.9,.7\nB,.8,.6\nC,.8,.6\n"),
                   kFinding));
}

}  // namespace
}  // namespace melon
