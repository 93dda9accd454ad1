#include "options/table.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <set>
#include <string>
#include <variant>

#include "options/values.h"

namespace melon {
namespace {

/// The places in OptionMember of the members that can have values of a kind.
std::set<std::size_t> MembersFor(OptionKind kind) {
  constexpr std::size_t kNumber = 0;
  constexpr std::size_t kFlag = 3;
  constexpr std::size_t kText = 5;
  switch (kind) {
    case OptionKind::number:
      return {kNumber};
    case OptionKind::whole_number:
      return {kNumber, kNumber + 1, kNumber + 2};
    case OptionKind::flag:
      return {kFlag, kFlag + 1};
    case OptionKind::choice:
      return {kFlag, kText, kText + 1};
    case OptionKind::column:
    case OptionKind::label:
    case OptionKind::learner:
    case OptionKind::procedure:
    case OptionKind::join:
      return {kText, kText + 1};
    case OptionKind::columns:
    case OptionKind::labels:
      return {7};
    case OptionKind::thresholds:
      return {8};
    case OptionKind::cost_matrix:
      return {9};
    case OptionKind::resample:
      return {10};
  }
  return {};
}

TEST(OptionTable, HasEachNameOnceAndFindsIt) {
  std::set<std::string_view> names;
  for (const Option& option : AllOptions()) {
    EXPECT_TRUE(names.insert(option.name).second) << option.name;
    EXPECT_EQ(FindOption(option.name), &option);
  }
  EXPECT_EQ(FindOption("treshold"), nullptr);
  EXPECT_EQ(FindOption(""), nullptr);
}

TEST(OptionTable, PutsEachValueIntoAMemberOfItsKind) {
  for (const Option& option : AllOptions()) {
    EXPECT_TRUE(MembersFor(option.kind).contains(option.member.index()))
        << option.name;
    EXPECT_EQ(option.kind == OptionKind::choice, !option.choices.empty())
        << option.name;
  }
}

TEST(OptionTable, HasDefaultsWithinTheLimits) {
  const Options options;
  for (const Option& option : AllOptions()) {
    EXPECT_LT(option.limits.low, option.limits.high) << option.name;
    const auto* const member = std::get_if<double Options::*>(&option.member);
    if (member == nullptr || std::isnan(options.**member)) continue;
    EXPECT_TRUE(option.limits.Allow(options.**member)) << option.name;
  }
}

TEST(OptionTable, HasWordsInBothLanguages) {
  ASSERT_EQ(DescribedOptions().size(), AllOptions().size());
  for (const auto& [option, help] : DescribedOptions()) {
    EXPECT_FALSE(help.english.empty()) << option.name;
    EXPECT_FALSE(help.chinese.empty()) << option.name;
    EXPECT_NE(help.english.back(), '.') << option.name;
    EXPECT_FALSE(help.chinese.ends_with("。")) << option.name;
  }
}

TEST(OptionTable, HasAUseForEveryOptionAndReadsColumnsAsRoles) {
  for (const Option& option : AllOptions()) {
    bool used = false;
    for (const TaskKind task : kTaskKinds) used |= option.tasks.contains(task);
    EXPECT_TRUE(used) << option.name;
    const bool is_column =
        option.kind == OptionKind::column || option.kind == OptionKind::columns;
    if (is_column) {
      EXPECT_FALSE(option.settles.contains(Stage::data)) << option.name;
    }
  }
}

}  // namespace
}  // namespace melon
