#include "roles/names/name_words.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>

namespace melon {
namespace {

constexpr std::string_view kEnds[] = {"下限", "上限"};

TEST(NameWords, AreAmongOthersOnlyWhole) {
  EXPECT_TRUE(IsWordAmong(kEnds, "上限"));
  EXPECT_FALSE(IsWordAmong(kEnds, "限"));
  EXPECT_FALSE(IsWordAmong(kEnds, ""));
}

TEST(NameWords, LoseOneEnd) {
  std::string word = "预测下限";
  EXPECT_TRUE(CutEnd(kEnds, word));
  EXPECT_EQ(word, "预测");
  EXPECT_FALSE(CutEnd(kEnds, word));
  EXPECT_EQ(word, "预测");
}

TEST(HigherIsBetterByArrow, IsWhatAnArrowPointsAt) {
  EXPECT_EQ(HigherIsBetterByArrow("Acc (%)↑"), true);
  EXPECT_EQ(HigherIsBetterByArrow("Average ⬆️"), true);
  EXPECT_EQ(HigherIsBetterByArrow("PPL ↓"), false);
  EXPECT_EQ(HigherIsBetterByArrow("⬇️FID"), false);
  EXPECT_EQ(HigherIsBetterByArrow("FID"), std::nullopt);
  EXPECT_EQ(HigherIsBetterByArrow("↑↓"), std::nullopt);
}

TEST(WithoutArrows, KeepsTheRestOfAName) {
  EXPECT_EQ(WithoutArrows("Acc (%)↑"), "Acc (%)");
  EXPECT_EQ(WithoutArrows("⬇️FID"), "FID");
  EXPECT_EQ(WithoutArrows("精度"), "精度");
}

TEST(ContainsPart, AHatIsAWordOfItsOwn) {
  for (const char* name : {"y_hat", "yhat", "Yhat1", "price_hat", "y_hat2"})
    EXPECT_TRUE(ContainsPart(name, "hat")) << name;
  for (const char* name :
       {"sulphates", "Manhattan", "whatsapp", "chat_time", "emphatic", "what"})
    EXPECT_FALSE(ContainsPart(name, "hat")) << name;
  EXPECT_TRUE(ContainsPart("ypred_rf", "pred"));
}

TEST(ContainsPart, AProbeIsNoProbability) {
  for (const char* name : {"prob", "churnprob", "P(prob)", "probe_prob"})
    EXPECT_TRUE(ContainsPart(name, "prob")) << name;
  for (const char* name : {"Linear Probe", "probing", "problem_id"})
    EXPECT_FALSE(ContainsPart(name, "prob")) << name;
}

}  // namespace
}  // namespace melon
