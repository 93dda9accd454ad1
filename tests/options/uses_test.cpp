#include "options/uses.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace melon {
namespace {

std::string Unused(const std::vector<std::string>& given, TaskKind task) {
  Options options;
  options.given = given;
  options.truth = "y";
  options.positive = "yes";
  options.post_hoc = "holm";
  options.eps0 = 0.1;
  options.bootstrap = 2000;
  const auto warning = UnusedOptions(options, task);
  return warning ? warning->message.english : "";
}

bool OfComparisons(const char* option) {
  Options options;
  options.given = {"alpha", option};
  return SetsComparison(options);
}

TEST(UnusedOptions, NamesThoseOfAnotherTask) {
  EXPECT_EQ(Unused({"alpha", "post_hoc", "truth", "eps0"}, TaskKind::binary),
            "The task binary makes no use of these options: post_hoc, eps0. "
            "Leave them out, or choose the task that you mean.");
  EXPECT_NE(Unused({"positive"}, TaskKind::multiclass), "");
  EXPECT_NE(Unused({"truth"}, TaskKind::friedman), "");
  EXPECT_NE(Unused({"bootstrap"}, TaskKind::clustering), "");
  EXPECT_NE(Unused({"bootstrap"}, TaskKind::friedman), "");
}

TEST(UnusedOptions, AreCostsAndAnOrderOfManyClassesBesideTwo) {
  Options options;
  options.given = {"ordered", "cost_matrix"};
  options.ordered = {"no", "yes"};
  options.cost_matrix = {{0, 1}, {5, 0}};
  for (const TaskKind task : {TaskKind::binary, TaskKind::labels}) {
    const auto warning = UnusedOptions(options, task);
    ASSERT_TRUE(warning);
    EXPECT_NE(warning->message.english.find("ordered, cost_matrix"),
              std::string::npos);
  }
  EXPECT_FALSE(UnusedOptions(options, TaskKind::many_labels));
}

TEST(UnusedOptions, AreNotThoseThatHaveTheirDefault) {
  Options options;
  options.given = {"bootstrap", "threshold", "resample"};
  EXPECT_FALSE(UnusedOptions(options, TaskKind::clustering));
  options.threshold = 0.25;
  const auto warning = UnusedOptions(options, TaskKind::clustering);
  ASSERT_TRUE(warning);
  EXPECT_EQ(warning->value, "threshold");
}

TEST(UnusedOptions, AreNoneWhereTheTaskUsesWhatWasGiven) {
  EXPECT_EQ(Unused({}, TaskKind::binary), "");
  EXPECT_EQ(Unused({"task", "truth", "positive", "threshold", "bootstrap"},
                   TaskKind::binary),
            "");
  EXPECT_EQ(Unused({"control", "post_hoc", "seed"}, TaskKind::friedman), "");
}

TEST(SetsComparison, IsTrueOfOptionsThatNoOtherTaskUses) {
  for (const char* const option :
       {"control", "design", "eps0", "alternative", "rope", "dataset", "draws"})
    EXPECT_TRUE(OfComparisons(option)) << option;
  for (const char* const option :
       {"experiment", "seed", "truth", "k", "missing"})
    EXPECT_FALSE(OfComparisons(option)) << option;
}

TEST(Keeps, WhatTheChangedOptionDoesNotSettle) {
  Options now;
  now.threshold = 0.25;
  const auto keeps = [&](Stage stage, TaskKind task) {
    return Keeps(stage, task, {}, now);
  };
  EXPECT_TRUE(keeps(Stage::data, TaskKind::binary));
  EXPECT_TRUE(keeps(Stage::values, TaskKind::binary));
  EXPECT_FALSE(keeps(Stage::replicates, TaskKind::binary));
  now = {};
  now.drop_missing = true;
  EXPECT_FALSE(keeps(Stage::data, TaskKind::clustering));
  EXPECT_FALSE(keeps(Stage::pictures, TaskKind::clustering));
}

TEST(Keeps, EverythingWhereTheTaskDoesNotUseTheOption) {
  Options now;
  now.distance = "cosine";
  EXPECT_TRUE(Keeps(Stage::data, TaskKind::binary, {}, now));
  EXPECT_FALSE(Keeps(Stage::data, TaskKind::clustering, {}, now));
}

}  // namespace
}  // namespace melon
