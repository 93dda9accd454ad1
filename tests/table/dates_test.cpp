#include "table/dates.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

bool AreDates(const std::string& first, const std::string& second) {
  return HoldsDates(
      TableFromCsv("y;s\n" + first + ";0\n" + second + ";1\n").columns[0]);
}

TEST(HoldsDates, KnowsDatesWithAndWithoutATime) {
  EXPECT_TRUE(AreDates("2013-08-14", "2013-08-15"));
  EXPECT_TRUE(AreDates("14/08/2013", "8/14/2013"));
  EXPECT_TRUE(AreDates("14.8.2013", "15.8.2013"));
  EXPECT_TRUE(AreDates("2013/8/14 06:03:42", "2013-08-14T06:03"));
  EXPECT_TRUE(AreDates("2013年8月14日", "2013年08月15日"));
}

TEST(HoldsDates, LooksAtMostTextsThatAreNotMissing) {
  EXPECT_TRUE(AreDates("2013-08-14", "NA"));
  EXPECT_TRUE(
      HoldsDates(TableFromCsv("y\n2013-08-14\n2013-08-15\nlate\n").columns[0]));
  EXPECT_FALSE(AreDates("2013-08-14", "late"));
  EXPECT_FALSE(AreDates("NA", ""));
}

TEST(HoldsDates, TakesNoOtherTextsAndNumbersForDates) {
  EXPECT_FALSE(AreDates("2013-13-01", "2013-00-01"));
  EXPECT_FALSE(AreDates("32/01/2013", "13/13/2013"));
  EXPECT_FALSE(AreDates("1-2-3", "18-25-30"));
  EXPECT_FALSE(AreDates("2013-08/14", "2013-08-14-x"));
  EXPECT_FALSE(AreDates("10.5", "2013"));
  EXPECT_FALSE(AreDates("cat", "dog"));
}

}  // namespace
}  // namespace melon
