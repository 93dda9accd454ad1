#include "tasks/lab/predicted_classes.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace melon {
namespace {

using Classes = std::vector<std::uint16_t>;

Classes Predict(const std::vector<std::vector<double>>& columns,
                const std::vector<std::string>& labels) {
  const std::vector<std::span<const double>> views(columns.begin(),
                                                   columns.end());
  return PredictedClasses(views, labels);
}

TEST(PredictedClasses, OfTwoThePositiveOneHasItsThresholdAtOneHalf) {
  // As the report on the same predictions decides: score ≥ 0.5 is positive.
  EXPECT_EQ(Predict({{.7, .5, .2}, {.3, .5, .8}}, {"no", "yes"}),
            (Classes{0, 1, 1}));
  EXPECT_EQ(Predict({{.7, .5, .2}, {.3, .5, .8}}, {"case", "control"}),
            (Classes{0, 0, 1}));
}

TEST(PredictedClasses, OfMoreTheLargestAndOfEqualOnesTheFirst) {
  EXPECT_EQ(
      Predict({{.2, .4, .3}, {.5, .2, .3}, {.3, .4, .4}}, {"a", "b", "c"}),
      (Classes{1, 0, 2}));
}

}  // namespace
}  // namespace melon
