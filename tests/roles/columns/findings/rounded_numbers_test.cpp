#include "roles/columns/findings/rounded_numbers.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kRegression =
    R"({"task":"regression","truth":"truth","predictions":["a"]})";

std::string Rounded(const ReadJson& report) {
  EXPECT_FALSE(report.contains("error")) << report.dump();
  if (!report.contains("warnings")) return "";
  for (const auto& warning : report["warnings"])
    if (warning["code"] == "numbers_rounded")
      return warning["message"].get<std::string>();
  return "";
}

TEST(RoundedNumbers, AreSaidOfWhatIsEvaluatedAsANumber) {
  const std::string csv =
      "truth,a\n9007199254740992,9007199254740992\n"
      "9007199254740994,9007199254740993\n";
  EXPECT_NE(Rounded(ReportOfCsv(csv, kRegression)).find("9007199254740993"),
            std::string::npos);
  EXPECT_EQ(Rounded(ReportOfCsv("truth,a\n9007199254740992,1e20\n1.5,2.5\n",
                                kRegression)),
            "");
}

TEST(RoundedNumbers, AreNotSaidOfLabelsWhichKeepEveryDigit) {
  const ReadJson report = ReportOfCsv(
      "truth,a\n9007199254740992,9007199254740992\n"
      "9007199254740993,9007199254740993\n"
      "9007199254740992,9007199254740993\n"
      "9007199254740993,9007199254740993\n",
      R"({"task":"labels","truth":"truth","predictions":["a"]})");
  EXPECT_EQ(Rounded(report), "");
  ASSERT_TRUE(report.contains("models")) << report.dump();
  EXPECT_EQ(report["models"][0]["metrics"]["accuracy"], .75);
}

}  // namespace
}  // namespace melon
