#include "forms/join_rows.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "io/json_reader.h"
#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

Names NamesOf(const Table& table) {
  Names names;
  for (const Column& column : table.columns) names.push_back(column.name);
  return names;
}

const Joining kScoreOfOther = {
    .columns = {{"score", "other"}}, .beside = true, .same = {{"y", "label"}}};

/// The problem of two texts that are joined by that.
Problem ProblemOf(std::string_view one, std::string_view other,
                  const Joining& joining = kScoreOfOther) {
  const Table before = TableFromCsv(one);
  const Result<Table> joined = Join(TableFromCsv(other), joining, &before);
  EXPECT_FALSE(joined);
  return joined ? Problem{} : joined.problem();
}

TEST(JoinRows, ColumnsOfTheSecondFileComeBesideThoseOfTheFirst) {
  const Table before = TableFromCsv("y,score\na,.1\nb,.2\n");
  const Result<Table> joined = Join(
      TableFromCsv("id;label;score\n1;a;,3\n2;b;,4\n"), kScoreOfOther, &before);
  ASSERT_TRUE(joined);
  EXPECT_EQ(NamesOf(joined.value()), (Names{"y", "score", "other"}));
  EXPECT_EQ(joined.value().row_count, 2);
  EXPECT_EQ(joined.value().columns[2].label_numbers,
            (std::vector<double>{.3, .4}));
  EXPECT_EQ(joined.value().first_rows[1], (Names{"b", ".2", ",4"}));
}

TEST(JoinRows, ColumnsAreKeptInTheOrderAndUnderTheNamesThatAreAskedFor) {
  const Joining joining = {.columns = {{"score", "new"}, {"y", "y"}}};
  const Result<Table> kept =
      Join(TableFromCsv("y,age,score\na,30,.1\nb,40,.2\n"), joining, nullptr);
  ASSERT_TRUE(kept);
  EXPECT_EQ(NamesOf(kept.value()), (Names{"new", "y"}));
  EXPECT_EQ(kept.value().first_rows[0], (Names{".1", "a"}));
  EXPECT_EQ(kept.value().LineOfRow(1), 3);
}

TEST(JoinRows, WithoutAnyWishTheTableStaysAsItIs) {
  const Table before = TableFromCsv("x\n1\n");
  const Result<Table> joined =
      Join(TableFromCsv("y,score\na,.1\nb,.2\n"), Joining{}, &before);
  ASSERT_TRUE(joined);
  EXPECT_EQ(NamesOf(joined.value()), (Names{"y", "score"}));
}

TEST(JoinRows, TruthsAreTheSameByTheirNumbersElseByTheirTexts) {
  for (const auto& [one, other] :
       std::vector<std::pair<std::string_view, std::string_view>>{
           {"y,s\n1,.1\n0,.2\n", "label,score\n1.0,.3\n0.0,.4\n"},
           {"y,s\nyes,.1\nno,.2\n", "label,score\nyes,.3\nno,.4\n"},
           {"y,s\n1,.1\nNA,.2\n", "label,score\n1,.3\nNA,.4\n"}}) {
    const Table before = TableFromCsv(one);
    EXPECT_TRUE(Join(TableFromCsv(other), kScoreOfOther, &before)) << one;
  }
  EXPECT_EQ(
      ProblemOf("y,s\nyes,.1\nno,.2\n", "label,score\nyes,.3\nNo,.4\n").code,
      "join_cases");
  EXPECT_EQ(ProblemOf("y,s\n1,.1\nNA,.2\n", "label,score\n1,.3\n0,.4\n").code,
            "join_cases");
}

TEST(JoinRows, OtherCasesAreNamedByTheFirstLineAndTheirNumber) {
  const Problem problem = ProblemOf("y,score\na,.1\nb,.2\na,.3\nb,.1\n",
                                    "label,score\na,.1\n\na,.2\nb,.3\nb,.4\n");
  EXPECT_EQ(problem.code, "join_cases");
  EXPECT_EQ(problem.line, 4);
  EXPECT_EQ(problem.message.english,
            "The files are not about the same cases in the same order: \"y\" "
            "is \"b\" in line 3 of one, and \"label\" is \"a\" in line 4 of "
            "the other; 2 of 4 rows differ. Bring both into the same order.");
  EXPECT_NE(problem.message.chinese.find("4 行中有 2 行不同"),
            std::string::npos);
}

TEST(JoinRows, FilesOfDifferentLengthSayBothLengths) {
  const Problem problem =
      ProblemOf("y,score\na,.1\nb,.2\n", "label,score\na,.1\nb,.2\na,.3\n");
  EXPECT_EQ(problem.code, "join_rows");
  EXPECT_NE(problem.message.english.find("2 rows, the other 3"),
            std::string::npos);
}

TEST(JoinRows, ANameThatIsThereTwiceOrNotAtAllIsAProblem) {
  const std::string_view one = "y,other\na,.1\nb,.2\n";
  const std::string_view other = "label,score\na,.1\nb,.2\n";
  EXPECT_EQ(ProblemOf(one, other).code, "join_names");
  EXPECT_EQ(ProblemOf(one, "label,x\na,.1\nb,.2\n").code, "unknown_column");
  EXPECT_EQ(ProblemOf("z,x\na,.1\nb,.2\n", other).code, "unknown_column");
  EXPECT_EQ(ProblemOf(one, "z,score\na,.1\nb,.2\n").code, "unknown_column");
}

TEST(JoinRows, WhatIsNoPairOfNamesIsLeftOut) {
  const auto json = ParseJson(
      R"({"columns":[["a","b"],["c"],["d",1],7,["e","f","g"]],"same":3})");
  ASSERT_TRUE(json);
  const Joining joining = ReadJoining(*json);
  EXPECT_TRUE(joining.beside);
  EXPECT_TRUE(joining.same.empty());
  ASSERT_EQ(joining.columns.size(), 1);
  EXPECT_EQ(joining.columns[0].second, "b");
}

TEST(JoinRows, AJoinThatFailsLeavesTheTableOfTheSession) {
  Session session;
  LoadCsv(session, "y,new\na,.9\nb,.1\na,.8\nb,.3\n");
  EXPECT_EQ(
      session.BeginLoad(R"({"columns":[["s","base"]],"same":[["y","y"]]})"),
      "{}");
  const std::string_view other = "y,s\na,.9\n";
  const std::span<char> buffer = session.Buffer(other.size());
  std::copy(other.begin(), other.end(), buffer.begin());
  EXPECT_EQ(session.Push(other.size()), "{}");
  EXPECT_EQ(ErrorCode(ReadJson::parse(session.FinishLoad())), "join_rows");
  EXPECT_EQ(RunSession(session)["input"]["rows"], 4);
}

}  // namespace
}  // namespace melon
