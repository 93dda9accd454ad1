#include "tasks/binary/inversion.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

/// Forty cases, of which `a` ranks all but one right and `turned`, the same
/// with the other sign, all but one wrong.
std::string Cases(std::string_view others) {
  std::string csv = "y,a," + std::string(others) + "\n";
  for (int i = 0; i < 40; ++i) {
    const int score = i == 3 ? 35 : i;
    csv += std::string(i < 20 ? "ill" : "well") + "," + std::to_string(-score) +
           ".5," + std::to_string(score) + ".5\n";
  }
  return csv;
}

std::string NoteOf(const ReadJson& report) {
  for (const ReadJson& note : report["verdict"]["notes"]) {
    if (note["code"] == "score_inverted")
      return note["message"].get<std::string>();
  }
  return "";
}

TEST(InversionNote, IsOnAVerdictThatAModelLosesByTheSignOfItsScore) {
  const ReadJson report =
      ReportOfCsv(Cases("turned"), R"({"truth":"y","positive":"ill"})");
  ASSERT_EQ(report["verdict"]["kind"], "better") << report.dump();
  ASSERT_EQ(report["verdict"]["other"], "turned");
  const std::string note = NoteOf(report);
  EXPECT_EQ(note.find("\"turned\" ranks most cases the wrong way round."), 0U);
  // 1 − its AUC is that of the other: 20 · 20 pairs without 15 and a tie.
  EXPECT_NE(note.find("mean \"ill\", its AUC is 0.961"), std::string::npos)
      << note;
}

TEST(InversionNote, IsNotOnTheOtherVerdicts) {
  // Of one model the verdict itself asks.
  const ReadJson alone =
      ReportOfCsv(Cases("turned"),
                  R"({"truth":"y","positive":"ill","predictions":["turned"]})");
  EXPECT_EQ(alone["verdict"]["kind"], "worse_than_chance");
  EXPECT_EQ(NoteOf(alone), "");
  const Json verdict = Json::ObjectOf("kind", Json("better"));
  EXPECT_FALSE(InversionNote({}, "ill", verdict));
}

}  // namespace
}  // namespace melon
