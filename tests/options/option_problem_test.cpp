#include "options/option_problem.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

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

std::string Wanted(std::string_view option) {
  return Expected(*FindOption(option)).english;
}

TEST(Expected, FollowsFromTheLimits) {
  EXPECT_EQ(Wanted("threshold"), "a number");
  EXPECT_EQ(Wanted("beta"), "a number above 0, at most 1,000,000");
  EXPECT_EQ(Wanted("cost_fn"), "a number from 0 to 1e12");
  EXPECT_EQ(Wanted("max_fpr"), "a number above 0, at most 1");
  EXPECT_EQ(Wanted("k"), "a whole number from 1 to 1,000,000,000");
  EXPECT_EQ(Wanted("quantile"), "a number between 0 and 1");
  EXPECT_EQ(Wanted("rope"), "a number that is not negative");
  EXPECT_EQ(Wanted("test_train_ratio"), "a number above 0");
}

TEST(Expected, SaysTheSameInChinese) {
  const auto wanted = [](std::string_view option) {
    return Expected(*FindOption(option)).chinese;
  };
  EXPECT_EQ(wanted("threshold"), "一个数");
  EXPECT_EQ(wanted("beta"), "大于 0 且不超过 1,000,000 的数");
  EXPECT_EQ(wanted("prior"), " 0 到 1 之间的数");
  EXPECT_EQ(wanted("bootstrap"), " 0 到 1,000,000 之间的整数");
  EXPECT_EQ(wanted("quantile"), " 0 与 1 之间的数");
  EXPECT_EQ(wanted("rope"), "非负数");
  EXPECT_EQ(wanted("test_train_ratio"), "大于 0 的数");
  EXPECT_EQ(wanted("distance"), " euclidean、manhattan 或 cosine");
}

TEST(Expected, ListsTheChoices) {
  EXPECT_EQ(Wanted("missing"), "error or drop");
  EXPECT_EQ(Wanted("design"), "kfold, repeated or 5x2");
  EXPECT_EQ(Wanted("standardize"), "true or false");
}

TEST(UnknownOption, ListsTheOptions) {
  const Problem problem = UnknownOption("treshold");
  EXPECT_EQ(problem.code, "unknown_option");
  EXPECT_EQ(problem.message.english.rfind(
                "Unknown option: treshold. The options are task, truth, ", 0),
            0U);
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
