// What is true of every plan, over random rows.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "splitters/parameters.h"
#include "splitters/random_rows.h"
#include "splitters/splitter.h"

namespace melon {
namespace {

constexpr std::uint64_t kTables = 40;

/// The rows with what the splitter can be given.
std::vector<std::pair<std::string, RowsToSplit>> BalancesOf(
    const Splitter& splitter, const RandomRows& rows) {
  std::vector<std::pair<std::string, RowsToSplit>> balances{
      {"plain", rows.Plain()}};
  if (splitter.stratifies())
    balances.emplace_back("stratified", rows.Stratified());
  if (splitter.groups()) balances.emplace_back("grouped", rows.Grouped());
  if (splitter.does_both()) balances.emplace_back("both", rows.Both());
  return balances;
}

/// Calls `check` with every plan of every splitter.
template <class Check>
void ForEveryPlan(const Check& check) {
  for (const Splitter* const splitter : Splitters()) {
    for (std::uint64_t seed = 1; seed <= kTables; ++seed) {
      const RandomRows rows = MakeRandomRows(seed);
      for (const auto& [name, balanced] : BalancesOf(*splitter, rows)) {
        const std::string where = std::string(splitter->id) + ", " + name +
                                  ", table " + std::to_string(seed);
        const SplitSettings settings{.folds = 5, .repeats = 3, .seed = seed};
        const Result<SplitPlan> plan = splitter->make(balanced, settings);
        ASSERT_TRUE(plan) << where << plan.problem().message.english;
        check(*splitter, rows, balanced, plan.value(), where);
      }
    }
  }
}

bool HasRow(const std::vector<std::uint32_t>& rows, std::uint32_t row) {
  return std::binary_search(rows.begin(), rows.end(), row);
}

TEST(Splitters, NeverTestOnARowOfTheTrainingSet) {
  ForEveryPlan([](const Splitter&, const RandomRows&, const RowsToSplit& rows,
                  const SplitPlan& plan, const std::string& where) {
    for (const Split& split : plan.splits) {
      const std::vector<std::uint32_t> train = TrainingRows(plan, split);
      ASSERT_FALSE(train.empty()) << where;
      ASSERT_FALSE(split.test.empty()) << where;
      ASSERT_TRUE(std::is_sorted(train.begin(), train.end())) << where;
      // Strictly: no row is twice in a test set.
      ASSERT_EQ(std::adjacent_find(split.test.begin(), split.test.end(),
                                   std::greater_equal<>()),
                split.test.end())
          << where;
      ASSERT_LT(train.back(), rows.count) << where;
      ASSERT_LT(split.test.back(), rows.count) << where;
      for (const std::uint32_t row : split.test)
        ASSERT_FALSE(HasRow(train, row)) << where;
    }
  });
}

TEST(Splitters, NeverDivideAGroup) {
  ForEveryPlan([](const Splitter&, const RandomRows&, const RowsToSplit& rows,
                  const SplitPlan& plan, const std::string& where) {
    if (rows.group.empty()) return;
    for (const Split& split : plan.splits) {
      std::set<std::uint32_t> tested;
      for (const std::uint32_t row : split.test) tested.insert(rows.group[row]);
      for (const std::uint32_t row : TrainingRows(plan, split))
        ASSERT_FALSE(tested.contains(rows.group[row])) << where;
    }
  });
}

TEST(Splitters, ThatPartitionTestEachRowOnceARepeat) {
  ForEveryPlan([](const Splitter& splitter, const RandomRows&,
                  const RowsToSplit& rows, const SplitPlan& plan,
                  const std::string& where) {
    if (!splitter.partitions) return;
    std::vector<std::vector<std::uint32_t>> tested(
        plan.splits.back().repeat, std::vector<std::uint32_t>(rows.count));
    for (const Split& split : plan.splits) {
      ASSERT_FALSE(split.train.has_value()) << where;
      for (const std::uint32_t row : split.test)
        ++tested[split.repeat - 1][row];
    }
    for (const auto& times : tested)
      ASSERT_EQ(times, std::vector<std::uint32_t>(rows.count, 1)) << where;
  });
}

/// 13 rows of a class, a test set of 4 of 10 rows: 13 · 4 / 10 = 5.2, so 5
/// or 6.
TEST(Splitters, GiveEachClassItsShareOfATestSetWithinOneRow) {
  ForEveryPlan([](const Splitter& splitter, const RandomRows& table,
                  const RowsToSplit& rows, const SplitPlan& plan,
                  const std::string& where) {
    if (rows.stratum.empty() || !rows.group.empty()) return;
    // Which rows a bootstrap leaves out is chance.
    if (!splitter.does_both()) return;
    for (const Split& split : plan.splits) {
      std::vector<std::uint32_t> divided = split.test;
      if (split.inner_fold > 0)
        divided.insert(divided.end(), split.train->begin(), split.train->end());
      else
        divided = TrainingRows({rows.count, {}}, {});
      const auto all = CountClasses(divided, table.stratum);
      const auto test = CountClasses(split.test, table.stratum);
      // A fold may have a row more than another: its share is 1/k of a class
      // in any case.
      const auto size = static_cast<double>(split.test.size());
      const auto divided_size = static_cast<double>(divided.size());
      const double share = splitter.partitions || splitter.id == "nested"
                               ? 1.0 / std::round(divided_size / size)
                               : size / divided_size;
      for (std::size_t i = 0; i < all.size(); ++i)
        ASSERT_LT(std::abs(test[i] - all[i] * share), 1) << where;
    }
  });
}

TEST(Splitters, RepeatWithTheSeedAndDifferWithAnother) {
  for (const Splitter* const splitter : Splitters()) {
    const RandomRows rows = MakeRandomRows(7);
    const auto plan_of = [&](std::uint64_t seed) {
      const SplitSettings settings{.folds = 5, .repeats = 3, .seed = seed};
      std::vector<std::vector<std::uint32_t>> tests;
      const auto plan = splitter->make(rows.Plain(), settings);
      for (const Split& split : plan.value().splits)
        tests.push_back(split.test);
      return tests;
    };
    const bool is_random =
        std::find(splitter->parameters.begin(), splitter->parameters.end(),
                  &splitters::kSeed) != splitter->parameters.end();
    EXPECT_EQ(plan_of(1), plan_of(1)) << splitter->id;
    EXPECT_EQ(plan_of(1) != plan_of(2), is_random) << splitter->id;
  }
}

TEST(Splitters, DivideOtherwiseInEachRepeat) {
  ForEveryPlan([](const Splitter&, const RandomRows&, const RowsToSplit& rows,
                  const SplitPlan& plan, const std::string& where) {
    // A dozen groups may fall the same way twice.
    if (!rows.group.empty()) return;
    std::set<std::vector<std::uint32_t>> tests;
    for (const Split& split : plan.splits) tests.insert(split.test);
    ASSERT_EQ(tests.size(), plan.splits.size()) << where;
  });
}

TEST(Splitters, BeginAlikeWhateverTheNumberOfRepeats) {
  const RandomRows rows = MakeRandomRows(3);
  for (const Splitter* const splitter : Splitters()) {
    const auto few = splitter->make(rows.Plain(), {.repeats = 2});
    const auto many = splitter->make(rows.Plain(), {.repeats = 4});
    for (std::size_t i = 0; i < few.value().splits.size(); ++i) {
      EXPECT_EQ(few.value().splits[i].test, many.value().splits[i].test)
          << splitter->id;
    }
  }
}

TEST(Splitters, HaveWordsInBothLanguagesAndTheNameOfTheirFile) {
  std::set<std::string_view> ids;
  for (const auto& [splitter, words] : DescribedSplitters()) {
    EXPECT_TRUE(ids.insert(splitter->id).second);
    EXPECT_FALSE(words->name.english.empty()) << splitter->id;
    EXPECT_FALSE(words->name.chinese.empty()) << splitter->id;
    EXPECT_FALSE(words->meaning.english.empty()) << splitter->id;
    EXPECT_FALSE(words->meaning.chinese.empty()) << splitter->id;
    EXPECT_FALSE(words->latex.empty()) << splitter->id;
    EXPECT_FALSE(words->references[0].empty()) << splitter->id;
  }
  EXPECT_EQ(ids.size(), Splitters().size());
}

TEST(Splitters, HaveDefaultsWithinTheLimits) {
  const SplitSettings settings;
  for (const auto& [parameter, help] : splitters::kDescribedParameters) {
    const double value = std::visit(
        [&](auto member) { return static_cast<double>(settings.*member); },
        parameter->member);
    EXPECT_TRUE(parameter->limits.Allow(value)) << parameter->name;
    EXPECT_FALSE(help.english.empty()) << parameter->name;
    EXPECT_FALSE(help.chinese.empty()) << parameter->name;
  }
}

}  // namespace
}  // namespace melon
