#include "tasks/input_json.h"

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

ReadJson InputOf(const BinaryCase& binary) {
  return ReadJson::parse(
      Serialize(InputJson(*binary.table, binary.roles, binary.data)));
}

ReadJson OptionsOf(const BinaryCase& binary) {
  return ReadJson::parse(Serialize(
      OptionsJson(*binary.table, binary.roles, binary.options, binary.data)));
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

TEST(InputJson, TellsRolesAndClasses) {
  const BinaryCase binary =
      PrepareCsv("w,LR,note,y\n2,.1,a,east\n1,.2,b,west\n3,.9,c,east\n");
  const ReadJson input = InputOf(binary);
  Names roles;
  for (const auto& column : input["columns"])
    roles.push_back(column["role"].get<std::string>());
  EXPECT_EQ(roles, (Names{"weight", "prediction", "ignored", "truth"}));
  EXPECT_EQ(input["truth"].get<std::string>(), "y");
  EXPECT_EQ(input["predictions"].get<Names>(), Names{"LR"});
  EXPECT_EQ(input["weight"].get<std::string>(), "w");
  EXPECT_EQ(input["positive"].get<std::string>(), "west");
  EXPECT_EQ(input["negative"].get<std::string>(), "east");
  EXPECT_EQ(input["positives"].get<double>(), 1);
  EXPECT_EQ(input["negatives"].get<double>(), 5);
  EXPECT_EQ(input["rows_dropped"].get<int>(), 0);
  EXPECT_EQ(input["guessed"].get<Names>(),
            (Names{"truth", "weight", "task", "predictions", "positive"}));
}

TEST(InputJson, HasNullForWhatIsNotThere) {
  Options options;
  options.truth = "y";
  options.positive = "1";
  const ReadJson input = InputOf(PrepareCsv("y,s\n1,.1\n1,.2\n", options));
  EXPECT_TRUE(input["weight"].is_null());
  EXPECT_TRUE(input["negative"].is_null());
  EXPECT_EQ(input["guessed"].get<Names>(), (Names{"task", "predictions"}));
}

TEST(OptionsJson, HoldsTheGuessesSoThatTheyCanBeGivenAgain) {
  const ReadJson options = OptionsOf(PrepareCsv("y,s,w\nno,.1,2\nyes,.2,1\n"));
  EXPECT_EQ(options["task"].get<std::string>(), "binary");
  EXPECT_EQ(options["truth"].get<std::string>(), "y");
  EXPECT_EQ(options["predictions"].get<Names>(), Names{"s"});
  EXPECT_EQ(options["weight"].get<std::string>(), "w");
  EXPECT_EQ(options["positive"].get<std::string>(), "yes");
  EXPECT_EQ(options["missing"].get<std::string>(), "error");
}

TEST(OptionsJson, HoldsWhatTheUserSet) {
  Options set;
  set.drop_missing = true;
  set.threshold = 0.25;
  set.thresholds["s"] = 0.75;
  set.prior = 0.125;
  set.bootstrap = 2000;
  set.seed = 9007199254740991;
  const ReadJson options = OptionsOf(PrepareCsv("y,s\nno,.1\nyes,.2\n", set));
  EXPECT_EQ(options["missing"].get<std::string>(), "drop");
  EXPECT_EQ(options["threshold"].get<double>(), 0.25);
  EXPECT_EQ(options["thresholds"].dump(), R"({"s":0.75})");
  EXPECT_EQ(options["prior"].get<double>(), 0.125);
  EXPECT_EQ(options["bootstrap"].get<int>(), 2000);
  EXPECT_EQ(options["seed"].get<std::uint64_t>(), 9007199254740991U);
}

}  // namespace
}  // namespace melon
