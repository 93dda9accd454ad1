#include "io/csv/prose.h"

#include <gtest/gtest.h>

#include <string>

namespace melon {
namespace {

TEST(LooksLikeSentence, HasMoreBlanksBetweenWordsThanDelimiters) {
  EXPECT_TRUE(LooksLikeSentence("It jumps over the dog"));
  EXPECT_TRUE(LooksLikeSentence("Hounds, hunters, and horses follow it"));
  EXPECT_TRUE(LooksLikeSentence("模型的预测在此。"));
  for (const char* const text :
       {"", "# Melon", "random forest", "1 2 3 4 5", "a, b, c, d",
        "petal length, petal width, sepal"})
    EXPECT_FALSE(LooksLikeSentence(text)) << text;
}

TEST(IsRunningText, BeginsWithoutAHeader) {
  constexpr const char* kLines =
      "It reads a file of predictions\n\nand says which model is better\r\n";
  EXPECT_TRUE(IsRunningText(std::string("# Melon\n") + kLines));
  EXPECT_FALSE(IsRunningText(std::string("id,question\n") + kLines));
  EXPECT_FALSE(IsRunningText("# Melon\nIt reads a file of predictions\n"));
  EXPECT_FALSE(IsRunningText("y\n1\n0\n1\n"));
}

}  // namespace
}  // namespace melon
