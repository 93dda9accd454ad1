#include "roles/names/truth_words.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace melon {
namespace {

using Words = std::vector<std::string>;

TEST(WordsBesideTruth, AreWhatATruthIsOf) {
  EXPECT_EQ(WordsBesideTruth("actual_price"), Words{"price"});
  EXPECT_EQ(WordsBesideTruth("y_true_price"), Words{"price"});
  EXPECT_EQ(WordsBesideTruth("ground_truth_label"), Words{"label"});
  EXPECT_EQ(WordsBesideTruth("churn real"), Words{"churn"});
  EXPECT_EQ(WordsBesideTruth("price"), Words{});
  EXPECT_EQ(WordsBesideTruth("price_actual_rank"), Words{});
}

TEST(IsOfWhat, NeedsAllWordsEachAtAnEnd) {
  EXPECT_TRUE(IsOfWhat({"price"}, "predicted_price"));
  EXPECT_TRUE(IsOfWhat({"price"}, "ypredprice"));
  EXPECT_FALSE(IsOfWhat({"price"}, "predicted_load"));
  EXPECT_FALSE(IsOfWhat({"peak", "price"}, "predicted_price"));
  // "actual" alone is of nothing that a name could repeat.
  EXPECT_FALSE(IsOfWhat({}, "predicted_price"));
}

}  // namespace
}  // namespace melon
