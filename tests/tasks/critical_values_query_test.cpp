#include "tasks/critical_values_query.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

ReadJson Ask(std::string_view request) {
  Session session;
  return AskSession(session, request);
}

TEST(CriticalValuesQuery, IsAnsweredWithoutAFile) {
  // docs/worked-examples.md: 8 degrees of freedom, two-sided .01: 3.355.
  const ReadJson table = Ask(
      R"({"type":"critical_values","table":"t","rows":[8],"columns":[0.01]})")
      ["table"];
  EXPECT_EQ(table["id"], "t");
  EXPECT_EQ(table["rows_are"], "degrees_of_freedom");
  EXPECT_EQ(table["columns_are"], "alpha");
  EXPECT_NEAR(table["values"][0][0].get<double>(), 3.355, 5e-4);
  EXPECT_FALSE(table.contains("alpha"));
}

TEST(CriticalValuesQuery, HasTextbooksRowsAndColumnsWhenNoneAreGiven) {
  const ReadJson table =
      Ask(R"({"type":"critical_values","table":"f","alpha":0.05})")["table"];
  EXPECT_EQ(table["alpha"], 0.05);
  EXPECT_EQ(table["rows"].size(), table["values"].size());
  EXPECT_EQ(table["columns"].size(), table["values"][0].size());
  EXPECT_EQ(table["rows"].back(), "inf");
  // F(.05) with 2 and 6 degrees of freedom: 5.143.
  EXPECT_NEAR(table["values"][5][1].get<double>(), 5.143, 5e-4);
}

TEST(CriticalValuesQuery, SaysThatRanksAndWinsAreCountedAndWhatElseIsANumber) {
  const ReadJson tables = Ask(R"({"type":"critical_values"})")["tables"];
  for (const ReadJson& table : tables) {
    const bool counted = table["id"] == "wilcoxon" || table["id"] == "sign";
    EXPECT_EQ(table["values_are"], counted ? "count" : "number") << table["id"];
  }
  // 2·P(X ≥ 9) = 22/1024 of ten, 2·P(X ≥ 8) = 112/1024.
  const ReadJson wins = Ask(
      R"({"type":"critical_values","table":"sign","rows":[10],"columns":[0.05]})")
      ["table"];
  EXPECT_EQ(wins["values_are"], "count");
  EXPECT_EQ(wins["values"][0][0], 9);
}

TEST(CriticalValuesQuery, TakesInfiniteDegreesOfFreedom) {
  const ReadJson table = Ask(
      R"({"type":"critical_values","table":"q","rows":["inf"],"columns":[4]})")
      ["table"];
  EXPECT_EQ(table["rows"][0], "inf");
  // 2.569 of docs/worked-examples.md, times √2.
  EXPECT_NEAR(table["values"][0][0].get<double>(), 3.6332, 5e-4);
}

TEST(CriticalValuesQuery, IsNullWhereNothingIsSignificant) {
  const ReadJson table = Ask(
      R"({"type":"critical_values","table":"wilcoxon","rows":[5,6],"columns":[0.05]})")
      ["table"];
  EXPECT_TRUE(table["values"][0][0].is_null());
  EXPECT_EQ(table["values"][1][0], 0);
}

TEST(CriticalValuesQuery, ListsTheTables) {
  const ReadJson tables = Ask(R"({"type":"critical_values"})")["tables"];
  EXPECT_EQ(tables.size(), 9U);
  EXPECT_EQ(tables[0]["id"], "t");
  EXPECT_EQ(tables[0]["rows"].back(), "inf");
}

TEST(CriticalValuesQuery, RefusesWhatIsNoTable) {
  for (const char* const bad : {
           R"({"type":"critical_values","table":"z"})",
           R"({"type":"critical_values","table":"t","rows":[0]})",
           R"({"type":"critical_values","table":"t","rows":[]})",
           R"({"type":"critical_values","table":"t","rows":8})",
           R"({"type":"critical_values","table":"t","columns":[1.5]})",
           R"({"type":"critical_values","table":"t","columns":["inf"]})",
           R"({"type":"critical_values","table":"f","alpha":0})",
           R"({"type":"critical_values","table":"f","alpha":"x"})",
       }) {
    EXPECT_EQ(ErrorCode(Ask(bad)), "invalid_query") << bad;
  }
}

TEST(CriticalValuesQuery, RefusesMoreCellsThanItMayCompute) {
  std::string rows = "1";
  for (int row = 2; row <= 4001; ++row) rows += "," + std::to_string(row);
  const ReadJson answer =
      Ask(R"({"type":"critical_values","table":"t","columns":[0.05],"rows":[)" +
          rows + "]}");
  EXPECT_EQ(ErrorCode(answer), "invalid_query");
}

}  // namespace
}  // namespace melon
