#include "roles/names/split_names.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace melon {
namespace {

SplitNames Split(std::string_view text) {
  static constexpr std::string_view kNames[] = {"a", "b", "a,b", "c,", ",d"};
  return SplitAtNames(text, [](std::string_view name) {
    return std::find(std::begin(kNames), std::end(kNames), name) !=
           std::end(kNames);
  });
}

using Names = std::vector<std::string>;

TEST(SplitNames, EveryPartIsAName) {
  EXPECT_EQ(Split("b,a").names, (Names{"b", "a"}));
  EXPECT_EQ(Split("b").names, (Names{"b"}));
}

TEST(SplitNames, LongerNamesComeFirstForTheyMayContainCommas) {
  EXPECT_EQ(Split("a,b").names, (Names{"a,b"}));
  EXPECT_EQ(Split("b,a,b,c,,,d").names, (Names{"b", "a,b", "c,", ",d"}));
}

TEST(SplitNames, SaysWhatIsNoName) {
  EXPECT_EQ(Split("a,x,b").unknown, "x");
  EXPECT_EQ(Split("").unknown, "");
  EXPECT_FALSE(Split("a").unknown);
}

}  // namespace
}  // namespace melon
