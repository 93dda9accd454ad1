#include "roles/names/positive_class.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "table/labels.h"

namespace melon {
namespace {

using Ground = PositiveClass::Ground;

PositiveClass Guess(std::string_view one, std::string_view other) {
  std::vector<std::string> labels{std::string(one), std::string(other)};
  std::sort(labels.begin(), labels.end(), LabelBefore);
  return GuessPositive(labels);
}

TEST(GuessPositive, KnowsWhatIsLookedForBesideWhatIsUsual) {
  for (const auto& [positive, negative] :
       {std::pair{"case", "control"},
        std::pair{"affected", "unaffected"},
        std::pair{"diseased", "healthy"},
        std::pair{"sick", "healthy"},
        std::pair{"ill", "well"},
        std::pair{"tumour", "normal"},
        std::pair{"Tumor", "Normal"},
        std::pair{"malignant", "benign"},
        std::pair{"abnormal", "normal"},
        std::pair{"fraud", "legit"},
        std::pair{"attack", "normal"},
        std::pair{"churned", "stayed"},
        std::pair{"default", "paid"},
        std::pair{"Charged Off", "Fully Paid"},
        std::pair{"dead", "alive"},
        std::pair{"spam", "ham"},
        std::pair{"unhealthy", "healthy"},
        std::pair{"患病", "健康"},
        std::pair{"病例", "对照"},
        std::pair{"违约", "正常"}}) {
    const PositiveClass guess = Guess(positive, negative);
    EXPECT_EQ(guess.label, positive);
    EXPECT_EQ(guess.ground, Ground::known) << positive;
  }
}

TEST(GuessPositive, KnowsYesInOtherLanguages) {
  for (const auto& [positive, negative] :
       {std::pair{"Ja", "Nein"}, std::pair{"oui", "non"},
        std::pair{"sim", "não"}, std::pair{"sí", "no"}}) {
    const PositiveClass guess = Guess(positive, negative);
    EXPECT_EQ(guess.label, positive);
    EXPECT_EQ(guess.ground, Ground::known) << positive;
  }
}

TEST(GuessPositive, KnowsTheClassThatTheOtherOneNegates) {
  for (const auto& [positive, negative] :
       {std::pair{"event", "nonevent"}, std::pair{"bot", "not bot"},
        std::pair{"Hernia", "no hernia"}, std::pair{"患病", "未患病"}}) {
    const PositiveClass guess = Guess(positive, negative);
    EXPECT_EQ(guess.label, positive);
    EXPECT_EQ(guess.ground, Ground::known) << positive;
  }
}

TEST(GuessPositive, FollowsOneWordAloneWithSomeDoubt) {
  const PositiveClass beside_control = Guess("asthma", "control");
  EXPECT_EQ(beside_control.label, "asthma");
  EXPECT_EQ(beside_control.ground, Ground::suggested);
  const PositiveClass fraud = Guess("fraud", "other");
  EXPECT_EQ(fraud.label, "fraud");
  EXPECT_EQ(fraud.ground, Ground::suggested);
}

TEST(GuessPositive, TakesTheLastWhereWordsDoNotTellOrContradictEachOther) {
  EXPECT_EQ(Guess("east", "west").label, "west");
  EXPECT_EQ(Guess("east", "west").ground, Ground::last);
  EXPECT_EQ(Guess("cancer", "infected").label, "infected");
  EXPECT_EQ(Guess("cancer", "infected").ground, Ground::last);
  EXPECT_EQ(Guess("healthy", "normal").ground, Ground::last);
  EXPECT_EQ(Guess("9", "10").label, "10");
}

TEST(GuessPositive, WritesTheOtherOfAPairAsTheFirst) {
  EXPECT_EQ(GuessPositive({"False"}).label, "True");
  EXPECT_EQ(GuessPositive({"FALSE"}).label, "TRUE");
  EXPECT_EQ(GuessPositive({"false"}).label, "true");
  EXPECT_EQ(GuessPositive({"0"}).label, "1");
}

}  // namespace
}  // namespace melon
