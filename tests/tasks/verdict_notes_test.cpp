#include "tasks/verdict_notes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

/// The codes of the notes of a verdict of this kind with this p-value.
std::vector<std::string> Codes(const Compared& compared, bool guessed = false,
                               double p = 0.2) {
  const Table table = TableFromCsv("w\n1\n");
  Roles roles;
  roles.weight = 0;
  if (guessed) roles.guessed = {"weight"};
  Json verdict = Json::ObjectOf("kind", Json("better"));
  verdict.Put("p", p);
  PutNotes(table, roles, compared, verdict);
  std::vector<std::string> codes;
  const ReadJson json = ReadJson::parse(Serialize(verdict));
  for (const auto& note : json["notes"])
    codes.push_back(note["code"].get<std::string>());
  return codes;
}

using List = std::vector<std::string>;

TEST(PutNotes, SaysThatATestTakesTheModelsAsGiven) {
  EXPECT_EQ(Codes({.models = 2}), List{"models_as_given"});
  // NaN is null: nothing was tested.
  EXPECT_EQ(Codes({.models = 2}, false, NAN), List{});
}

TEST(PutNotes, SaysThatTheBestOfManyWasChosenOnTheTestSet) {
  EXPECT_EQ(Codes({.models = 3}),
            (List{"selected_on_test_set", "models_as_given"}));
}

TEST(PutNotes, SaysThatWeightsAreCasesAndWhetherTheyWereGuessed) {
  const std::vector<double> counts = {3, 1, 12};
  EXPECT_EQ(Codes({.models = 2, .weight = counts}),
            (List{"weights_are_cases", "models_as_given"}));
  EXPECT_EQ(Codes({.models = 2, .weight = counts}, true),
            (List{"weight_guessed", "weights_are_cases", "models_as_given"}));
  const std::vector<double> ones = {1, 1};
  EXPECT_EQ(Codes({.models = 2, .weight = ones}, true),
            List{"models_as_given"});
}

TEST(PutNotes, SaysThatTheTestDoesNotKnowTheGroupsOfTheBootstrap) {
  const std::string csv =
      "y,m,patient\n1,.9,a\n0,.2,a\n1,.7,b\n0,.4,b\n1,.3,c\n0,.1,c\n";
  const auto codes = [&](const std::string& options) {
    std::vector<std::string> list;
    const ReadJson report = ReportOfCsv(csv, options);
    for (const auto& note : report["verdict"]["notes"])
      list.push_back(note["code"].get<std::string>());
    return list;
  };
  const auto has = [](const List& list) {
    return std::find(list.begin(), list.end(), "cases_in_groups") != list.end();
  };
  EXPECT_TRUE(
      has(codes(R"({"bootstrap": 100, "resample": "cluster=patient"})")));
  EXPECT_FALSE(has(codes(R"({"bootstrap": 100})")));
}

TEST(PutNotes, CountsTheCasesOfTheWeights) {
  const Table table = TableFromCsv("w\n1\n");
  Roles roles;
  roles.weight = 0;
  const std::vector<double> counts = {3, 1, 12};
  Json verdict = Json::ObjectOf("kind", Json("single"));
  PutNotes(table, roles, {.models = 1, .weight = counts}, verdict);
  EXPECT_EQ(
      ReadJson::parse(Serialize(verdict))["notes"][0]["message"],
      "Weights count as independent cases: 3 rows are 16 cases in tests and "
      "intervals.");
}

TEST(PutNotes, LeavesAVerdictOnNothingAlone) {
  Json verdict = Json::ObjectOf("kind", Json("undefined"));
  PutNotes(TableFromCsv("w\n1\n"), {}, {.models = 4}, verdict);
  EXPECT_TRUE(ReadJson::parse(Serialize(verdict))["notes"].empty());
}

}  // namespace
}  // namespace melon
