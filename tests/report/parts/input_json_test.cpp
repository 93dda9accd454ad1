#include "report/parts/input_json.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

ReadJson TableOf(std::string_view csv) {
  return ReadJson::parse(Serialize(TableJson(TableFromCsv(csv), nullptr)));
}

TEST(TaskName, IsTheWordOfTheOption) {
  EXPECT_EQ(TaskName(TaskKind::binary), "binary");
  EXPECT_EQ(TaskName(TaskKind::labels), "labels");
}

TEST(TableJson, TellsTheDialect) {
  const ReadJson comma = TableOf("y,s\n0,.1\n1,.2\n");
  EXPECT_EQ(comma["rows"].get<int>(), 2);
  EXPECT_EQ(comma["delimiter"].get<std::string>(), ",");
  EXPECT_EQ(comma["decimal"].get<std::string>(), ".");
  EXPECT_FALSE(comma["header_missing"].get<bool>());
  const ReadJson semicolon = TableOf("y;s\n0;0,1\n1;0,2\n");
  EXPECT_EQ(semicolon["delimiter"].get<std::string>(), ";");
  EXPECT_EQ(semicolon["decimal"].get<std::string>(), ",");
  EXPECT_TRUE(TableOf("0,.1\n1,.2\n")["header_missing"].get<bool>());
}

TEST(TableJson, DescribesTheColumnsByTheirContent) {
  const ReadJson columns =
      TableOf("y,s,t\nyes,.1,a\nno,NA,b\nyes,inf,c\nno,.4,a\n")["columns"];
  EXPECT_EQ(columns[0]["kind"].get<std::string>(), "category");
  EXPECT_EQ(columns[0]["labels"].get<Names>(), (Names{"yes", "no"}));
  EXPECT_EQ(columns[0]["distinct"].get<int>(), 2);
  EXPECT_EQ(columns[0]["role"].get<std::string>(), "ignored");
  EXPECT_EQ(columns[1]["kind"].get<std::string>(), "number");
  EXPECT_EQ(columns[1]["missing"].get<int>(), 1);
  EXPECT_EQ(columns[1]["not_finite"].get<int>(), 1);
  EXPECT_EQ(columns[1]["not_a_number"].get<int>(), 0);
  EXPECT_EQ(columns[2]["distinct"].get<int>(), 3);
  EXPECT_EQ(columns[2]["not_a_number"].get<int>(), 4);
}

TEST(TableJson, DescribesColumnsThatAreNotCoded) {
  std::string csv = "id,s\n";
  for (int row = 0; row < 70'000; ++row)
    csv += "case-" + std::to_string(row) + ",0." +
           std::to_string(row + 100000) + "\n";
  const ReadJson columns = TableOf(csv)["columns"];
  EXPECT_EQ(columns[0]["kind"].get<std::string>(), "text");
  EXPECT_TRUE(columns[0]["distinct"].is_null());
  EXPECT_FALSE(columns[0].contains("labels"));
  EXPECT_EQ(columns[1]["kind"].get<std::string>(), "number");
  EXPECT_TRUE(columns[1]["distinct"].is_null());
}

TEST(TableJson, ShowsTwentyLabelsAndTwelveRows) {
  std::string csv = "a,b\n";
  for (int row = 0; row < 30; ++row) csv += "x" + std::to_string(row) + ",1\n";
  const ReadJson table = TableOf(csv);
  EXPECT_EQ(table["columns"][0]["labels"].size(), 20U);
  EXPECT_EQ(table["columns"][0]["distinct"].get<int>(), 30);
  EXPECT_EQ(table["first_rows"].size(), 12U);
  EXPECT_EQ(table["first_rows"][11].get<Names>(), (Names{"x11", "1"}));
}

TEST(TableJson, GivesNamesBackVerbatim) {
  const ReadJson columns =
      TableOf("__proto__,\"a\"\"b\",\"c\nd\",<b>,真实\n1,2,3,4,5\n")["columns"];
  const Names expected = {"__proto__", "a\"b", "c\nd", "<b>", "真实"};
  for (std::size_t i = 0; i < expected.size(); ++i)
    EXPECT_EQ(columns[i]["name"].get<std::string>(), expected[i]);
}

}  // namespace
}  // namespace melon
