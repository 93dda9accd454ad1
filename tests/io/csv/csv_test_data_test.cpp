// The valid files of csv-test-data by their names
// (github.com/sineemore/csv-test-data, commit e4c25eb): thirteen are read as
// their JSON says, five differently, for the reason that stands beside them.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "io/csv/csv_reader.h"

namespace melon {
namespace {

using Row = std::vector<std::string>;

struct Published {
  std::string_view name;
  std::string_view file;
  Row header;
  Row row;
};

Result<Table> Read(std::string_view file) {
  CsvReader reader({});
  std::copy(file.begin(), file.end(), reader.Buffer(file.size()).begin());
  if (std::optional<Problem> problem = reader.Push(file.size()))
    return *std::move(problem);
  return reader.Finish();
}

void ExpectTable(const Published& one) {
  const Result<Table> table = Read(one.file);
  ASSERT_TRUE(table) << one.name;
  Row header;
  for (const Column& column : table.value().columns)
    header.push_back(column.name);
  EXPECT_EQ(header, one.header) << one.name;
  EXPECT_EQ(table.value().first_rows, std::vector<Row>{one.row}) << one.name;
}

TEST(CsvTestData, ThirteenFilesAreReadAsTheirJsonSays) {
  const Row three = {"foo", "bar", "baz"};
  const Published published[] = {
      {"empty-field", "foo,bar,baz\n1,,3", three, {"1", "", "3"}},
      {"header-simple", "foo,bar,baz\n1,2,3", three, {"1", "2", "3"}},
      {"one-column", "foo\n1", {"foo"}, {"1"}},
      {"quotes-empty", "foo,bar,baz\n1,\"\",3", three, {"1", "", "3"}},
      {"quotes-with-comma",
       "foo,bar,baz\n1,\"Luke, I am your father.\",3",
       three,
       {"1", "Luke, I am your father.", "3"}},
      {"quotes-with-escaped-quote",
       "foo,bar,baz\n1,\"The \"\" must be escaped\",3",
       three,
       {"1", "The \" must be escaped", "3"}},
      {"quotes-with-newline",
       "foo,bar,baz\n1,\"No man is an island,\nEntire of itself\",3",
       three,
       {"1", "No man is an island,\nEntire of itself", "3"}},
      {"quotes-with-space",
       "foo,bar,baz\n1,\"Field with spaces\",3",
       three,
       {"1", "Field with spaces", "3"}},
      {"simple-crlf", "foo,bar,baz\r\n1,2,3", three, {"1", "2", "3"}},
      {"simple-lf", "foo,bar,baz\n1,2,3", three, {"1", "2", "3"}},
      {"trailing-newline-one-field", "foo\n1\n", {"foo"}, {"1"}},
      {"trailing-newline", "foo,bar,baz\n1,2,3\n", three, {"1", "2", "3"}},
      {"utf8", "foo,bar,baz\n1,😎,3", three, {"1", "😎", "3"}},
  };
  for (const Published& one : published) ExpectTable(one);
}

/// A name of a class is the same with a blank before or behind it.
TEST(CsvTestData, BlanksAroundACellAreLeftOut) {
  const Row three = {"foo", "bar", "baz"};
  ExpectTable({"leading-space",
               "foo,bar,baz\n1, leading space,3",
               three,
               {"1", "leading space", "3"}});
  ExpectTable({"trailing-space",
               "foo,bar,baz\n1,trailing space ,3",
               three,
               {"1", "trailing space", "3"}});
}

/// Blank lines are skipped, and a table without rows cannot be evaluated.
TEST(CsvTestData, FilesWithoutARowAreRefused) {
  EXPECT_FALSE(Read("\n\n")) << "all-empty";
  EXPECT_FALSE(Read("foo\n\n")) << "empty-one-column";
  EXPECT_FALSE(Read("foo,bar,baz")) << "header-no-rows";
}

}  // namespace
}  // namespace melon
