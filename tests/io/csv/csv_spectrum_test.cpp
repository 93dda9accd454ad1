// The cases of csv-spectrum by their names (github.com/maxogden/csv-spectrum,
// commit b251546): each file as published, and what its JSON says is in it.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "io/csv/csv_reader.h"

namespace melon {
namespace {

using Row = std::vector<std::string>;

struct Case {
  std::string_view name;
  std::string_view file;
  Row header;
  std::vector<Row> rows;
};

const std::vector<Case>& Cases() {
  static const std::vector<Case> kCases = {
      {"comma_in_quotes",
       "first,last,address,city,zip\nJohn,Doe,120 any st.,\"Anytown, "
       "WW\",08123",
       {"first", "last", "address", "city", "zip"},
       {{"John", "Doe", "120 any st.", "Anytown, WW", "08123"}}},
      {"empty",
       "a,b,c\n1,\"\",\"\"\n2,3,4",
       {"a", "b", "c"},
       {{"1", "", ""}, {"2", "3", "4"}}},
      {"empty_crlf",
       "a,b,c\r\n1,\"\",\"\"\r\n2,3,4",
       {"a", "b", "c"},
       {{"1", "", ""}, {"2", "3", "4"}}},
      {"escaped_quotes",
       "a,b\n1,\"ha \"\"ha\"\" ha\"\n3,4\n",
       {"a", "b"},
       {{"1", "ha \"ha\" ha"}, {"3", "4"}}},
      {"json",
       "key,val\n1,\"{\"\"type\"\": \"\"Point\"\", \"\"coordinates\"\": "
       "[102.0, 0.5]}\"\n",
       {"key", "val"},
       {{"1", "{\"type\": \"Point\", \"coordinates\": [102.0, 0.5]}"}}},
      {"newlines",
       "a,b,c\n1,2,3\n\"Once upon \na time\",5,6\n7,8,9\n",
       {"a", "b", "c"},
       {{"1", "2", "3"}, {"Once upon \na time", "5", "6"}, {"7", "8", "9"}}},
      {"newlines_crlf",
       "a,b,c\r\n1,2,3\r\n\"Once upon \r\na time\",5,6\r\n7,8,9\r\n",
       {"a", "b", "c"},
       {{"1", "2", "3"}, {"Once upon \r\na time", "5", "6"}, {"7", "8", "9"}}},
      {"quotes_and_newlines",
       "a,b\n1,\"ha \n\"\"ha\"\" \nha\"\n3,4\n",
       {"a", "b"},
       {{"1", "ha \n\"ha\" \nha"}, {"3", "4"}}},
      {"simple", "a,b,c\n1,2,3\n", {"a", "b", "c"}, {{"1", "2", "3"}}},
      {"simple_crlf", "a,b,c\r\n1,2,3\r\n", {"a", "b", "c"}, {{"1", "2", "3"}}},
      {"utf8",
       "a,b,c\n1,2,3\n4,5,ʤ",
       {"a", "b", "c"},
       {{"1", "2", "3"}, {"4", "5", "ʤ"}}},
  };
  return kCases;
}

TEST(CsvSpectrum, EveryCaseIsReadAsItsJsonSays) {
  for (const Case& one : Cases()) {
    CsvReader reader({});
    std::copy(one.file.begin(), one.file.end(),
              reader.Buffer(one.file.size()).begin());
    ASSERT_FALSE(reader.Push(one.file.size())) << one.name;
    const Result<Table> table = reader.Finish();
    ASSERT_TRUE(table) << one.name;
    Row header;
    for (const Column& column : table.value().columns)
      header.push_back(column.name);
    EXPECT_EQ(header, one.header) << one.name;
    EXPECT_EQ(table.value().first_rows, one.rows) << one.name;
  }
}

}  // namespace
}  // namespace melon
