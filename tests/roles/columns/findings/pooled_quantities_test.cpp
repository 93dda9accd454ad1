#include "roles/columns/findings/pooled_quantities.h"

#include <gtest/gtest.h>

#include <string>

#include "roles/warned_of.h"

namespace melon {
namespace {

constexpr const char* kRows =
    "\n120.5,118.2,price\n99.1,101.7,price\n140.2,133.9,price\n"
    "1.2,1.1,rent\n1.6,1.4,rent\n1.9,2.2,rent\n";

TEST(PooledQuantities, AreNamedByTheColumnThatTellsThem) {
  EXPECT_TRUE(IsWarnedOf("quantities_pooled",
                         "y_true,y_pred,target" + std::string(kRows)));
}

TEST(PooledQuantities, AreNoOtherTexts) {
  EXPECT_FALSE(IsWarnedOf("quantities_pooled",
                          "y_true,y_pred,region" + std::string(kRows)));
}

TEST(PooledQuantities, AreSeveral) {
  EXPECT_FALSE(IsWarnedOf("quantities_pooled",
                          "y_true,y_pred,target\n120.5,118.2,price\n"
                          "99.1,101.7,price\n140.2,133.9,price\n"));
}

}  // namespace
}  // namespace melon
