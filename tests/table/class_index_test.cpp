#include "table/class_index.h"

#include <gtest/gtest.h>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Texts = std::vector<std::string>;

TEST(ClassLabels, AreSortedNumbersFirstAndEqualNumbersOnce) {
  const Table table = TableFromCsv("y\n10\nb\n2\n2.0\na\n");
  EXPECT_EQ(ClassLabels(table.columns[0], {}).value(),
            (Texts{"2", "10", "a", "b"}));
}

TEST(ClassLabels, OfAColumnOfNumbersAreTheNumbers) {
  std::string csv = "y\n";
  for (int i = 0; i < 300; ++i) csv += std::to_string(300 - i) + "\n";
  const Table table = TableFromCsv(csv);
  ASSERT_EQ(table.columns[0].storage, Storage::numbers);
  const Texts labels = ClassLabels(table.columns[0], {}).value();
  ASSERT_EQ(labels.size(), 300U);
  EXPECT_EQ(labels.front(), "1");
  EXPECT_EQ(labels.back(), "300");
}

TEST(ClassLabels, AreAProblemWhenThereAreMoreThanAThousand) {
  std::string csv = "y\n";
  for (int i = 0; i < 1001; ++i) csv += std::to_string(i) + ".5\n";
  const Table table = TableFromCsv(csv);
  const Result<Texts> labels = ClassLabels(table.columns[0], {});
  ASSERT_FALSE(labels);
  EXPECT_EQ(labels.problem().code, "too_many_classes");
}

TEST(ClassLabels, TellLongNumbersApartWhereTheirTextsAreKept) {
  const Table table = TableFromCsv("y\n9007199254740993\n9007199254740992\n");
  EXPECT_EQ(ClassLabels(table.columns[0], {}).value(),
            (Texts{"9007199254740992", "9007199254740993"}));
  std::string csv = "y\n";
  for (int i = 0; i < 300; ++i)
    csv += "9007199254741" + std::to_string(500 + i) + "\n";
  const Result<Texts> labels = ClassLabels(TableFromCsv(csv).columns[0], {});
  ASSERT_FALSE(labels);
  EXPECT_EQ(labels.problem().code, "merged_numbers");
}

TEST(ClassIndex, FindsLabelsInAnyOrder) {
  const Texts classes{"z", "10", "a", "2"};
  const ClassIndex index(classes);
  EXPECT_EQ(index.Find("z"), 0);
  EXPECT_EQ(index.Find("10.0"), 1);
  EXPECT_EQ(index.Find("a"), 2);
  EXPECT_EQ(index.Find("2"), 3);
  EXPECT_FALSE(index.Find("b"));
  EXPECT_FALSE(index.Find("3"));
}

TEST(ClassIndex, CodesTheUsableRows) {
  const Table table = TableFromCsv("y\nb\na\nb\n");
  const Texts classes{"a", "b"};
  const ClassIndex index(classes);
  EXPECT_EQ(index.CodesOf(table.columns[0], {}),
            (std::vector<std::uint16_t>{1, 0, 1}));
  EXPECT_EQ(index.CodesOf(table.columns[0], {{0, 1, 1}, 1}),
            (std::vector<std::uint16_t>{0, 1}));
}

TEST(FirstOtherClass, IsTheRowInWhichLabelsStopGoingTogether) {
  const Table table =
      TableFromCsv("a,b,c\ncat,1,x\ndog,2,x\ncat,1,x\ncow,3,y\ndog,2,x\n");
  EXPECT_FALSE(FirstOtherClass(table.columns[0], table.columns[1]));
  // One label of c goes with two of a.
  EXPECT_EQ(FirstOtherClass(table.columns[0], table.columns[2]), 1U);
  EXPECT_EQ(FirstOtherClass(table.columns[2], table.columns[0]), 1U);
}

}  // namespace
}  // namespace melon
