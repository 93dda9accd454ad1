#include "kernels/search/expected_improvement.h"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

namespace melon {
namespace {

TEST(ExpectedImprovement, IsTheIntegralOfWhatIsGained) {
  std::ifstream file(std::string(MELON_GOLDEN) + "/search.json");
  const nlohmann::json golden = nlohmann::json::parse(file);
  for (const auto& one : golden["improvements"]) {
    const auto value = one["value"].get<double>();
    EXPECT_NEAR(ExpectedImprovement(one["mean"].get<double>(),
                                    one["deviation"].get<double>(),
                                    one["best"].get<double>()) /
                    value,
                1, 1e-9)
        << one.dump();
  }
}

TEST(ExpectedImprovement, WithoutUncertaintyIsTheGainItself) {
  EXPECT_EQ(ExpectedImprovement(0.75, 0, 0.5), 0.25);
  EXPECT_EQ(ExpectedImprovement(0.25, 0, 0.5), 0);
}

TEST(ExpectedImprovement, IsNeverNegative) {
  for (double z = 0; z < 50; ++z)
    EXPECT_GE(ExpectedImprovement(-z, 1, 0), 0) << z;
}

}  // namespace
}  // namespace melon
