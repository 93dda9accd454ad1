#include "table/formatted_numbers.h"

#include <gtest/gtest.h>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(FormattedNumbers, SeparatorsSignsAndUnitsAreNamedWithTheCell) {
  const ReadJson answer = ReportOfCsv(
      "price,pred_a\n\"$1,200\",\"$1,100\"\n\"$2,300\",\"$2,400\"\n"
      "\"$3,100\",\"$3,000\"\n");
  EXPECT_EQ(ErrorCode(answer), "formatted_numbers");
  EXPECT_EQ(answer["error"]["line"], 2);
  EXPECT_EQ(answer["error"]["value"], "$1,200");
}

TEST(FormattedNumbers, OfATruthThatIsGivenTheCellIsNamedToo) {
  const ReadJson answer =
      ReportOfCsv("price,a\n\"1,200\",1100\n\"2,300\",2400\n900,880\n",
                  R"({"task":"regression","truth":"price"})");
  ASSERT_TRUE(answer.contains("error"));
  EXPECT_NE(answer["error"]["message"].get<std::string>().find("\"1,200\""),
            std::string::npos);
  EXPECT_NE(answer["error"]["message"].get<std::string>().find("thousands"),
            std::string::npos);
}

TEST(FormattedNumbers, InBracketsAreNamedWithTheCellAndHowToWriteThem) {
  const ReadJson one =
      ReportOfCsv("label,prediction\n0,[0.366667]\n1,[[0.9]]\n1,[1e-3]\n");
  EXPECT_EQ(ErrorCode(one), "numbers_in_brackets");
  EXPECT_EQ(one["error"]["line"], 2);
  EXPECT_EQ(one["error"]["value"], "[0.366667]");
  EXPECT_NE(one["error"]["message"].get<std::string>().find(
                "alone, such as 0.366667;"),
            std::string::npos);
  for (const std::string_view csv :
       {"label,proba\n1,[0.042 0.958]\n0,[0.547 0.453]\n",
        "label,proba,age\n1,\"[0.042, 0.958]\",44\n0,\"[0.5,\n 0.5]\",61\n"}) {
    const ReadJson several = ReportOfCsv(csv);
    EXPECT_EQ(ErrorCode(several), "numbers_in_brackets") << csv;
    EXPECT_NE(several["error"]["message"].get<std::string>().find(
                  "the first with 0.042. Probabilities of classes"),
              std::string::npos)
        << several;
  }
  for (const char* const cell : {"[]", "[a]", "[0.5", "0.5]", "[0.5 b]"})
    EXPECT_FALSE(NumbersInBrackets(
        TableFromCsv("y,p\n1," + std::string(cell) + "\n"), 1))
        << cell;
}

TEST(FormattedNumbers, UnitsAndBlanksAreRecognised) {
  const auto first = [](std::string_view csv) {
    const auto cell = FormattedNumber(TableFromCsv(csv).columns[0]);
    return cell ? cell->text : std::string("none");
  };
  EXPECT_EQ(first("a,b\n12 kg,1\n13 kg,2\n"), "12 kg");
  EXPECT_EQ(first("a;b\n1 200,50 €;1\n1 300,00 €;2\n"), "1 200,50 €");
  EXPECT_EQ(first("a;b\n1.200.000;1\n1.300.000;2\n"), "1.200.000");
}

TEST(FormattedNumbers, ListsOfIdsAreNot) {
  const Table table = TableFromCsv(
      "outlier_ids,price\n\"524,1299\",\"1,200\"\n\"31,620\",\"2,300\"\n");
  EXPECT_FALSE(FormattedNumber(table.columns[0]));
  EXPECT_TRUE(FormattedNumber(table.columns[1]));
}

TEST(FormattedNumbers, WordsAndPlainNumbersAreNot) {
  EXPECT_FALSE(FormattedNumber(TableFromCsv("a,b\ncat,1\ndog,2\n").columns[0]));
  EXPECT_FALSE(FormattedNumber(TableFromCsv("a,b\n1.5,1\n2,2\n").columns[0]));
  EXPECT_FALSE(
      FormattedNumber(TableFromCsv("a,b\n\"1,2\",1\nx,2\n").columns[1]));
}

}  // namespace
}  // namespace melon
