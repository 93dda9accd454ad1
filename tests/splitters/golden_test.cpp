// Plans beside those of scikit-learn 1.5.2: tests/golden/splitters.py.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "splitters/random_rows.h"
#include "splitters/splitter.h"

namespace melon {
namespace {

using nlohmann::json;
using Counts = std::vector<std::vector<std::uint32_t>>;

const json& Cases() {
  static const json golden = [] {
    std::ifstream file(std::string(MELON_GOLDEN) + "/splitters.json");
    return json::parse(file);
  }();
  return golden["cases"];
}

SplitSettings SettingsOf(const json& given) {
  SplitSettings settings;
  settings.folds = given.value("folds", settings.folds);
  settings.repeats = given.value("repeats", settings.repeats);
  settings.test_size = given.value("test_size", settings.test_size);
  settings.p = given.value("p", settings.p);
  settings.gap = given.value("gap", settings.gap);
  settings.max_train_size =
      given.value("max_train_size", settings.max_train_size);
  return settings;
}

/// The sum over classes and test sets of (share of the class − 1/k)², without
/// what is the same for all plans.
double Unevenness(const Counts& tests) {
  double sum = 0;
  for (std::size_t i = 0; i < tests[0].size(); ++i) {
    double all = 0;
    for (const auto& test : tests) all += test[i];
    for (const auto& test : tests) sum += (test[i] / all) * (test[i] / all);
  }
  return sum;
}

class Made {
 public:
  explicit Made(const json& one)
      : stratum_(one["stratum"].get<std::vector<std::uint16_t>>()),
        group_(one["group"].get<std::vector<std::uint32_t>>()) {
    const auto splitters = Splitters();
    const auto found =
        std::find_if(splitters.begin(), splitters.end(), [&](const auto* item) {
          return item->id == one["splitter"].get<std::string>();
        });
    plan_ = (*found)
                ->make({.count = one["count"].get<std::uint32_t>(),
                        .stratum = stratum_,
                        .group = group_},
                       SettingsOf(one["settings"]))
                .value();
  }

  [[nodiscard]] Counts Tests() const {
    Counts tests;
    for (const Split& split : plan_.splits) tests.push_back(split.test);
    return tests;
  }
  [[nodiscard]] Counts Trains() const {
    Counts trains;
    for (const Split& split : plan_.splits)
      trains.push_back(TrainingRows(plan_, split));
    return trains;
  }
  [[nodiscard]] std::vector<std::size_t> Sizes() const {
    std::vector<std::size_t> sizes;
    for (const Split& split : plan_.splits) sizes.push_back(split.test.size());
    return sizes;
  }
  [[nodiscard]] Counts Classes() const {
    Counts classes;
    for (const Split& split : plan_.splits)
      classes.push_back(CountClasses(split.test, stratum_));
    return classes;
  }

 private:
  std::vector<std::uint16_t> stratum_;
  std::vector<std::uint32_t> group_;
  SplitPlan plan_;
};

TEST(SplittersBesideScikitLearn, HaveTheSameTestSetsWhereNothingIsRandom) {
  int compared = 0;
  for (const json& one : Cases()) {
    if (!one.contains("tests")) continue;
    ++compared;
    const Made made(one);
    EXPECT_EQ(made.Tests(), one["tests"].get<Counts>()) << one["oracle"];
    if (!one.contains("trains")) continue;
    EXPECT_EQ(made.Trains(), one["trains"].get<Counts>()) << one["oracle"];
  }
  EXPECT_EQ(compared, 16);
}

TEST(SplittersBesideScikitLearn, HaveTestSetsOfTheSameSizes) {
  int compared = 0;
  for (const json& one : Cases()) {
    if (!one.contains("sizes")) continue;
    ++compared;
    auto sizes = Made(one).Sizes();
    auto expected = one["sizes"].get<std::vector<std::size_t>>();
    // Which of the folds gets which of two equally large groups is chance.
    if (!one["group"].empty()) {
      std::sort(sizes.begin(), sizes.end());
      std::sort(expected.begin(), expected.end());
    }
    EXPECT_EQ(sizes, expected) << one["oracle"];
  }
  EXPECT_EQ(compared, 15);
}

TEST(SplittersBesideScikitLearn, HaveAsManyRowsOfEachClassInATestSet) {
  int compared = 0;
  for (const json& one : Cases()) {
    if (!one.contains("classes") || !one["group"].empty()) continue;
    ++compared;
    EXPECT_EQ(Made(one).Classes(), one["classes"].get<Counts>())
        << one["oracle"] << one["settings"];
  }
  EXPECT_EQ(compared, 18);
}

TEST(SplittersBesideScikitLearn, AreAsEvenWithClassesAndGroupsAtOnce) {
  int compared = 0;
  for (const json& one : Cases()) {
    if (!one.contains("classes") || one["group"].empty()) continue;
    ++compared;
    EXPECT_LE(Unevenness(Made(one).Classes()),
              1.02 * Unevenness(one["classes"].get<Counts>()));
  }
  EXPECT_EQ(compared, 3);
}

}  // namespace
}  // namespace melon
