#include "roles/columns/findings/repeated_cases.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

std::optional<Problem> RepeatsIn(const std::string& csv,
                                 const Options& options = {}) {
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, options);
  EXPECT_TRUE(roles) << roles.problem().message.english;
  return RepeatedCases(table, roles.value(), options.drop_missing);
}

/// Twelve cases of each set, with a truth of their own: 0 for every third.
/// `set` is written behind each row.
std::string Rows(const std::string& set, int first = 1) {
  std::string rows;
  for (int i = first; i < first + 12; ++i) {
    rows += std::to_string(i) + "," + (i % 3 == 0 ? "0" : "1") + ",0." +
            std::to_string(10 + (i * 7 % 80)) + set + "\n";
  }
  return rows;
}

bool Says(const std::optional<Problem>& problem, const std::string& text) {
  return problem && problem->message.english.find(text) != std::string::npos;
}

TEST(RepeatedCases, CountsRowsCasesAndHowOftenEachOccurs) {
  // 3 · 12 = 36 rows.
  const auto warning =
      RepeatsIn("rowIndex,obs,yes\n" + Rows("") + Rows("") + Rows(""));
  ASSERT_TRUE(warning);
  EXPECT_EQ(warning->code, "cases_repeat");
  EXPECT_EQ(warning->column, "rowIndex");
  EXPECT_TRUE(Says(warning, "36 rows are of only 12 cases"));
  EXPECT_TRUE(Says(warning, "occurs 3 times"));
  EXPECT_TRUE(Says(warning, "resample=cluster=rowIndex"));
  EXPECT_TRUE(Says(warning, "Keep one row of each case"));
}

TEST(RepeatedCases, SaysHowOftenAtMostWhereCasesDiffer) {
  // As with the bootstrap: 12 cases twice, one of them a third time.
  const auto warning =
      RepeatsIn("id,y,s\n" + Rows("") + Rows("") + "1,1,0.5\n");
  EXPECT_TRUE(Says(warning, "occurs up to 3 times"));
}

TEST(RepeatedCases, NamesTheColumnsThatTellRepetitionsAndTuningValuesApart) {
  const auto caret = RepeatsIn("rowIndex,obs,yes,mtry,Resample\n" +
                               Rows(",2,Fold1.Rep1") + Rows(",4,Fold1.Rep1"));
  EXPECT_TRUE(Says(caret, "\"mtry\", \"Resample\"")) << caret->message.english;
  const auto tidymodels = RepeatsIn(".row,truth,s,.config,id\n" +
                                    Rows(",a,Repeat1") + Rows(",b,Repeat1"));
  EXPECT_TRUE(Says(tidymodels, "\".config\", \"id\""));
  EXPECT_EQ(tidymodels->column, ".row");
}

TEST(RepeatedCases, AreSeenBehindAColumnThatNumbersTheRows) {
  // As pandas and R write them: from 0 or 1 on, or in a shuffled order.
  std::string rows;
  std::string shuffled;
  for (int i = 0; i < 24; ++i) {
    const std::string one = std::to_string((i % 12) + 1) + "," +
                            (i % 3 == 0 ? "0" : "1") + ",0." +
                            std::to_string(10 + (i * 7 % 80)) + "\n";
    rows += std::to_string(i) + "," + one;
    shuffled += std::to_string(100 + (i * 5 % 24)) + "," + one;
  }
  for (const std::string name : {"", "Unnamed: 0", "row", "index"}) {
    for (const std::string& text : {rows, shuffled}) {
      const auto warning = RepeatsIn(name + ",sample_id,y_true,rf\n" + text);
      ASSERT_TRUE(warning) << name;
      EXPECT_EQ(warning->column, "sample_id");
      EXPECT_TRUE(Says(warning, "24 rows are of only 12 cases"));
    }
  }
  // Another column of cases tells that each row is one.
  EXPECT_FALSE(RepeatsIn("case_id,item,y_true,rf\n" + rows));
}

TEST(RepeatedCases, IsSilentWhereEachRowIsACase) {
  EXPECT_FALSE(RepeatsIn("id,y,s\n" + Rows("") + Rows("", 13)));
  // The name of a set is no case.
  EXPECT_FALSE(RepeatsIn("row,y,s,id\n" + Rows(",Fold1") + Rows(",Fold2", 13)));
}

TEST(RepeatedCases, IsSilentWhereNumbersBeginAnewInEachFold) {
  // Case 3 is of class 0 in the one fold, of class 1 in the other.
  std::string other = Rows("");
  other.replace(other.find("\n3,0") + 1, 3, "3,1");
  EXPECT_FALSE(RepeatsIn("inst#,actual,s\n" + Rows("") + other));
}

TEST(RepeatedCases, IsSilentWhereFewRowsAgreeByChance) {
  EXPECT_FALSE(RepeatsIn("id,y,s\n1,0,.1\n1,0,.2\n2,1,.7\n2,1,.8\n"));
}

TEST(RepeatedCases, SpeaksOfGroupsWhoseRowsMayDifferInTheTruth) {
  const std::string csv = "patient,y,s\n" + Rows("") + Rows("") + "1,0,.4\n";
  const auto warning = RepeatsIn(csv);
  EXPECT_TRUE(Says(warning, "25 rows have only 12 different values"));
  EXPECT_TRUE(Says(warning, "resample=cluster=patient"));
}

/// Rows of so many groups, 30 of each, in which both classes occur.
std::string RowsOfPlaces(const std::string& name, int places) {
  std::string csv = name + ",y,s\n";
  for (int i = 0; i < 30 * places; ++i) {
    csv += "p" + std::to_string(i % places) + "," + (i % 7 < 3 ? "1" : "0") +
           ",0." + std::to_string(10 + (i * 13 % 80)) + "\n";
  }
  return csv;
}

TEST(RepeatedCases, SaysOfAFewLargePlacesThatTheyAreTooFew) {
  for (const std::string name : {"site", "scanner", "hospital", "Hospital ID",
                                 "center", "医院", "subject"}) {
    for (const int places : {2, 3, 4, 5}) {
      const auto warning = RepeatsIn(RowsOfPlaces(name, places));
      ASSERT_TRUE(warning) << name << places;
      EXPECT_EQ(warning->code, "cases_repeat");
      EXPECT_EQ(warning->column, name);
      EXPECT_TRUE(
          Says(warning, "only " + std::to_string(places) + " different"));
      EXPECT_TRUE(Says(warning, "each 30 times"));
      EXPECT_TRUE(Says(warning, "Evaluate each of them by itself"));
      EXPECT_FALSE(Says(warning, "resample=cluster"));
      EXPECT_NE(warning->message.chinese.find("请分别评估每一组"),
                std::string::npos);
    }
    // 2/2⁶ = .03125.
    EXPECT_TRUE(
        Says(RepeatsIn(RowsOfPlaces(name, 6)), "resample=cluster=" + name));
  }
}

TEST(RepeatedCases, TakesNoFeatureOfFewValuesForGroups) {
  for (const std::string name : {"gender", "grade", "group", "device", "arm"})
    EXPECT_FALSE(RepeatsIn(RowsOfPlaces(name, 3))) << name;
  // The centre of something that is measured.
  std::string csv = "center,y,s\n";
  for (int i = 0; i < 60; ++i)
    csv += std::to_string(i % 8) + ".5," + (i % 7 < 3 ? "1" : "0") + ",0." +
           std::to_string(10 + (i * 13 % 80)) + "\n";
  EXPECT_FALSE(RepeatsIn(csv));
}

TEST(RepeatedCases, IsSilentOnceWholeGroupsAreDrawn) {
  Options options;
  options.resample = ResampleScheme::cluster;
  options.cluster = "id";
  EXPECT_FALSE(RepeatsIn("id,y,s\n" + Rows("") + Rows(""), options));
}

TEST(RepeatedCases, AreAWarningOfTheReport) {
  for (const std::string task : {"binary", "labels", "regression"}) {
    const std::string labels = task == "labels" ? "id,y,y2\n" : "id,y,s\n";
    std::string rows = Rows("");
    if (task == "labels") {
      rows.clear();
      for (int i = 1; i <= 12; ++i)
        rows += std::to_string(i) + (i % 3 == 0 ? ",0,0\n" : ",1,0\n");
    }
    const ReadJson report =
        ReportOfCsv(labels + rows + rows, R"({"task":")" + task + R"("})");
    const auto& warnings = report["warnings"];
    EXPECT_TRUE(std::any_of(
        warnings.begin(), warnings.end(),
        [](const ReadJson& one) { return one["code"] == "cases_repeat"; }))
        << task << report.dump();
  }
}

/// Rows of groups of three, with a truth that changes within them.
std::string GroupedRows(const std::string& name, bool shuffled) {
  std::string csv = name + ",y_true,model\n";
  for (int i = 0; i < 60; ++i) {
    const int row = shuffled ? i * 7 % 60 : i;
    csv += std::to_string(row / 3) + "," + (row * row % 7 < 3 ? "1" : "0") +
           ",0." + std::to_string(10 + (row * 13 % 80)) + "\n";
  }
  return csv;
}

TEST(RepeatedCases, KnowsGroupsByTheirRowsWhateverTheyAreCalled) {
  for (const std::string name : {"Patienten-ID", "paciente_id", "pid", "store",
                                 "Proband", "animal", "qid"}) {
    for (const bool shuffled : {false, true}) {
      const auto warning = RepeatsIn(GroupedRows(name, shuffled));
      ASSERT_TRUE(warning) << name;
      EXPECT_EQ(warning->column, name);
      EXPECT_TRUE(Says(warning, "only 20 different values")) << name;
    }
  }
  // Folds and inputs are no groups of cases that are alike.
  for (const std::string name : {"fold", "age", "seed"})
    EXPECT_FALSE(RepeatsIn(GroupedRows(name, false))) << name;
}

TEST(RepeatedCases, IsSilentOnNumbersThatFallAsTheyMay) {
  std::string csv = "rooms,y_true,model\n";
  for (int i = 0; i < 60; ++i)
    csv += std::to_string(i * i * 31 % 11 % 6) + "," +
           (i * i % 7 < 3 ? "1" : "0") + ",0." +
           std::to_string(10 + (i * 13 % 80)) + "\n";
  EXPECT_FALSE(RepeatsIn(csv));
}

TEST(RepeatedCases, AreNoneOfRowsWhoseCellIsMissing) {
  // Of 60 rows every second has a patient, of whom each has one row, or five.
  for (const bool again : {false, true}) {
    for (const std::string letter : {"", "p"}) {
      std::string csv = "row,patient_id,y_true,model\n";
      for (int i = 0; i < 60; ++i) {
        const int patient = again ? i / 10 : i;
        csv += std::to_string(i) + "," +
               (i % 2 == 0 ? letter + std::to_string(patient) : "") + "," +
               (i * i % 7 < 3 ? "1" : "0") + ",0." +
               std::to_string(10 + (i * 13 % 80)) + "\n";
      }
      const auto warning = RepeatsIn(csv);
      ASSERT_EQ(warning.has_value(), again);
      if (!again) continue;
      EXPECT_TRUE(Says(warning, "30 rows with a value have only 6 different"));
      EXPECT_TRUE(Says(warning, "each 5 times"));
      EXPECT_TRUE(Says(warning, "cluster=patient_id, missing=drop and"));
    }
  }
}

TEST(RepeatedCases, AreNotGroupedByWhatOnlyOneClassHas) {
  std::string wrong;
  std::string right;
  std::string both;
  for (int i = 0; i < 42; ++i) {
    const std::string score = ",0." + std::to_string(100 + (i * 37 % 800));
    const std::string kind = ",kind" + std::to_string(i / 6) + "\n";
    wrong += "1" + score + kind;
    right += "0" + score + ",none\n";
    both += std::to_string(i % 2) + score + kind;
  }
  EXPECT_FALSE(RepeatsIn("y,s,error_type\n" + wrong + right));
  EXPECT_TRUE(Says(RepeatsIn("y,s,error_type\n" + both + right), "error_type"));
  // Named groups are, but without the other rows nothing could be drawn.
  const auto patients = RepeatsIn("y,s,patient\n" + wrong + right);
  EXPECT_TRUE(Says(patients, "All these rows are of one class"));
  EXPECT_FALSE(Says(patients, "missing=drop"));
}

}  // namespace
}  // namespace melon
