#include <gtest/gtest.h>

#include <cstddef>

#include "hypothesis/two_learners.h"

namespace melon::hypothesis {
extern const Test sign_test;
namespace {

KeyValues Compare(const Numbers& difference, bool higher_is_better = true) {
  return sign_test.from_paired_results(
      Differing(difference, higher_is_better).view(), {});
}

TEST(SignTest, CountsWinsInTheDirectionOfTheResults) {
  const Numbers difference = {1, 2, -3, 0, 5};
  const KeyValues scores = Compare(difference);
  EXPECT_EQ(At(scores, "wins").number(), 3);
  EXPECT_EQ(At(scores, "losses").number(), 1);
  EXPECT_EQ(At(scores, "ties").number(), 1);
  EXPECT_EQ(At(Compare(difference, false), "wins").number(), 1);
  // 2·(1 + 4)/16; split, the odd tie is dropped.
  EXPECT_EQ(At(scores, "sign_test_p").number(), 10. / 16);
  EXPECT_EQ(At(scores, "sign_test_p_split").number(), 10. / 16);
}

TEST(SignTest, GivesThePublishedNumber) {
  // docs/worked-examples.md: 11 wins of 14, p = .0574; also as 10 wins, 2
  // losses and two ties that are split.
  const Numbers eleven = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1};
  EXPECT_NEAR(At(Compare(eleven), "sign_test_p").number(), .0574, 5e-5);
  const Numbers ties = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, -1, -1};
  EXPECT_NEAR(At(Compare(ties), "sign_test_p_split").number(), .0574, 5e-5);
}

TEST(SignTest, AgreesWithScipy) {
  const auto pairs = GoldenLearners();
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    ExpectGoldenKeys(sign_test.from_paired_results(pairs[i].view(), {}), i,
                     1e-13);
  }
}

TEST(SignTest, HasPOneWhenAllAreTied) {
  const KeyValues values = Compare({0, 0, 0});
  EXPECT_EQ(At(values, "ties").number(), 3);
  EXPECT_EQ(At(values, "sign_test_p").number(), 1);
  EXPECT_EQ(At(values, "sign_test_p_split").number(), 1);
}

TEST(SignTest, HasNoPWithoutResults) {
  EXPECT_EQ(At(Compare({}), "wins").number(), 0);
  EXPECT_EQ(ReasonOf(At(Compare({}), "sign_test_p")), "no_cases");
}

}  // namespace
}  // namespace melon::hypothesis
