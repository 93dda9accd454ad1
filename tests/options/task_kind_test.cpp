#include "options/task_kind.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(TaskKind, GoesByTheNameOfTheReport) {
  EXPECT_EQ(TaskName(TaskKind::binary), "binary");
  EXPECT_EQ(TaskName(TaskKind::labels), "labels");
  EXPECT_EQ(TaskName(TaskKind::many_labels), "labels");
  EXPECT_EQ(TaskName(TaskKind::counts), "counts");
}

TEST(TaskKind, IsFoundByItsName) {
  EXPECT_EQ(TaskOfName("regression"), TaskKind::regression);
  EXPECT_EQ(TaskOfName("labels"), TaskKind::labels);
  EXPECT_FALSE(TaskOfName("many_labels"));
  EXPECT_TRUE(IsTaskName("clustering"));
  EXPECT_FALSE(IsTaskName(""));
}

TEST(TaskKind, NamesEachTaskOnce) {
  EXPECT_EQ(TaskNames(),
            "binary, labels, multiclass, regression, ranking, clustering, "
            "counts, cv, friedman, binomial");
}

TEST(TaskKind, ComparesLearnersInThreeOfThem) {
  EXPECT_TRUE(IsComparison(TaskKind::cv));
  EXPECT_TRUE(IsComparison(TaskKind::friedman));
  EXPECT_TRUE(IsComparison(TaskKind::binomial));
  EXPECT_FALSE(IsComparison(TaskKind::counts));
}

}  // namespace
}  // namespace melon
