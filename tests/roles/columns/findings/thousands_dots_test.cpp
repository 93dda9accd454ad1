#include "roles/columns/findings/thousands_dots.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

/// What a report says of dots.
std::string DotsIn(std::string_view csv, std::string_view options = "{}") {
  const ReadJson report = ReportOfCsv(csv, options);
  if (!report.contains("warnings")) return report.dump();
  for (const ReadJson& warning : report["warnings"]) {
    if (warning["code"] == "dots_of_thousands") return warning["message"];
  }
  return "";
}

TEST(ThousandsDots, AreNamedWithANumberBelowAThousandBesideThem) {
  const std::string said = DotsIn(
      "id;truth;A\n1;1.200;1.150\n2;950;980\n3;1.050;1.100\n4;870;850\n"
      "5;1.500;1.450\n");
  EXPECT_NE(said.find("Column \"truth\" has 1.200 in line 2 and 950 in line 3"),
            std::string::npos)
      << said;
  EXPECT_NE(said.find("1200 instead of 1.200"), std::string::npos) << said;
  EXPECT_NE(DotsIn("Datensatz;A;B\niris;1.200;1.150\nwein;950;980\n"), "");
}

TEST(ThousandsDots, AreNoQuestionWhereOtherDotsAreDecimalPoints) {
  // Two decimals; nothing below a thousand; commas between the cells; 0.950.
  EXPECT_EQ(DotsIn("truth;A\n1.200;1.15\n950;980\n870;850.5\n"), "");
  EXPECT_EQ(DotsIn("truth;A\n1.200;1.150\n1.950;1.980\n1.870;1.850\n"), "");
  EXPECT_EQ(DotsIn("truth,A\n1.200,1.150\n950,980\n870,850\n"), "");
  EXPECT_EQ(DotsIn("truth;A\n1.200;0.950\n12;1.900\n0.870;10\n"), "");
}

/// Prices from 700 up, about a third of them below a thousand.
std::string Prices(bool dots) {
  std::string csv = "truth;A\n";
  const auto text = [dots](int price) {
    std::string digits = std::to_string(price);
    return dots && price > 999 ? digits.insert(digits.size() - 3, ".") : digits;
  };
  for (int i = 0; i < 600; ++i)
    csv +=
        text(700 + 3 * i % 900) + ";" + text(701 + 3 * i % 900 + i % 7) + "\n";
  return csv;
}

TEST(ThousandsDots, AreSeenInColumnsOfManyNumbersToo) {
  EXPECT_NE(DotsIn(Prices(true)), "");
  EXPECT_EQ(DotsIn(Prices(false)), "");
}

TEST(ThousandsDots, AreNotSeenInMeasurementsOfThreeDecimals) {
  std::string csv = "truth;A\n";
  for (int i = 0; i < 900; ++i) {
    const std::string decimals = std::to_string(1000 + i * 37 % 1000).substr(1);
    const std::string whole = std::to_string(100 + i % 50);
    csv += whole + "." + decimals + ";" + whole + ".5\n";
  }
  EXPECT_EQ(DotsIn(csv + "150;149.25\n"), "");
}

}  // namespace
}  // namespace melon
