#include "tasks/splitting/plan_query.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

/// Twelve rows: four of class b, six patients with two rows each.
constexpr std::string_view kPatients =
    "age,class,patient\n1,a,p1\n2,a,p1\n3,b,p2\n4,a,p2\n5,a,p3\n6,b,p3\n"
    "7,a,p4\n8,a,p4\n9,b,p5\n10,a,p5\n11,a,p6\n12,b,p6\n";

ReadJson Ask(std::string_view csv, const std::string& request) {
  Session session;
  LoadCsv(session, csv);
  return AskSession(session, R"({"type":"plan",)" + request + "}");
}

std::vector<std::string> WarningsOf(const ReadJson& answer) {
  std::vector<std::string> codes;
  for (const auto& warning : answer["warnings"])
    codes.push_back(warning["code"].get<std::string>());
  return codes;
}

std::string Rows(int count) {
  std::string csv = "x\n";
  for (int i = 0; i < count; ++i) csv += std::to_string(i) + "\n";
  return csv;
}

TEST(PlanQuery, NeedsAFileAndNoReport) {
  Session session;
  EXPECT_EQ(ErrorCode(AskSession(session, R"({"type":"plan"})")),
            "nothing_loaded");
  LoadCsv(session, kPatients);
  EXPECT_EQ(AskSession(session, R"({"type":"plan","folds":4})")["plan"]["id"],
            "k_fold");
}

TEST(PlanQuery, ListsTheFoldOfEachRowForEachRepeat) {
  const ReadJson answer =
      Ask(Rows(10),
          R"("plan":"repeated_k_fold","folds":5,"repeats":2,"listing":"auto")");
  ASSERT_EQ(answer["folds"].size(), 2U);
  for (const auto& repeat : answer["folds"]) {
    std::vector<int> times(6);
    for (const auto& fold : repeat) ++times[fold.get<std::size_t>()];
    EXPECT_EQ(times, (std::vector<int>{0, 2, 2, 2, 2, 2}));
  }
  EXPECT_FALSE(answer.contains("sets"));
}

TEST(PlanQuery, ListsRowsFromOneAndNoTrainingSetThatIsAllOthers) {
  const ReadJson out =
      Ask(Rows(3), R"("plan":"leave_one_out","listing":"rows")");
  ASSERT_EQ(out["sets"].size(), 3U);
  EXPECT_EQ(out["sets"][2].dump(), R"({"fold":3,"repeat":1,"test":[3]})");
  const ReadJson series =
      Ask(Rows(4), R"("plan":"time_series_split","folds":3,"listing":"auto")");
  EXPECT_EQ(series["sets"][1].dump(),
            R"({"fold":2,"repeat":1,"test":[3],"train":[1,2]})");
}

TEST(PlanQuery, GivesTheShareOfEachClass) {
  const ReadJson plan =
      Ask(kPatients, R"("folds":4,"stratify":"class")")["plan"];
  EXPECT_EQ(plan["stratify"], "class");
  EXPECT_EQ(plan["guessed"], false);
  ASSERT_EQ(plan["classes"].size(), 2U);
  const auto& of_b = plan["classes"][1];
  EXPECT_EQ(of_b["label"], "b");
  EXPECT_EQ(of_b["rows"], 4);
  // One of the three rows of each fold; 3 of 9 of each training set.
  EXPECT_DOUBLE_EQ(of_b["share"].get<double>(), 1 / 3.);
  EXPECT_DOUBLE_EQ(of_b["test_share"]["min"].get<double>(), 1 / 3.);
  EXPECT_DOUBLE_EQ(of_b["train_share"]["max"].get<double>(), 1 / 3.);
  EXPECT_EQ(plan["test"]["max"], 3);
  EXPECT_EQ(plan["train"]["min"], 9);
  EXPECT_DOUBLE_EQ(plan["splits"][0]["test_shares"][1].get<double>(), 1 / 3.);
}

TEST(PlanQuery, GuessesTheClassesOfAColumnCalledSoUnlessThereAreToBeNone) {
  const ReadJson guessed = Ask(kPatients, R"("folds":4)")["plan"];
  EXPECT_EQ(guessed["stratify"], "class");
  EXPECT_EQ(guessed["guessed"], true);
  EXPECT_FALSE(Ask(kPatients, R"("folds":4,"stratify":null)")["plan"].contains(
      "stratify"));
  // A number of its own in each row is no class.
  EXPECT_FALSE(Ask("y\n1.5\n2.5\n3.5\n4.5\n", R"("folds":2)")["plan"].contains(
      "stratify"));
}

TEST(PlanQuery, KeepsGroupsTogether) {
  const ReadJson answer =
      Ask(kPatients, R"("folds":3,"group":"patient","listing":"folds")");
  EXPECT_EQ(answer["plan"]["groups"], 6);
  const auto& folds = answer["folds"][0];
  for (std::size_t row = 0; row < 12; row += 2)
    EXPECT_EQ(folds[row], folds[row + 1]);
  EXPECT_EQ(WarningsOf(answer), std::vector<std::string>{});
}

TEST(PlanQuery, WarnsWhenRowsOfAPatientMayBeDivided) {
  EXPECT_EQ(WarningsOf(Ask(kPatients, R"("folds":4)")),
            std::vector<std::string>{"rows_belong_together"});
}

TEST(PlanQuery, SaysWhatABootstrapLeavesOut) {
  const ReadJson left_out =
      Ask(Rows(10), R"("plan":"bootstrap","repeats":500)")["plan"]["left_out"];
  // (1 − 1/10)¹⁰ and e⁻¹.
  EXPECT_NEAR(left_out["expected"].get<double>(), .34868, 1e-5);
  EXPECT_NEAR(left_out["limit"].get<double>(), .36788, 1e-5);
  EXPECT_NEAR(left_out["mean"].get<double>(), .34868, .02);
}

TEST(PlanQuery, WarnsOfAClassWithFewerRowsThanFolds) {
  const std::string_view csv = "c\na\na\na\na\na\na\nb\nb\n";
  const ReadJson answer = Ask(csv, R"("folds":4,"stratify":"c")");
  EXPECT_EQ(WarningsOf(answer), std::vector<std::string>{"class_not_in_test"});
  EXPECT_NE(answer["warnings"][0]["message"].get<std::string>().find(
                "\"b\" in 2 of 4 (rows in the file: 2)"),
            std::string::npos);
  // The test set with the only row of b has a training set without it.
  EXPECT_EQ(
      WarningsOf(Ask("c\na\na\na\na\na\nb\n", R"("folds":3,"stratify":"c")")),
      (std::vector<std::string>{"class_not_in_training", "class_not_in_test"}));
}

TEST(PlanQuery, WarnsOnceOfManyRareClasses) {
  std::string csv = "c\n";
  for (int i = 0; i < 40; ++i) csv += "c" + std::to_string(i / 2) + "\n";
  const ReadJson answer = Ask(csv, R"("folds":4,"stratify":"c")");
  ASSERT_EQ(WarningsOf(answer), std::vector<std::string>{"class_not_in_test"});
  EXPECT_NE(answer["warnings"][0]["message"].get<std::string>().find("15 more"),
            std::string::npos);
}

TEST(PlanQuery, WarnsOfALargeGroupAndOfGroupsOfOne) {
  std::string csv = "g\n";
  for (int i = 0; i < 16; ++i) csv += "big\n";
  for (int i = 0; i < 4; ++i) csv += "g" + std::to_string(i) + "\n";
  EXPECT_EQ(WarningsOf(Ask(csv, R"("folds":5,"group":"g")")),
            std::vector<std::string>{"large_group"});
  EXPECT_EQ(WarningsOf(Ask(Rows(6), R"("folds":3,"group":"x")")),
            std::vector<std::string>{"groups_of_one_row"});
}

TEST(PlanQuery, WarnsOfANumberThatThePlanDoesNotUse) {
  const ReadJson answer = Ask(Rows(6), R"("folds":3,"p":2)");
  EXPECT_EQ(WarningsOf(answer), std::vector<std::string>{"options_unused"});
  EXPECT_EQ(answer["plan"]["parameters"].dump(), R"({"folds":3,"seed":1})");
}

TEST(PlanQuery, RefusesWhatThereIsNot) {
  const auto code = [](const std::string& request) {
    return ErrorCode(Ask(kPatients, request));
  };
  EXPECT_EQ(code(R"("plan":"kfold")"), "unknown_plan");
  EXPECT_EQ(code(R"("stratify":"klass")"), "unknown_column");
  EXPECT_EQ(code(R"("group":"doctor")"), "unknown_column");
  EXPECT_EQ(code(R"("folds":1)"), "invalid_option");
  EXPECT_EQ(code(R"("folds":"2.5")"), "invalid_option");
  EXPECT_EQ(code(R"("plan":"hold_out","test_size":1)"), "invalid_option");
  EXPECT_EQ(code(R"("listing":"all")"), "invalid_option");
  EXPECT_EQ(code(R"("plan":"bootstrap","listing":"folds")"),
            "no_folds_to_list");
  EXPECT_EQ(code(R"("plan":"leave_one_out","stratify":"class")"),
            "cannot_stratify");
  EXPECT_EQ(code(R"("plan":"time_series_split","group":"patient")"),
            "cannot_group");
  EXPECT_EQ(code(R"("plan":"bootstrap","stratify":"class","group":"patient")"),
            "stratified_and_grouped");
  EXPECT_EQ(code(R"("folds":13)"), "fewer_rows_than_folds");
  EXPECT_EQ(code(R"("folds":7,"group":"patient")"), "fewer_groups_than_folds");
}

TEST(PlanQuery, NamesTheMissingCellsOfAColumnThatItNeeds) {
  const ReadJson answer =
      Ask("x,c\n1,a\n2,\n3,b\n4,b\n", R"("folds":2,"stratify":"c")");
  EXPECT_EQ(ErrorCode(answer), "missing_cells");
  EXPECT_EQ(answer["error"]["column"], "c");
  // This one was not asked for, so it is not guessed either.
  EXPECT_FALSE(
      Ask("x,class\n1,a\n2,\n3,b\n4,b\n", R"("folds":2)")["plan"].contains(
          "stratify"));
}

}  // namespace
}  // namespace melon
