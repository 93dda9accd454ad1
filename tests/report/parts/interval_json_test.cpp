#include "report/parts/interval_json.h"

#include <gtest/gtest.h>

#include "base/reasons.h"

namespace melon {
namespace {

TEST(IntervalJson, HoldsLimitsLevelAndMethod) {
  EXPECT_EQ(Serialize(IntervalJson({0.25, 0.5}, 0.95, "wilson")),
            R"({"low":0.25,"high":0.5,"level":0.95,"method":"wilson"})");
  EXPECT_EQ(Serialize(IntervalJson({0.25, 0.5}, 0.95, "")),
            R"({"low":0.25,"high":0.5,"level":0.95})");
}

TEST(IntervalJson, OfAnUndefinedOneHasTheReason) {
  EXPECT_EQ(
      Serialize(IntervalJson({reasons::no_cases, reasons::no_cases}, 0.9, "")),
      R"({"low":null,"high":null,"level":0.9,"reason":"no_cases"})");
}

}  // namespace
}  // namespace melon
