#include "base/latin_letters.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(WithoutAccents, MakesPlainSmallLettersOfAccentedOnes) {
  EXPECT_EQ(WithoutAccents("Échantillons"), "echantillons");
  EXPECT_EQ(WithoutAccents("größe"), "grosse");
  EXPECT_EQ(WithoutAccents("ÄÖÜäöüñçåÿ"), "aouaouncay");
}

TEST(WithoutAccents, LeavesEverythingElse) {
  EXPECT_EQ(WithoutAccents("Size ×÷Æø 样本数"), "Size ×÷Æø 样本数");
  EXPECT_EQ(WithoutAccents("\xC3"), "\xC3");
  EXPECT_EQ(WithoutAccents(""), "");
}

}  // namespace
}  // namespace melon
