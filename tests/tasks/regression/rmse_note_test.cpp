#include "tasks/regression/rmse_note.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

/// The English text of the note; empty without one.
std::string NoteOn(const std::string& csv) {
  const ReadJson report = ReportOfCsv(csv, R"({"task":"regression"})");
  for (const ReadJson& note : report["verdict"]["notes"]) {
    if (note["code"] == "rmse_disagrees") return note["message"];
  }
  return "";
}

TEST(RmseNote, NamesTheModelThatComesFirstByTheSquaredErrors) {
  // A errs by 0, 0, 0, 6: 1.5 on average, √(36/4) = 3 by the squares; B by 2 in
  // each row.
  EXPECT_EQ(NoteOn("y,A,B\n1,1,3\n2,2,4\n3,3,5\n4,10,6\n"),
            "By the root mean squared error, in which large errors weigh more, "
            "\"B\" comes first: 2 against 3.");
}

TEST(RmseNote, IsSilentWhereBothMeasuresAgree) {
  EXPECT_EQ(NoteOn("y,A,B\n1,1,3\n2,2,4\n3,3,5\n4,5,6\n"), "");
  // Equal squares: A errs by 0 and 2, twice; B by √2.
  EXPECT_EQ(NoteOn("y,A\n1,1\n2,2\n3,3\n4,10\n"), "");
}

}  // namespace
}  // namespace melon
