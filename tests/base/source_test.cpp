#include "base/source.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

constexpr Source kBook{"zhou2016", "Zhou 2016, Machine Learning"};

TEST(CitationText, IsTheSourceAlone) {
  EXPECT_EQ(CitationText({kBook}), "Zhou 2016, Machine Learning");
}

TEST(CitationText, NamesTheSectionBehindAComma) {
  EXPECT_EQ(CitationText({kBook, "§2.4"}), "Zhou 2016, Machine Learning, §2.4");
}

TEST(CitationText, KeepsARemarkInItsBrackets) {
  EXPECT_EQ(CitationText({kBook, "(ties)"}),
            "Zhou 2016, Machine Learning (ties)");
}

TEST(Citation, IsEmptyWithoutASource) {
  EXPECT_TRUE(Citation{}.empty());
  EXPECT_FALSE(Citation{kBook}.empty());
}

}  // namespace
}  // namespace melon
