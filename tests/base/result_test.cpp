#include "base/result.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

namespace melon {
namespace {

TEST(Result, HoldsAValue) {
  const Result<int> result = 3;
  ASSERT_TRUE(result);
  EXPECT_EQ(result.value(), 3);
}

TEST(Result, OrTheProblemThatKeptUsFromIt) {
  const Result<int> result =
      Problem{.code = "ragged_row", .message = {"words", "文字"}, .line = 4};
  ASSERT_FALSE(result);
  EXPECT_EQ(result.problem().code, "ragged_row");
  EXPECT_EQ(result.problem().line, 4U);
  EXPECT_FALSE(result.problem().column.has_value());
}

TEST(Result, WithAnEmptyValueIsStillAValue) {
  const Result<std::string> empty = std::string();
  EXPECT_TRUE(empty);
}

TEST(Result, GivesAValueAwayThatCannotBeCopied) {
  Result<std::unique_ptr<int>> result = std::make_unique<int>(5);
  const std::unique_ptr<int> taken = std::move(result.value());
  EXPECT_EQ(*taken, 5);
}

}  // namespace
}  // namespace melon
