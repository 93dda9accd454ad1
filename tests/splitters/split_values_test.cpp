// The random numbers of plans, by tests/golden/split_values.py.
#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "splitters/splitter.h"

namespace melon::splitters {
extern const Splitter bootstrap;
extern const Splitter k_fold;
namespace {

nlohmann::json Golden() {
  std::ifstream file(std::string(MELON_GOLDEN) + "/split_values.json");
  return nlohmann::json::parse(file);
}

std::vector<std::uint32_t> FoldsOf(const SplitPlan& plan) {
  std::vector<std::uint32_t> folds(plan.row_count);
  for (const Split& split : plan.splits) {
    for (const std::uint32_t row : split.test) folds[row] = split.fold;
  }
  return folds;
}

TEST(SplitValues, AreThoseOfAnotherProgram) {
  const nlohmann::json golden = Golden();
  EXPECT_EQ(FoldsOf(k_fold.make({.count = 8}, {.folds = 4}).value()),
            golden["folds"].get<std::vector<std::uint32_t>>());
  const auto stratum = golden["stratum"].get<std::vector<std::uint16_t>>();
  EXPECT_EQ(FoldsOf(k_fold
                        .make({.count = 11, .stratum = stratum},
                              {.folds = 3, .seed = 2026})
                        .value()),
            golden["stratified"].get<std::vector<std::uint32_t>>());
  const auto drawn =
      bootstrap.make({.count = 20}, {.repeats = 1, .seed = 1ULL << 53});
  EXPECT_EQ(*drawn.value().splits[0].train,
            golden["bootstrap"].get<std::vector<std::uint32_t>>());
}

}  // namespace
}  // namespace melon::splitters
