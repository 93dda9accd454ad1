#include "roles/comparison/fold_columns.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

Column Called(const std::string& name) {
  return TableFromCsv(name + "\n.1\n.2\n").columns[0];
}

TEST(IsFoldColumn, KnowsNumberedFoldsAndRuns) {
  for (const char* name :
       {"Fold 1", "fold_12", "cv3", "CV 1", "Split1", "折2", "第3折"}) {
    EXPECT_TRUE(IsFoldColumn(Called(name))) << name;
    EXPECT_FALSE(IsRunColumn(Called(name))) << name;
  }
  for (const char* name : {"run 1", "Rep2", "trial_3", "seed 42", "种子1"}) {
    EXPECT_TRUE(IsFoldColumn(Called(name))) << name;
    EXPECT_TRUE(IsRunColumn(Called(name))) << name;
  }
}

TEST(IsFoldColumn, NeedsANumberAndNothingElse) {
  for (const char* name : {"fold", "iris", "folder 1", "fold 1 acc", "5"})
    EXPECT_FALSE(IsFoldColumn(Called(name))) << name;
}

TEST(SaysFold, KnowsTheWordAlsoWithinAName) {
  for (const char* text : {"fold", "Outer_Fold", "Fold01.Rep2", "第3折"})
    EXPECT_TRUE(SaysFold(text)) << text;
  for (const char* text : {"split", "Resample", "cv", "run", "7", ""})
    EXPECT_FALSE(SaysFold(text)) << text;
}

}  // namespace
}  // namespace melon
