// Against pandas.merge: tests/golden/joined_files.py.

#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "base/column_access.h"
#include "forms/join/join_files.h"
#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

std::vector<NamedTable> TablesOf(const ReadJson& texts) {
  std::vector<NamedTable> files;
  for (std::size_t i = 0; i < texts.size(); ++i)
    files.push_back({"m" + std::to_string(i) + ".csv",
                     std::make_shared<const Table>(
                         TableFromCsv(texts[i].get<std::string>()))});
  return files;
}

TEST(GoldenJoins, AreThoseOfPandas) {
  const ReadJson cases = ReadJson::parse(GoldenText("joined_files.json"));
  ASSERT_EQ(cases.size(), 16);
  for (const ReadJson& one : cases) {
    const std::vector<NamedTable> files = TablesOf(one["files"]);
    const Result<JoinedFiles> result = JoinFiles(files, Options());
    ASSERT_TRUE(result) << result.problem().message.english << one["files"];
    const JoinedFiles& joined = result.value();
    EXPECT_EQ(joined.kind, JoinKind::identifier);
    EXPECT_EQ(ReadJson(joined.by), one["by"]);
    const std::size_t keys = joined.by.size();
    ASSERT_EQ(joined.table.columns.size(), keys + 1 + files.size());
    ASSERT_EQ(joined.table.row_count, one["rows"].size());
    for (std::size_t i = 0; i <= files.size(); ++i) {
      const std::vector<double> numbers =
          ToNumbers(joined.table.columns[keys + i]);
      for (std::size_t row = 0; row < numbers.size(); ++row)
        ASSERT_EQ(numbers[row], one["rows"][row][i].get<double>());
    }
    for (std::size_t i = 0; i < files.size(); ++i)
      EXPECT_EQ(joined.files[i].unmatched, one["unmatched"][i]);
  }
}

}  // namespace
}  // namespace melon
