#include "table/cells.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Flags = std::vector<std::uint8_t>;

/// The column of that name as numbers.
WantedColumn Numbers(const Table& table, std::size_t index) {
  return {&table.columns[index], CellUse::number};
}
WantedColumn Labels(const Table& table, std::size_t index) {
  return {&table.columns[index], CellUse::label};
}

Problem Refusal(const Table& table, const std::vector<WantedColumn>& wanted,
                bool drop = false) {
  const Result<UsableRows> rows = CheckCells(table, wanted, drop);
  EXPECT_FALSE(rows);
  return rows ? Problem{} : rows.problem();
}

/// 600 rows of different numbers, so that the column is kept as numbers, with
/// the texts of `changes` instead at these rows.
std::string LongColumn(
    const std::vector<std::pair<int, std::string>>& changes) {
  std::vector<std::string> cells;
  cells.reserve(600);
  for (int row = 0; row < 600; ++row)
    cells.push_back("0." + std::to_string(row + 1000));
  for (const auto& [row, text] : changes)
    cells[static_cast<std::size_t>(row)] = text;
  std::string csv = "y,s\n";
  for (std::size_t row = 0; row < cells.size(); ++row)
    csv += std::to_string(row % 2) + "," + cells[row] + "\n";
  return csv;
}

TEST(CheckCells, KeepsEveryRowOfACleanTable) {
  const Table table = TableFromCsv("y,s\n0,.1\n1,.2\n");
  const Result<UsableRows> rows =
      CheckCells(table, {Labels(table, 0), Numbers(table, 1)}, false);
  ASSERT_TRUE(rows);
  EXPECT_TRUE(rows.value().kept.empty());
  EXPECT_EQ(rows.value().dropped, 0U);
}

TEST(CheckCells, NamesAMissingCellByColumnAndLine) {
  const Table table = TableFromCsv("y,s\n0,.1\n1,NA\n1,.3\n0,\n");
  const Problem problem = Refusal(table, {Labels(table, 0), Numbers(table, 1)});
  EXPECT_EQ(problem.code, "missing_cells");
  EXPECT_EQ(problem.column, "s");
  EXPECT_EQ(problem.line, 3U);
  EXPECT_EQ(problem.value, "NA");
  EXPECT_EQ(
      problem.message.english,
      "Column \"s\" has missing values in 2 of 4 cells: \"NA\" in line 3, "
      "\"\" in line 5. Correct them, or leave their rows out "
      "(missing=drop).");
  EXPECT_NE(problem.message.chinese.find("第 3 行“NA”、第 5 行“”"),
            std::string::npos);
}

TEST(CheckCells, CountsLinesThroughBlankLinesAndQuotedNewlines) {
  // The cell stands on line 8: header 1, blank 2, row 3–5, blank 6–7.
  const Table table =
      TableFromCsv("note,s\n\n\"a\nb\nc\",.5\n\n\nd,inf\ne,.7\n");
  const Problem problem = Refusal(table, {Numbers(table, 1)});
  EXPECT_EQ(problem.code, "not_finite_cells");
  EXPECT_EQ(problem.line, 8U);
  EXPECT_EQ(problem.value, "inf");
}

TEST(CheckCells, TellsInfiniteFromMissingFromText) {
  const Table table = TableFromCsv(
      "a,b,c\n.1,.1,.1\n-inf,NaN,x\n.2,.2,.2\n.3,.3,.3\n1e999,?,.4\n");
  EXPECT_EQ(Refusal(table, {Numbers(table, 0)}).code, "not_finite_cells");
  EXPECT_EQ(Refusal(table, {Numbers(table, 1)}).code, "missing_cells");
  EXPECT_EQ(Refusal(table, {Numbers(table, 2)}).code, "not_a_number");
  EXPECT_EQ(Refusal(table, {Numbers(table, 2)}).line, 3U);
}

TEST(CheckCells, SpeaksOfTextBeforeMissingCellsOfTheSameColumn) {
  const Table table = TableFromCsv("s,t\n,a\nabc,b\n.5,c\n.5,c\n.5,c\n");
  const Problem problem = Refusal(table, {Numbers(table, 0)});
  EXPECT_EQ(problem.code, "not_a_number");
  EXPECT_EQ(problem.value, "abc");
}

TEST(CheckCells, ShowsFiveCellsAndThatThereAreMore) {
  const Table table =
      TableFromCsv("s,t\nNA,a\nNA,a\nNA,a\nNA,a\nNA,a\nNA,a\n.5,b\n.6,b\n");
  const std::string message =
      Refusal(table, {Numbers(table, 0)}).message.english;
  EXPECT_NE(message.find("\"NA\" in line 6, …"), std::string::npos) << message;
  EXPECT_EQ(message.find("line 7"), std::string::npos) << message;
}

TEST(CheckCells, FindsTheSameInAColumnKeptAsNumbers) {
  const Table table =
      TableFromCsv(LongColumn({{10, "NA"}, {20, "inf"}, {30, "oops"}}));
  ASSERT_EQ(table.columns[1].storage, Storage::numbers);
  const Problem problem = Refusal(table, {Numbers(table, 1)});
  EXPECT_EQ(problem.code, "not_a_number");
  EXPECT_EQ(problem.line, 32U);
  EXPECT_EQ(problem.value, "oops");
  const Result<UsableRows> rows = CheckCells(table, {Numbers(table, 1)}, true);
  ASSERT_TRUE(rows);
  EXPECT_EQ(rows.value().dropped, 3U);
  for (const std::size_t row : {10U, 20U, 30U})
    EXPECT_EQ(rows.value().kept[row], 0) << row;
}

TEST(CheckCells, TakesAnyPresentTextAsLabel) {
  const Table table = TableFromCsv("y,s\nyes,.1\ninf,.2\nyes,.3\n");
  EXPECT_TRUE(CheckCells(table, {Labels(table, 0)}, false));
  const Table missing = TableFromCsv("y,s\nyes,.1\n,.2\nno,.3\n");
  EXPECT_EQ(Refusal(missing, {Labels(missing, 0)}).code, "missing_cells");
}

TEST(CheckCells, DropsARowForAllColumns) {
  const Table table =
      TableFromCsv("y,a,b\n0,.1,.2\n1,NA,.3\nNA,.1,.2\n1,.4,inf\n0,.5,.6\n");
  const Result<UsableRows> rows = CheckCells(
      table, {Labels(table, 0), Numbers(table, 1), Numbers(table, 2)}, true);
  ASSERT_TRUE(rows);
  EXPECT_EQ(rows.value().kept, (Flags{1, 0, 0, 0, 1}));
  EXPECT_EQ(rows.value().dropped, 3U);
}

TEST(CheckCells, DoesNotLookAtColumnsThatAreNotWanted) {
  const Table table = TableFromCsv("y,a,b\n0,.1,NA\n1,.2,NA\n");
  EXPECT_TRUE(CheckCells(table, {Labels(table, 0), Numbers(table, 1)}, false));
}

TEST(CheckCells, RefusesAMostlyTextColumnEvenWhenDropping) {
  const Table table = TableFromCsv("y,s\n0,low\n1,high\n1,.5\n");
  for (const bool drop : {false, true}) {
    const Problem problem = Refusal(table, {Numbers(table, 1)}, drop);
    EXPECT_EQ(problem.code, "not_a_number");
    EXPECT_NE(problem.message.english.find("Choose another column"),
              std::string::npos);
  }
}

TEST(CheckCells, RefusesAColumnOfIdentifiers) {
  std::string csv = "y,id\n";
  for (int row = 0; row < 70'000; ++row)
    csv += std::to_string(row % 2) + ",case-" + std::to_string(row) + "\n";
  const Table table = TableFromCsv(csv);
  ASSERT_EQ(table.columns[1].storage, Storage::dropped);
  const Problem problem = Refusal(table, {Numbers(table, 1)}, true);
  EXPECT_EQ(problem.code, "not_a_number");
  EXPECT_NE(problem.message.english.find("70,000 of its 70,000"),
            std::string::npos);
}

TEST(CheckCells, SaysWhenNoRowIsLeft) {
  const Table table = TableFromCsv("y,a,b\n0,.1,NA\n1,NA,.2\n");
  EXPECT_EQ(
      Refusal(table, {Labels(table, 0), Numbers(table, 1), Numbers(table, 2)},
              true)
          .code,
      "no_rows_left");
  // Which is said at once.
  const Problem missing = Refusal(
      table, {Labels(table, 0), Numbers(table, 1), Numbers(table, 2)}, false);
  EXPECT_EQ(missing.code, "missing_cells");
  EXPECT_EQ(missing.message.english.find("missing=drop"), std::string::npos);
  EXPECT_NE(missing.message.english.find("fewer columns (predictions)"),
            std::string::npos);
}

TEST(CheckCells, AsksForAnotherColumnWhereAllCellsAreMissing) {
  const Table table = TableFromCsv("y,a\nNA,.1\nNA,.2\n");
  const Problem missing =
      Refusal(table, {Labels(table, 0), Numbers(table, 1)}, false);
  EXPECT_NE(missing.message.english.find("Choose another column"),
            std::string::npos);
}

TEST(CheckCells, SaysWhenDroppingLeavesFewRows) {
  const Table table =
      TableFromCsv("y,a,b\n0,.1,NA\n1,NA,.2\n1,.3,.4\n0,.2,NA\n");
  const Problem missing = Refusal(
      table, {Labels(table, 0), Numbers(table, 1), Numbers(table, 2)}, false);
  EXPECT_NE(missing.message.english.find("keeps 1 of 4"), std::string::npos)
      << missing.message.english;
}

TEST(NumbersOf, GivesTheUsableRowsOfEitherStorage) {
  const Table coded = TableFromCsv("y,s\n0,.5\n1,NA\n1,.25\n");
  EXPECT_EQ(NumbersOf(coded.columns[1], {.kept = {1, 0, 1}, .dropped = 1}),
            (std::vector<double>{.5, .25}));
  const Table numbers = TableFromCsv(LongColumn({{0, "NA"}}));
  const Result<UsableRows> rows =
      CheckCells(numbers, {Numbers(numbers, 1)}, true);
  ASSERT_TRUE(rows);
  const std::vector<double> kept = NumbersOf(numbers.columns[1], rows.value());
  ASSERT_EQ(kept.size(), 599U);
  EXPECT_EQ(kept.front(), 0.1001);
  EXPECT_EQ(NumbersOf(coded.columns[0], {}), (std::vector<double>{0, 1, 1}));
}

}  // namespace
}  // namespace melon
