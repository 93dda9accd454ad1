#include "kernels/comparison/ranks/too_small.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(TooSmall, IsATableOfFewerThanTwoAlgorithmsOrDataSets) {
  EXPECT_EQ(TooSmall({.row_count = 9, .column_count = 1}),
            &reasons::too_few_algorithms);
  EXPECT_EQ(TooSmall({.row_count = 1, .column_count = 9}),
            &reasons::too_few_data_sets);
  EXPECT_EQ(TooSmall({.row_count = 0, .column_count = 0}),
            &reasons::too_few_algorithms);
  EXPECT_EQ(TooSmall({.row_count = 2, .column_count = 2}), nullptr);
}

}  // namespace
}  // namespace melon
