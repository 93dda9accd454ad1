#include "tasks/binary/input_json.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

ReadJson InputOf(const BinaryCase& binary) {
  return ReadJson::parse(Serialize(
      InputJson(*binary.table, binary.roles, binary.options, binary.data)));
}

ReadJson OptionsOf(const BinaryCase& binary) {
  return ReadJson::parse(Serialize(
      OptionsJson(*binary.table, binary.roles, binary.options, binary.data)));
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
  EXPECT_EQ(input["weight_kind"].get<std::string>(), "counts");
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
  EXPECT_FALSE(input.contains("weight_kind"));
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
