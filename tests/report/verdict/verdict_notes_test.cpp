#include "report/verdict/verdict_notes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/reasons.h"
#include "report/rounded_text.h"
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

TEST(PutNotes, HasWhatIsKnownOfThresholds) {
  EXPECT_EQ(Codes({.models = 3, .thresholds = {{.code = "of_thresholds"}}}),
            (List{"selected_on_test_set", "of_thresholds", "models_as_given"}));
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

/// The note on replicates of a verdict by groups; null where there is none.
ReadJson OnReplicates(std::uint32_t replicates, std::size_t models,
                      double alpha) {
  const Table table = TableFromCsv("site\ns\n");
  Roles roles;
  roles.cluster = 0;
  Json verdict = Json::ObjectOf("kind", Json("no_difference"));
  verdict.Put("test", "cluster_bootstrap");
  verdict.Put("p", .2);
  verdict.Put("level", 1 - alpha);
  PutNotes(
      table, roles,
      {.models = models, .groups = 8, .replicates = replicates, .alpha = alpha},
      verdict);
  const ReadJson json = ReadJson::parse(Serialize(verdict));
  for (const auto& note : json["notes"]) {
    if (note["code"] == "too_few_replicates") return note;
  }
  return {};
}

TEST(PutNotes, SaysHowManyReplicatesAnyDifferenceNeeds) {
  // 12 models make 66 pairs: 2/2001 · 66 = .0660, and 2/(B + 1) · 66 ≤ .05 from
  // B = 2639 on.
  EXPECT_EQ(OnReplicates(2000, 12, .05)["message"],
            "With 2,000 replicates the smallest possible p over 66 pairs is "
            "0.066, so no difference can be significant: at least 2,639 "
            "replicates are needed (option bootstrap=2639).");
  EXPECT_TRUE(OnReplicates(2638, 12, .05).is_object());
  EXPECT_TRUE(OnReplicates(2639, 12, .05).is_null());
  // 2/(B + 1) ≤ .05 from B = 39 on, ≤ .01 from 199 on.
  EXPECT_EQ(OnReplicates(38, 2, .05)["message"],
            "With 38 replicates the smallest possible p is 0.0513, so no "
            "difference can be significant: at least 39 replicates are needed "
            "(option bootstrap=39).");
  EXPECT_TRUE(OnReplicates(39, 2, .05).is_null());
  EXPECT_TRUE(OnReplicates(198, 2, .01).is_object());
  EXPECT_TRUE(OnReplicates(199, 2, .01).is_null());
  EXPECT_TRUE(OnReplicates(0, 12, .05).is_null());
}

/// Of a verdict that fractional weights leave untested, 0.1 ahead.
ReadJson WithoutTest(const Compared& compared) {
  Json verdict = Json::ObjectOf("kind", Json("untested"));
  verdict.Put("reason", "fractional_weights");
  verdict.Put("best", "A");
  verdict.Put("other", "B");
  verdict.Put("difference", .1);
  PutNotes(TableFromCsv("w\n1\n"), {}, compared, verdict);
  return ReadJson::parse(Serialize(verdict))["notes"][0];
}

TEST(PutNotes, HasTheIntervalOfTheBootstrapWhereWeightsAllowNoTest) {
  const Compared two{
      .models = 2, .replicates = 500, .difference = Interval{.02, .18}};
  EXPECT_EQ(WithoutTest(two)["message"],
            "The difference of 0.1 between \"A\" and \"B\" has the 95 % "
            "confidence interval [0.02, 0.18] by the percentile bootstrap with "
            "500 replicates.");
  Compared three = two;
  three.models = 3;
  three.alpha = .1;
  EXPECT_EQ(WithoutTest(three)["message"],
            "The difference of 0.1 between \"A\" and \"B\" has the 90 % "
            "confidence interval [0.02, 0.18] by the percentile bootstrap with "
            "500 replicates, not adjusted for the number of comparisons.");
}

TEST(PutNotes, SaysThatTheBootstrapIsPossibleWhereWeightsAllowNoTest) {
  EXPECT_EQ(WithoutTest({.models = 2})["code"], "bootstrap_possible");
  Compared undefined{.models = 2, .replicates = 500};
  undefined.difference =
      Interval{reasons::undefined_replicates, reasons::undefined_replicates};
  EXPECT_EQ(WithoutTest(undefined)["code"], "bootstrap_undefined");
}

TEST(PutNotes, StatesTheSameIntervalAsThePair) {
  std::string csv = "y,A,B,weight\n";
  for (int i = 0; i < 24; ++i) {
    csv += std::to_string(i % 2) + ",0." + std::to_string(10 + (i * 37 % 80)) +
           ",0." + std::to_string(10 + (i * 53 % 80)) + ",0.5\n";
  }
  const ReadJson report = [&] {
    Session session;
    LoadCsv(session, csv);
    const std::string_view options =
        R"({"task":"binary","truth":"y","weight":"weight","bootstrap":100})";
    RunSession(session, options);
    while (true) {
      const ReadJson step =
          AskSession(session, R"({"type":"step","seconds":1})");
      if (step["done"] == step["total"]) break;
    }
    return RunSession(session, options);
  }();
  const ReadJson& verdict = report["verdict"];
  EXPECT_EQ(verdict["kind"], "untested");
  EXPECT_EQ(verdict["notes"][0]["code"], "difference_by_bootstrap");
  const ReadJson& drawn = report["pairs"][0]["differences"]["roc_auc"];
  const bool turned = report["pairs"][0]["a"] != verdict["best"];
  const double low =
      turned ? -drawn["high"].get<double>() : drawn["low"].get<double>();
  const std::string text = verdict["notes"][0]["message"];
  EXPECT_NE(text.find("[" + RoundedText(low) + ", "), std::string::npos)
      << text;
}

TEST(PutNotes, CountsTheCasesOfTheWeights) {
  const Table table = TableFromCsv("w\n1\n");
  Roles roles;
  roles.weight = 0;
  const std::vector<double> counts = {3, 1, 12};
  Json verdict = Json::ObjectOf("kind", Json("single"));
  PutNotes(table, roles, {.models = 1, .weight = counts, .weights_said = true},
           verdict);
  EXPECT_EQ(
      ReadJson::parse(Serialize(verdict))["notes"][0]["message"],
      "Weights count as independent cases: 3 rows are 16 cases in tests and "
      "intervals.");
  // As other counts are written; and where it was not said, with the remedy.
  const std::vector<double> many = {1000, 700, 24};
  PutNotes(table, roles, {.models = 1, .weight = many}, verdict);
  const std::string note =
      ReadJson::parse(Serialize(verdict))["notes"][0]["message"];
  EXPECT_NE(note.find("3 rows are 1,724 cases"), std::string::npos) << note;
  EXPECT_NE(note.find("weight_kind=totals"), std::string::npos) << note;
}

TEST(PutNotes, LeavesAVerdictOnNothingAlone) {
  Json verdict = Json::ObjectOf("kind", Json("undefined"));
  PutNotes(TableFromCsv("w\n1\n"), {}, {.models = 4}, verdict);
  EXPECT_TRUE(ReadJson::parse(Serialize(verdict))["notes"].empty());
}

}  // namespace
}  // namespace melon
