#include "roles/comparison/marked_numbers.h"

#include <gtest/gtest.h>

#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "base/column_access.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

std::optional<double> ValueOf(std::string_view text, bool comma = false) {
  const auto number = ReadMarkedNumber(text, comma);
  return number ? std::optional(number->value) : std::nullopt;
}

TEST(ReadMarkedNumber, KeepsPercentagesAsWritten) {
  for (const std::string_view text :
       {"81%", "81 %", "81\u00a0%", "81\u202f%", "81％", "81\\%"})
    EXPECT_EQ(ValueOf(text), 81.) << text;
  EXPECT_EQ(ValueOf("81,5 %", true), 81.5);
  EXPECT_EQ(ValueOf("81,5 %", false), std::nullopt);
}

TEST(ReadMarkedNumber, TakesTheMeanBeforeADeviation) {
  for (const std::string_view text :
       {"0.279 ± 0.01", "0.279±0.01", "0.279 +/- 0.01", "0.279+-0.01",
        "0.279$\\pm$0.01", "0.279 \\pm 0.01", "0.279% ± 0.01%"})
    EXPECT_EQ(ValueOf(text), .279) << text;
}

TEST(ReadMarkedNumber, ANumberOfAFailedRunIsNone) {
  for (const std::string_view text :
       {"3284.16[ERROR]", "12 (timeout)", "7 [failed]"})
    EXPECT_EQ(ValueOf(text), std::nullopt) << text;
  EXPECT_EQ(ValueOf("94.6 (error .2)"), 94.6);
}

TEST(ReadMarkedNumber, TakesTheNumberBeforeRanksAndSigns) {
  for (const std::string_view text :
       {"94.6 (2.1)", "94.6(2)", "94.6 [90, 97]", "94.6*", "94.6 †", "94.6**",
        "94.6 • (1)", "94.6²", "94.6 ± 2.1*", "94.6* ± 2.1", "94.6 % (2.1)",
        "94.6 (2.1) %"})
    EXPECT_EQ(ValueOf(text), 94.6) << text;
  EXPECT_EQ(ValueOf("94,6 (2,1)", true), 94.6);
  EXPECT_TRUE(ReadMarkedNumber("94.6 (2.1)", false)->remark);
  EXPECT_FALSE(ReadMarkedNumber("94.6 %", false)->remark);
  for (const std::string_view text : {"(2.1)", "*", "a*", "94.6)", "k-NN (5)"})
    EXPECT_EQ(ValueOf(text), std::nullopt) << text;
}

TEST(ReadMarkedNumber, RefusesWhatIsPlainOrNoNumber) {
  for (const std::string_view text :
       {"81", "", "%", "±", "±.1", ".9±", ".9 ± ?", "a%", "81%%", "a ± .1"})
    EXPECT_EQ(ValueOf(text), std::nullopt) << text;
}

std::vector<double> FirstColumn(std::string_view csv) {
  const std::optional<Table> table = WithoutMarks(TableFromCsv(csv));
  return table ? ToNumbers(table->columns[0]) : std::vector<double>{};
}

TEST(WithoutMarks, ReadsWholeColumns) {
  EXPECT_EQ(FirstColumn("A,b\n81%,x\n79.5 %,y\n81%,z\n"),
            (std::vector<double>{81, 79.5, 81}));
  EXPECT_EQ(FirstColumn("A,b\n.3 ± .1,x\n.2,y\n"),
            (std::vector<double>{.3, .2}));
}

TEST(WithoutMarks, LeavesPercentagesBesideFractionsAlone) {
  EXPECT_TRUE(FirstColumn("A,b\n81%,x\n.795,y\n").empty());
}

TEST(WithoutMarks, JudgesAColumnWithoutTheRowsThatSumItUp) {
  EXPECT_EQ(FirstColumn("A,D\n81%,x\n79%,y\n80,Average\n1.5,Avg. rank\n"),
            (std::vector<double>{81, 79, 80, 1.5}));
  // Of many percentages a few cells more are slips, but in such a row.
  const std::string many =
      "A,D\n81%,a\n79%,b\n78%,c\n77%,d\n76%,e\n75%,f\n74%,g\n73%,h\n2.00,";
  EXPECT_EQ(FirstColumn(many + "Avg. rank\n").back(), 2);
  EXPECT_TRUE(std::isnan(FirstColumn(many + "i\n").back()));
}

TEST(WithoutMarks, LeavesTextsAlone) {
  EXPECT_TRUE(FirstColumn("A,b\nhalf,x\n50%,y\nnone of it,z\n").empty());
  EXPECT_TRUE(FirstColumn("A,b\n1,2\n3,4\n").empty());
}

TEST(WithoutMarks, KeepsASlipForTheMessage) {
  const auto table = WithoutMarks(TableFromCsv("A,b\n8%,x\nhigh,y\n7%,z\n"));
  ASSERT_TRUE(table);
  EXPECT_EQ(NumberFlaws(table->columns[0]).not_a_number, 1U);
}

TEST(HoldsRemarks, IsNotSoOfPercentages) {
  EXPECT_FALSE(HoldsRemarks(TableFromCsv("A\n8%\n7%\n").columns[0], false));
  EXPECT_TRUE(HoldsRemarks(TableFromCsv("A\n8±1\n7±1\n").columns[0], false));
  EXPECT_TRUE(HoldsRemarks(TableFromCsv("A\n8*\n7\n").columns[0], false));
}

}  // namespace
}  // namespace melon
