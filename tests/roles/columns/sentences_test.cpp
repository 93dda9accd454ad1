#include "roles/columns/sentences.h"

#include <gtest/gtest.h>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

TEST(Sentences, AreSeveralWordsInMostCellsThatAreNotEmpty) {
  const Table table = TableFromCsv(
      "a,b,c,d\nIt was good but slow,x y,,1\n,x,,2\n"
      "I did not like it at all,It was good but slow,,3\n");
  EXPECT_TRUE(HoldsSentences(table, 0));
  EXPECT_FALSE(HoldsSentences(table, 1));
  EXPECT_FALSE(HoldsSentences(table, 2));
  EXPECT_FALSE(HoldsSentences(table, 3));
}

}  // namespace
}  // namespace melon
