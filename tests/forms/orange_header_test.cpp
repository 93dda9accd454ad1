#include "forms/orange_header.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

Names Models(const ReadJson& report) {
  Names names;
  if (!report.contains("models")) return {report.dump()};
  for (const ReadJson& model : report["models"]) names.push_back(model["name"]);
  return names;
}

// As Orange 3 saves the data of its widget Predictions.
constexpr std::string_view kLabels =
    "width\tiris\tTree\tForest\tFold\tnote\n"
    "continuous\ta b\ta b\tdiscrete\tcontinuous\tstring\n"
    "\tclass\tmeta\tmeta\tmeta\tignore\n"
    "1.5\ta\ta\ta\t1\tx\n.4\tb\tb\ta\t1\ty\n.7\ta\tb\ta\t2\tz\n"
    ".3\tb\tb\tb\t2\tx\n";

TEST(ReadOrangeHeader, TakesTheClassForTheTruth) {
  const ReadJson report = ReportOfCsv(kLabels);
  EXPECT_EQ(report["task"], "labels");
  EXPECT_EQ(report["input"]["truth"], "iris");
  EXPECT_EQ(report["input"]["rows"], 4);
  EXPECT_EQ(Models(report), (Names{"Tree", "Forest"}));
  // One error in four each.
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["accuracy"], .75);
  bool said = false;
  for (const ReadJson& warning : report["warnings"])
    said = said || warning["code"] == "orange_header_read";
  EXPECT_TRUE(said);
}

TEST(ReadOrangeHeader, LeavesTheLinesOfTheFile) {
  const auto made = ReadOrangeHeader(TableFromCsv(kLabels));
  ASSERT_TRUE(made && made->table);
  EXPECT_EQ(made->table->LineOfCell(made->table->columns[0], 0), 4U);
  EXPECT_EQ(made->gone, Names{"note"});
}

TEST(ReadOrangeHeader, KnowsInputsByTheirMissingFlag) {
  // The input lies on the scale of the truth.
  const ReadJson report = ReportOfCsv(
      "rooms2\tmedv\tmine\ncontinuous\tcontinuous\tcontinuous\n"
      "\tclass\tmeta\n20.5\t24.5\t25.5\n21.5\t21.5\t20.5\n"
      "30.5\t34.5\t33.5\n33.5\t33.5\t34.5\n");
  EXPECT_EQ(report["task"], "regression");
  EXPECT_EQ(report["input"]["truth"], "medv");
  EXPECT_EQ(Models(report), Names{"mine"});
  EXPECT_EQ(report["input"]["features"], Names{"rooms2"});
  EXPECT_DOUBLE_EQ(report["models"][0]["metrics"]["mae"], 1);
}

TEST(HasOrangeHeader, IsNoRowOfLetters) {
  EXPECT_FALSE(HasOrangeHeader(TableFromCsv("y,p\nc,d\nc,c\nd,d\n")));
  EXPECT_FALSE(HasOrangeHeader(
      TableFromCsv("y\tp\ncontinuous\tdiscrete\n1\t2\n3\t4\n")));
}

}  // namespace
}  // namespace melon
