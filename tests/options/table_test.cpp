#include "options/table.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <string>
#include <variant>

#include "options/values.h"

namespace melon {
namespace {

/// Whether the member can have values of the kind.
bool Fits(const Option& option) {
  const OptionMember& member = option.member;
  switch (option.kind) {
    case OptionKind::number:
      return std::holds_alternative<double Options::*>(member);
    case OptionKind::whole_number:
      return std::holds_alternative<double Options::*>(member) ||
             std::holds_alternative<std::uint32_t Options::*>(member) ||
             std::holds_alternative<std::uint64_t Options::*>(member);
    case OptionKind::flag:
      return std::holds_alternative<bool Options::*>(member) ||
             std::holds_alternative<std::optional<bool> Options::*>(member);
    case OptionKind::choice:
      return (std::holds_alternative<bool Options::*>(member) &&
              option.choices.size() == 2) ||
             std::holds_alternative<std::string Options::*>(member) ||
             std::holds_alternative<std::optional<std::string> Options::*>(
                 member);
    case OptionKind::column:
    case OptionKind::label:
    case OptionKind::learner:
    case OptionKind::procedure:
      return std::holds_alternative<std::string Options::*>(member) ||
             std::holds_alternative<std::optional<std::string> Options::*>(
                 member);
    case OptionKind::columns:
    case OptionKind::labels:
      return std::holds_alternative<NamesMember>(member);
    case OptionKind::thresholds:
      return member.index() == 8;
    case OptionKind::cost_matrix:
      return member.index() == 9;
    case OptionKind::resample:
      return std::holds_alternative<ResampleScheme Options::*>(member);
  }
  return false;
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
    EXPECT_TRUE(Fits(option)) << option.name;
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
