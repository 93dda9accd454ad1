#include "tasks/binary/chance_note.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/reasons.h"

namespace melon {
namespace {

/// The note on one model of which the test against chance has this p-value.
std::string NoteOn(Value low, Value high, double p) {
  Json chance = Json::ObjectOf("test", Json("mann_whitney"));
  chance.Put("p", p);
  Json verdict = Json::ObjectOf("kind", Json("single"));
  verdict.Put("chance", std::move(chance));
  const std::vector<Value> lower = {low};
  const std::vector<Value> upper = {high};
  const auto note = ChanceNote({lower, upper}, .05, verdict);
  return note ? note->message.english : "";
}

TEST(ChanceNote, SaysWhereIntervalAndTestDisagree) {
  EXPECT_NE(NoteOn(.413, .498, .052).find("The interval excludes"),
            std::string::npos);
  EXPECT_NE(NoteOn(.502, .6, .052).find("The interval excludes"),
            std::string::npos);
  EXPECT_NE(NoteOn(.499, .6, .049).find("The test rejects"), std::string::npos);
}

TEST(ChanceNote, IsSilentWhereTheyAgreeOrOneIsUnknown) {
  EXPECT_EQ(NoteOn(.413, .51, .052), "");
  EXPECT_EQ(NoteOn(.6, .7, .001), "");
  EXPECT_EQ(NoteOn(reasons::too_few_cases, reasons::too_few_cases, .01), "");
  const std::vector<Value> none;
  const Json compared = Json::ObjectOf("kind", Json("better"));
  EXPECT_FALSE(ChanceNote({none, none}, .05, compared));
}

}  // namespace
}  // namespace melon
