#include "table/labels.h"

#include <gtest/gtest.h>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Labels = std::vector<std::string>;

TEST(LabelBefore, PutsNumbersByValueBeforeTexts) {
  EXPECT_TRUE(LabelBefore("9", "10"));
  EXPECT_TRUE(LabelBefore("10", "a"));
  EXPECT_TRUE(LabelBefore("a", "b"));
  EXPECT_FALSE(LabelBefore("b", "a"));
}

TEST(LabelsInUse, AreSortedAndEqualNumbersOnce) {
  const Table table = TableFromCsv("y\n10\nb\n9.0\na\n9\n");
  EXPECT_EQ(LabelsInUse(table.columns[0], {}), (Labels{"9", "10", "a", "b"}));
}

TEST(LabelsInUse, LeaveOutThoseOfDroppedRows) {
  const Table table = TableFromCsv("y\na\nb\na\n");
  EXPECT_EQ(LabelsInUse(table.columns[0], {.kept = {1, 0, 1}, .dropped = 1}),
            Labels{"a"});
}

TEST(ShowLabels, ShowsTheFirstEight) {
  EXPECT_EQ(ShowLabels({"a", "b"}), "a, b");
  EXPECT_EQ(ShowLabels(Labels(9, "x")), "x, x, x, x, x, x, x, x, …");
}

}  // namespace
}  // namespace melon
