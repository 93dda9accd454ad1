#include "roles/comparison/fold_columns.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

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

TEST(AreNumberedFromZero, KnowsHeadersThatPandasGives) {
  const auto are = [](const std::vector<std::string>& names) {
    Table table;
    std::vector<std::size_t> all;
    for (const std::string& name : names) {
      all.push_back(table.columns.size());
      table.columns.push_back({.name = name});
    }
    return AreNumberedFromZero(table, all);
  };
  EXPECT_TRUE(are({"0", "1", "2"}));
  // Numbers of neighbours, say.
  EXPECT_FALSE(are({"1", "2", "3"}));
  EXPECT_FALSE(are({"0", "1", "A"}));
  EXPECT_FALSE(are({"0", "1"}));
}

}  // namespace
}  // namespace melon
