#include "tasks/cv/design_findings.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <utility>

#include "tasks/comparison/report_findings.h"
#include "tasks/cv/tables_of_folds.h"

namespace melon {
namespace {

TEST(FindingsOnDesign, AskForNoColumnOfTheRunWhereThereIsOne) {
  const auto one_run = [](std::size_t row) {
    return "1," + std::to_string(row) + ",";
  };
  for (const auto& [rows, code] :
       {std::pair(10, "ten_rows"), std::pair(30, "many_folds")}) {
    const auto count = static_cast<std::size_t>(rows);
    EXPECT_FALSE(FindingOf(ReportOfCsv(Folds(count, "fold,A,B", Number)), code)
                     .is_null());
    EXPECT_TRUE(
        FindingOf(ReportOfCsv(Folds(count, "run,fold,A,B", one_run)), code)
            .is_null());
  }
}

TEST(FindingsOnDesign, AskWhetherTenRowsAreFiveTimesTwo) {
  const ReadJson finding =
      FindingOf(ReportOfCsv(Folds(10, "fold,A,B", Number)), "ten_rows");
  EXPECT_EQ(finding["kind"], "caution");
  EXPECT_EQ(finding["option"]["name"], "design");
  EXPECT_EQ(finding["option"]["value"], "5x2");
}

}  // namespace
}  // namespace melon
