#include "kernels/learning/most_correlated.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace melon {
namespace {

using Places = std::vector<std::size_t>;

TEST(MostCorrelated, OrdersByTheSizeOfTheCorrelation) {
  const std::vector<std::uint16_t> classes{0, 0, 1, 1};
  const std::vector<std::uint32_t> all{0, 1, 2, 3};
  // r = 0; −1; 0.4472; 0.8944.
  const std::vector<std::vector<double>> columns{
      {1, 2, 1, 2}, {9, 9, 3, 3}, {1, 3, 2, 4}, {1, 2, 3, 4}};
  EXPECT_EQ(MostCorrelated(columns, classes, all, 4), (Places{1, 3, 2, 0}));
  EXPECT_EQ(MostCorrelated(columns, classes, all, 2), (Places{1, 3}));
  EXPECT_EQ(MostCorrelated(columns, classes, all, 9).size(), 4U);
}

TEST(MostCorrelated, LooksAtTheRowsAlone) {
  const std::vector<std::uint16_t> classes{0, 1, 0, 1};
  const std::vector<std::vector<double>> columns{{0, 1, 9, 9}, {9, 9, 0, 1}};
  const std::vector<std::uint32_t> first{0, 1};
  const std::vector<std::uint32_t> last{2, 3};
  EXPECT_EQ(MostCorrelated(columns, classes, first, 1), Places{0});
  EXPECT_EQ(MostCorrelated(columns, classes, last, 1), Places{1});
}

TEST(MostCorrelated, OfAConstantThereIsNoneAndTheFirstColumnsStay) {
  const std::vector<std::uint16_t> classes{1, 1, 1};
  const std::vector<std::vector<double>> columns{{1, 1, 1}, {2, 2, 2}};
  const std::vector<std::uint32_t> all{0, 1, 2};
  EXPECT_EQ(MostCorrelated(columns, classes, all, 2), (Places{0, 1}));
}

}  // namespace
}  // namespace melon
