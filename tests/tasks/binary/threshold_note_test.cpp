#include "tasks/binary/threshold_note.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

/// Forty cases. A errs least at .3, where it is right about all but the four
/// positives at .1; B is right about 30 at any threshold in (.2, .6].
std::string Cases() {
  std::string csv = "y,A,B,C\n";
  for (int i = 0; i < 16; ++i) csv += "1,.3,.6,.4\n";
  for (int i = 0; i < 4; ++i) csv += "1,.1,.2,.6\n";
  for (int i = 0; i < 14; ++i) csv += "0,.2,.2,.3\n";
  for (int i = 0; i < 6; ++i) csv += "0,.05,.6,.7\n";
  return csv;
}

/// The notes on thresholds of a report with these options.
std::vector<std::string> Notes(std::string_view options) {
  const ReadJson report = ReportOfCsv(Cases(), options);
  std::vector<std::string> messages;
  for (const auto& note : report["verdict"]["notes"]) {
    if (note["code"] == "threshold_on_test_set")
      messages.push_back(note["message"].get<std::string>());
  }
  return messages;
}

constexpr std::string_view kChosen = " chosen on these cases by a rule, so ";

TEST(ThresholdNotes, AreSilentAtTheDefault) {
  EXPECT_TRUE(Notes(R"({"predictions":["A","B"]})").empty());
  EXPECT_TRUE(
      Notes(R"({"predictions":["A","B"],"thresholds":{"B":0.5}})").empty());
}

TEST(ThresholdNotes, KnowAThresholdThatARuleChoosesOnTheseCases) {
  const auto notes =
      Notes(R"({"predictions":["A","B"],"thresholds":{"A":0.3}})");
  ASSERT_EQ(notes.size(), 1);
  EXPECT_EQ(
      notes[0].find("The threshold of \"A\" was" + std::string(kChosen) +
                    "its errors and McNemar’s p are likely too favourable"),
      0);
}

TEST(ThresholdNotes, NameBothModelsWhereBothWereTuned) {
  const auto notes =
      Notes(R"({"predictions":["A","B"],"thresholds":{"A":0.3,"B":0.6}})");
  ASSERT_EQ(notes.size(), 1);
  EXPECT_EQ(notes[0].find("The thresholds of \"A\", \"B\" were" +
                          std::string(kChosen)),
            0)
      << notes[0];
}

TEST(ThresholdNotes, LeaveItOpenWhereAnotherThresholdComesFrom) {
  // At .25 A has the same errors as at .3, but no rule chooses it.
  const auto own =
      Notes(R"({"predictions":["A","B"],"thresholds":{"A":0.25}})");
  ASSERT_EQ(own.size(), 1);
  EXPECT_EQ(own[0].find("If the threshold of \"A\" was chosen on these cases,"),
            0);
  // One for all models is no model's own optimum, though A's is the same.
  const auto all = Notes(R"({"predictions":["A","B"],"threshold":0.3})");
  ASSERT_EQ(all.size(), 1);
  EXPECT_EQ(all[0].find("If the thresholds of \"A\", \"B\" were chosen"), 0)
      << all[0];
}

TEST(ThresholdNotes, TellTunedThresholdsFromOthers) {
  const auto notes =
      Notes(R"({"predictions":["A","B"],"thresholds":{"A":0.3,"B":0.4}})");
  ASSERT_EQ(notes.size(), 2);
  EXPECT_EQ(notes[0].find("The threshold of \"A\" was"), 0);
  EXPECT_EQ(notes[1].find("If the threshold of \"B\" was"), 0);
}

TEST(ThresholdNotes, AreOfTheTwoModelsThatAreCompared) {
  // C ranks worst, so the verdict compares A and B.
  EXPECT_TRUE(Notes(R"({"thresholds":{"C":0.7}})").empty());
}

TEST(ThresholdNotes, AreSilentWhereNoErrorsAreCompared) {
  EXPECT_TRUE(Notes(R"({"predictions":["A"],"thresholds":{"A":0.3}})").empty());
}

}  // namespace
}  // namespace melon
