#include "tasks/option_problem.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(InvalidOption, NamesTheOptionItsValueAndWhatIsWanted) {
  const Problem problem = InvalidOption("beta", "-1", {"a number", "一个数"});
  EXPECT_EQ(problem.code, "invalid_option");
  EXPECT_EQ(problem.message.english,
            "Invalid option beta: \"-1\". Give a number.");
  EXPECT_EQ(problem.message.chinese, "选项 beta 的值“-1”无效：应为一个数。");
  EXPECT_EQ(problem.value, "-1");
}

TEST(UnknownTask, ListsTheTasks) {
  const Problem problem = UnknownTask("guess");
  EXPECT_EQ(problem.code, "unknown_task");
  EXPECT_EQ(problem.message.english.rfind(
                "Unknown task: \"guess\". The tasks are binary, labels, ", 0),
            0U);
  EXPECT_EQ(problem.value, "guess");
}

}  // namespace
}  // namespace melon
