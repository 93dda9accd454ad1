#include "table/column_traits.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

Column ColumnOf(std::string_view csv) { return TableFromCsv(csv).columns[0]; }

TEST(Simplify, LeavesLettersDigitsAndOtherScripts) {
  EXPECT_EQ(Simplify("Y_True (2)"), "ytrue2");
  EXPECT_EQ(Simplify("真实 标记"), "真实标记");
}

TEST(WordsOf, EndAtPunctuationDigitsAndCapitals) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(WordsOf("HouseAge"), (Words{"house", "age"}));
  EXPECT_EQ(WordsOf("blood_pressure 2"), (Words{"blood", "pressure"}));
  EXPECT_EQ(WordsOf("x_12"), Words{"x"});
  EXPECT_EQ(WordsOf("BMI (kg/m2)"), (Words{"bmi", "kg", "m"}));
  EXPECT_EQ(WordsOf("年龄"), Words{"年龄"});
  EXPECT_EQ(WordsOf("-- 3"), Words{});
}

TEST(PresentLabels, AreThoseThatAreNotMissing) {
  EXPECT_EQ(PresentLabels(ColumnOf("y\na\nNA\nb\na\n")),
            (std::vector<std::string_view>{"a", "b"}));
  EXPECT_EQ(PresentLabels(ColumnOf("y\n1\n1.0\n0\n")).size(), 2U);
}

TEST(FindColumnIn, IsTheFirstOfAnyOfTheNames) {
  constexpr std::string_view kNames[] = {"ids", "testids"};
  EXPECT_EQ(FindColumnIn(TableFromCsv("y,Test_IDs,ids\n1,2,3\n"), kNames), 1U);
  EXPECT_EQ(FindColumnIn(TableFromCsv("y,s\n1,2\n"), kNames), std::nullopt);
}

TEST(IsNumeric, ForgivesFewTexts) {
  EXPECT_TRUE(IsNumeric(ColumnOf("x\n1\n2\n3\n4\n5\n6\n7\n8\n9\nn\n")));
  EXPECT_FALSE(IsNumeric(ColumnOf("x\n1\n2\nn\n")));
}

TEST(HasWholeNumbersOnly, SeesAFraction) {
  EXPECT_TRUE(HasWholeNumbersOnly(ColumnOf("x\n1\n-2\n3.0\n")));
  EXPECT_FALSE(HasWholeNumbersOnly(ColumnOf("x\n1\n2.5\n")));
}

TEST(HasWholeNumbersOnly, CountsLongNumbersWrittenInDigits) {
  const Column digits =
      ColumnOf("x\n9234567890123456\n9234567890123457\n7\n7\n");
  EXPECT_TRUE(HasWholeNumbersOnly(digits) && HasLongWholeNumbers(digits));
  EXPECT_FALSE(HasWholeNumbersOnly(ColumnOf("x\n1e20\n1e20\n7\n")));
  EXPECT_FALSE(HasLongWholeNumbers(ColumnOf("x\n1e20\n9007199254740991\n")));
}

TEST(IsIdentifier, HoldsEachWholeNumberOnce) {
  EXPECT_TRUE(IsIdentifier(ColumnOf("id\n7\n3\n5\n")));
  EXPECT_FALSE(IsIdentifier(ColumnOf("id\n7\n3\n7\n")));
}

TEST(PrefixBefore, IsWhatStandsBeforeTheLabel) {
  EXPECT_EQ(PrefixBefore("yes", ColumnOf("proba_Yes\n1\n")), "proba");
  EXPECT_FALSE(PrefixBefore("no", ColumnOf("proba_Yes\n1\n")));
  EXPECT_FALSE(PrefixBefore("", ColumnOf("proba_Yes\n1\n")));
}

TEST(PrefixBefore, TakesTheSameNumberForTheSameClass) {
  EXPECT_EQ(PrefixBefore("1.0", ColumnOf("proba_1\n1\n")), "proba");
  EXPECT_EQ(PrefixBefore("1", ColumnOf("proba_1.0\n1\n")), "proba");
  EXPECT_EQ(PrefixBefore("0.0", ColumnOf("p0\n1\n")), "p");
  EXPECT_EQ(PrefixBefore("-1", ColumnOf("proba_-1\n1\n")), "proba");
  EXPECT_FALSE(PrefixBefore("1", ColumnOf("proba_-1\n1\n")));
  EXPECT_FALSE(PrefixBefore("0", ColumnOf("proba_1.0\n1\n")));
}

TEST(PrefixBefore, KnowsAClassThatIsASignBehindASeparator) {
  EXPECT_EQ(PrefixBefore("+", ColumnOf("tree:+\n1\n")), "tree");
  EXPECT_EQ(PrefixBefore("-", ColumnOf("tree:-\n1\n")), "tree");
  EXPECT_FALSE(PrefixBefore("-", ColumnOf("tree:+\n1\n")));
  EXPECT_FALSE(PrefixBefore("+", ColumnOf("tree\n1\n")));
}

TEST(PrefixBefore, IsOfTheLabelWithTheSameSigns) {
  EXPECT_EQ(PrefixBefore(">50K", ColumnOf("lr_>50K\n1\n")), "lr");
  EXPECT_FALSE(PrefixBefore(">50K", ColumnOf("lr_<=50K\n1\n")));
  EXPECT_FALSE(PrefixBefore("A", ColumnOf("lr_A+\n1\n")));
  EXPECT_EQ(PrefixBefore("A+", ColumnOf("lr A+\n1\n")), "lr");
}

TEST(PrefixBefore, KnowsAClassInBrackets) {
  EXPECT_EQ(PrefixBefore("-1", ColumnOf("LR (-1)\n1\n")), "lr");
  EXPECT_FALSE(PrefixBefore("1", ColumnOf("LR (-1)\n1\n")));
  EXPECT_EQ(PrefixBefore(">50K", ColumnOf("P (income=>50K)\n1\n")), "p");
  EXPECT_EQ(PrefixBefore("1", ColumnOf("1,x\n1,1\n")), "");
  EXPECT_FALSE(PrefixBefore("1", ColumnOf("-1,x\n1,1\n")));
}

TEST(AreOpposites, AreOneNumberWithBothSigns) {
  const Table table = TableFromCsv("a,b,c\n1.5,-1.5,-1.5\n-.2,.2,-.2\n");
  EXPECT_TRUE(AreOpposites(table.columns[0], table.columns[1]));
  EXPECT_FALSE(AreOpposites(table.columns[0], table.columns[2]));
}

TEST(AreComplements, AddUpToOneButForRounding) {
  const Table table = TableFromCsv("a,b,c\n.25,.75,.7\n.331,.67,.67\n");
  EXPECT_TRUE(AreComplements(table.columns[0], table.columns[1]));
  EXPECT_FALSE(AreComplements(table.columns[0], table.columns[2]));
}

TEST(HasLabelsOf, TakesFewerLabelsButNoOthers) {
  const Table table = TableFromCsv("y,a,b\n1,1.0,x\n2,1,1\n3,2,2\n");
  EXPECT_TRUE(HasLabelsOf(table.columns[1], table.columns[0]));
  EXPECT_FALSE(HasLabelsOf(table.columns[2], table.columns[0]));
}

TEST(SameLabel, IsTheSameTextOrTheSameNumber) {
  EXPECT_TRUE(SameLabel("1", "1.0"));
  EXPECT_TRUE(SameLabel("x", "x"));
  EXPECT_FALSE(SameLabel("x", "X"));
  EXPECT_FALSE(SameLabel("1", "2"));
  // One double, and two names.
  EXPECT_FALSE(SameLabel("9007199254740993", "9007199254740992"));
}

TEST(AreOfOneSeries, DifferInANumberOrALetterThatStandsApart) {
  EXPECT_TRUE(AreOfOneSeries("A", "b"));
  EXPECT_TRUE(AreOfOneSeries("rater_1", "Rater 22"));
  EXPECT_TRUE(AreOfOneSeries("annotator a", "annotator_c"));
  EXPECT_FALSE(AreOfOneSeries("rater 1", "judge 2"));
  EXPECT_FALSE(AreOfOneSeries("rater", "rater 2"));
  EXPECT_FALSE(AreOfOneSeries("forest", "tree"));
  EXPECT_FALSE(AreOfOneSeries("1", "2"));
}

TEST(LineOfLabel, IsThatOfTheFirstRowWithIt) {
  // Line 1 is the header, and a quoted cell goes over two lines.
  const Table table = TableFromCsv("y,a\nno,\"x\ny\"\nyes,z\nyes,z\n");
  EXPECT_EQ(LineOfLabel(table, table.columns[0], "no"), 2U);
  EXPECT_EQ(LineOfLabel(table, table.columns[0], "yes"), 4U);
}

TEST(HoldsTwoClasses, TakesTextsThatRepeatOrTwoOfMinusOneZeroAndOne) {
  EXPECT_TRUE(HoldsTwoClasses(ColumnOf("y\nyes\nno\nno\n")));
  EXPECT_FALSE(HoldsTwoClasses(ColumnOf("y\nyes\nno\n")));
  EXPECT_FALSE(HoldsTwoClasses(ColumnOf("y\na\nb\nc\na\n")));
  EXPECT_TRUE(HoldsTwoClasses(ColumnOf("y\n-1\n1\n1\n")));
  EXPECT_TRUE(HoldsTwoClasses(ColumnOf("y\n0\n1\n")));
  EXPECT_FALSE(HoldsTwoClasses(ColumnOf("y\n1\n2\n1\n")));
}

}  // namespace
}  // namespace melon
